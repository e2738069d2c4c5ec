; The installer for Windows: for one user, without rights of an administrator.
;
; makensis -DVERSION=1.2.3 -DPROGRAM=folder of the frozen program -DICONS=folder of icons
;          -DOUT=setup.exe -DSIZE_KB=kilobytes installed thegame.nsi
; Silent: setup.exe /S [/D=C:\a folder], and uninstall.exe /S.

Unicode true
SetCompressor /SOLID lzma
SetDateSave off ; the same input gives the same bytes
RequestExecutionLevel user
ManifestDPIAware true

!define NAME "The Game"
!define FILE_TYPE "TheGame.SavedGame"
!define UNINSTALL_KEY "Software\Microsoft\Windows\CurrentVersion\Uninstall\TheGameDesktop"

Name "${NAME}"
OutFile "${OUT}"
InstallDir "$LOCALAPPDATA\Programs\${NAME}"
InstallDirRegKey HKCU "${UNINSTALL_KEY}" "InstallLocation"
BrandingText "${NAME} ${VERSION}"
VIProductVersion "${VERSION}.0"
VIAddVersionKey "ProductName" "${NAME}"
VIAddVersionKey "ProductVersion" "${VERSION}"
VIAddVersionKey "FileVersion" "${VERSION}"
VIAddVersionKey "FileDescription" "${NAME} – Setup"
VIAddVersionKey "LegalCopyright" "MIT"

!include "MUI2.nsh"
!include "x64.nsh"
!include "WinVer.nsh"
!define MUI_ICON "${ICONS}\thegame.ico"
!define MUI_UNICON "${ICONS}\thegame.ico"
!define MUI_ABORTWARNING
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!define MUI_FINISHPAGE_RUN "$INSTDIR\thegame.exe"
!define MUI_FINISHPAGE_RUN_TEXT "$(PLAY_NOW)"
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
; The first one is taken where Windows speaks neither.
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "German"

LangString PLAY_NOW ${LANG_ENGLISH} "Play now"
LangString PLAY_NOW ${LANG_GERMAN} "Jetzt spielen"
LangString SAVED_GAME ${LANG_ENGLISH} "Saved game of The Game"
LangString SAVED_GAME ${LANG_GERMAN} "Spielstand von The Game"
LangString DESCRIPTION ${LANG_ENGLISH} "The cooperative card game"
LangString DESCRIPTION ${LANG_GERMAN} "Das kooperative Kartenspiel"
LangString TOO_OLD ${LANG_ENGLISH} "${NAME} needs Windows 10 or newer, with 64 bits."
LangString TOO_OLD ${LANG_GERMAN} "${NAME} braucht Windows 10 oder neuer mit 64 Bit."
LangString IS_RUNNING ${LANG_ENGLISH} "${NAME} is running. Please close its window, then choose Retry."
LangString IS_RUNNING ${LANG_GERMAN} "${NAME} läuft gerade. Bitte das Fenster schließen, dann „Wiederholen“ wählen."

; A running program can't be written to, and half of a game isn't one.
!macro WAIT_UNTIL_CLOSED un
  Function ${un}WaitUntilClosed
    again:
    IfFileExists "$INSTDIR\thegame.exe" 0 closed
    ClearErrors
    FileOpen $0 "$INSTDIR\thegame.exe" a
    IfErrors 0 free
    MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION "$(IS_RUNNING)" /SD IDCANCEL IDRETRY again
    SetErrorLevel 2
    Quit
    free:
    FileClose $0
    closed:
  FunctionEnd
!macroend
!insertmacro WAIT_UNTIL_CLOSED ""
!insertmacro WAIT_UNTIL_CLOSED "un."

; Only what was installed goes: whoever chose a folder of their own may keep things in it.
!macro REMOVE_PROGRAM
  RMDir /r "$INSTDIR\_internal"
  Delete "$INSTDIR\thegame.exe"
  Delete "$INSTDIR\thegame-console.exe"
  Delete "$INSTDIR\thegame-document.ico"
!macroend

Function .onInit
  ${IfNot} ${RunningX64}
  ${OrIfNot} ${AtLeastWin10}
    MessageBox MB_OK|MB_ICONSTOP "$(TOO_OLD)" /SD IDOK
    SetErrorLevel 2
    Quit
  ${EndIf}
FunctionEnd

Section
  Call WaitUntilClosed
  SetShellVarContext current
  !insertmacro REMOVE_PROGRAM
  SetOutPath "$INSTDIR"
  File /r "${PROGRAM}\*"
  File "${ICONS}\thegame-document.ico"
  WriteUninstaller "$INSTDIR\uninstall.exe"

  CreateShortcut "$SMPROGRAMS\${NAME}.lnk" "$INSTDIR\thegame.exe" "" "" "" "" "" "$(DESCRIPTION)"

  WriteRegStr HKCU "Software\Classes\.thegame" "" "${FILE_TYPE}"
  WriteRegStr HKCU "Software\Classes\.thegame" "Content Type" "application/x-thegame"
  WriteRegStr HKCU "Software\Classes\${FILE_TYPE}" "" "$(SAVED_GAME)"
  WriteRegStr HKCU "Software\Classes\${FILE_TYPE}\DefaultIcon" "" "$INSTDIR\thegame-document.ico"
  WriteRegStr HKCU "Software\Classes\${FILE_TYPE}\shell\open\command" "" '"$INSTDIR\thegame.exe" "%1"'

  WriteRegStr HKCU "${UNINSTALL_KEY}" "DisplayName" "${NAME}"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "DisplayIcon" "$INSTDIR\thegame.exe"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "Publisher" "The Game – Desktop contributors"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "InstallLocation" "$INSTDIR"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegStr HKCU "${UNINSTALL_KEY}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
  WriteRegDWORD HKCU "${UNINSTALL_KEY}" "EstimatedSize" ${SIZE_KB}
  WriteRegDWORD HKCU "${UNINSTALL_KEY}" "NoModify" 1
  WriteRegDWORD HKCU "${UNINSTALL_KEY}" "NoRepair" 1
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)' ; icons of files
SectionEnd

; Games, results and settings lie elsewhere, and stay.
Section "Uninstall"
  Call un.WaitUntilClosed
  SetShellVarContext current
  !insertmacro REMOVE_PROGRAM
  Delete "$INSTDIR\uninstall.exe"
  RMDir "$INSTDIR"
  Delete "$SMPROGRAMS\${NAME}.lnk"
  ReadRegStr $0 HKCU "Software\Classes\.thegame" ""
  StrCmp $0 "${FILE_TYPE}" 0 +2
  DeleteRegKey HKCU "Software\Classes\.thegame"
  DeleteRegKey HKCU "Software\Classes\${FILE_TYPE}"
  DeleteRegKey HKCU "${UNINSTALL_KEY}"
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
SectionEnd
