"""The language of the program, switched while it runs."""

from PySide6.QtCore import QCoreApplication, QDir, QLocale, QObject, QTranslator

FOLDER = ":/translations"
SOURCE_LANGUAGE = "en"


class Language(QObject):
    """Installs the translations of a language; Qt then tells every widget that it has changed."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._translators: list[QTranslator] = []
        self.code = ""
        """The language that is spoken now."""

    def speak(self, wanted: str) -> None:
        """Switch to a language by its code; empty or unknown: the system's, if we know it."""
        code = wanted if wanted in languages() else _system_language()
        if code == self.code:
            return
        self.code = code
        QLocale.setDefault(_locale_of(code))
        old, self._translators = self._translators, []
        for name in ("qtbase", "thegame"):
            translator = QTranslator(self)
            # Only the plurals of English are translated, and Qt's own texts are English anyway.
            if translator.load(f"{FOLDER}/{name}_{code}.qm"):
                self._translators.append(translator)
        for translator in old:
            QCoreApplication.removeTranslator(translator)
            translator.deleteLater()
        for translator in self._translators:
            QCoreApplication.installTranslator(translator)


def languages() -> list[str]:
    """The codes of all languages there are, as the translations at hand tell."""
    names = QDir(FOLDER).entryList(["thegame_*.qm"])
    return sorted(name.removeprefix("thegame_").removesuffix(".qm") for name in names)


def _locale_of(code: str) -> QLocale:
    """How dates and numbers are written: as the system does, if that speaks the language too."""
    system, locale = QLocale.system(), QLocale(code)
    return QLocale(system.name()) if system.language() == locale.language() else locale


def _system_language() -> str:
    known = languages()
    for name in QLocale.system().uiLanguages():
        code = name.replace("_", "-").partition("-")[0]
        if code in known:
            return code
    return SOURCE_LANGUAGE
