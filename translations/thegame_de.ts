<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About The Game – Desktop</source>
        <translation>Über The Game – Desktop</translation>
    </message>
    <message>
        <source>The Game – Desktop</source>
        <translation>The Game – Desktop</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation>Version {version}</translation>
    </message>
    <message>
        <source>“The Game” is a cooperative card game by Steffen Benndorf. This is a fan&apos;s project with drawings and words of its own; it has no connection with the author or the publishers of the game.</source>
        <translation>„The Game“ ist ein kooperatives Kartenspiel von Steffen Benndorf. Dies ist ein Fanprojekt mit eigenen Zeichnungen und Texten; mit dem Autor und den Verlagen des Spiels steht es in keiner Verbindung.</translation>
    </message>
    <message>
        <source>This program: MIT licence</source>
        <translation>Dieses Programm: MIT-Lizenz</translation>
    </message>
    <message>
        <source>The font Nunito: SIL Open Font License 1.1</source>
        <translation>Die Schrift Nunito: SIL Open Font License 1.1</translation>
    </message>
    <message>
        <source>Qt {qt} and PySide6 {pyside}: LGPL 3</source>
        <translation>Qt {qt} und PySide6 {pyside}: LGPL 3</translation>
    </message>
    <message>
        <source>Font licence</source>
        <translation>Lizenz der Schrift</translation>
    </message>
    <message>
        <source>Licence of the font Nunito</source>
        <translation>Lizenz der Schrift Nunito</translation>
    </message>
    <message>
        <source>Settings, all games and the log file are kept in</source>
        <translation>Einstellungen, alle Partien und die Protokolldatei liegen in</translation>
    </message>
    <message>
        <source>Folder of settings, games and log file: {folder}</source>
        <translation>Ordner mit Einstellungen, Partien und Protokolldatei: {folder}</translation>
    </message>
    <message>
        <source>Show folder</source>
        <translation>Ordner zeigen</translation>
    </message>
    <message>
        <source>A copy of this folder is a copy of everything.</source>
        <translation>Eine Kopie dieses Ordners ist eine Kopie von allem.</translation>
    </message>
    <message>
        <source>Expert computer players think with the compiled core.</source>
        <translation>Computerspieler der Stufe „Meister“ denken mit dem kompilierten Kern.</translation>
    </message>
    <message>
        <source>Expert computer players are weaker here: the compiled core is missing.</source>
        <translation>Computerspieler der Stufe „Meister“ sind hier schwächer: Der kompilierte Kern fehlt.</translation>
    </message>
</context>
<context>
    <name>AlreadyRunning</name>
    <message>
        <source>The Game is running already</source>
        <translation>The Game läuft schon</translation>
    </message>
    <message>
        <source>Another window of it has the saved games in its hands, but doesn&apos;t answer. Please close that window, or end the program, and try again.</source>
        <translation>Ein anderes Fenster des Spiels hat die gespeicherten Partien in Gebrauch, antwortet aber nicht. Bitte schließe dieses Fenster oder beende das Programm und versuche es noch einmal.</translation>
    </message>
</context>
<context>
    <name>CardFlow</name>
    <message>
        <source>no cards</source>
        <translation>keine Karten</translation>
    </message>
    <message>
        <source>{caption}: {cards}</source>
        <translation>{caption}: {cards}</translation>
    </message>
    <message>
        <source>Row card, {direction}</source>
        <translation>Reihenkarte, {direction}</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s), face down</source>
        <translation>
            <numerusform>%n Karte, verdeckt</numerusform>
            <numerusform>%n Karten, verdeckt</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CommandChoice</name>
    <message>
        <source>Instant commands</source>
        <translation>Blitzbefehle</translation>
    </message>
    <message>
        <source>Lasting commands</source>
        <translation>Dauerbefehle</translation>
    </message>
    <message>
        <source>Command cards</source>
        <translation>Befehlskarten</translation>
    </message>
    <message>
        <source>Edit file…</source>
        <translation>Datei bearbeiten …</translation>
    </message>
    <message>
        <source>There is no file yet: “Edit file…” begins one.</source>
        <translation>Es gibt noch keine Datei: „Datei bearbeiten …“ legt eine an.</translation>
    </message>
    <message>
        <source>The file can&apos;t be used: {reason}</source>
        <translation>Die Datei ist nicht zu gebrauchen: {reason}</translation>
    </message>
    <message>
        <source>Please open this file in a text editor: {path}</source>
        <translation>Bitte öffne diese Datei in einem Texteditor: {path}</translation>
    </message>
</context>
<context>
    <name>Cover</name>
    <message>
        <source>Show it again</source>
        <translation>Noch einmal zeigen</translation>
    </message>
    <message>
        <source>Show on the table once more what has happened</source>
        <translation>Auf dem Tisch noch einmal zeigen, was geschehen ist</translation>
    </message>
    <message>
        <source>Show my hand</source>
        <translation>Meine Hand zeigen</translation>
    </message>
    <message>
        <source>Silence: nobody may talk about the game.</source>
        <translation>Schweigen: Niemand darf über das Spiel reden.</translation>
    </message>
    <message>
        <source>Covered for</source>
        <translation>Verdeckt für</translation>
    </message>
    <message>
        <source>Pass the laptop to</source>
        <translation>Der Laptop geht an</translation>
    </message>
    <message>
        <source>Space or Enter uncovers the hand. The others look away.</source>
        <translation>Leertaste oder Eingabe deckt die Hand auf. Die anderen schauen weg.</translation>
    </message>
    <message>
        <source>Have a look at your hand, then cover it again.</source>
        <translation>Sieh dir deine Hand an und verdecke sie wieder.</translation>
    </message>
    <message>
        <source>It is still your turn.</source>
        <translation>Du bist noch am Zug.</translation>
    </message>
    <message>
        <source>Your turn!</source>
        <translation>Du bist am Zug!</translation>
    </message>
    <message>
        <source>A look at your own hand. {player} is on turn.</source>
        <translation>Ein Blick in die eigene Hand. Am Zug: {player}.</translation>
    </message>
    <message>
        <source>Since your last turn</source>
        <translation>Seit deinem letzten Zug</translation>
    </message>
    <message>
        <source>Nobody has laid a card yet.</source>
        <translation>Noch hat niemand eine Karte abgelegt.</translation>
    </message>
    <message>
        <source>Since the beginning</source>
        <translation>Seit Beginn</translation>
    </message>
    <message>
        <source>Never mind</source>
        <translation>Doch nicht</translation>
    </message>
    <message>
        <source>What has happened</source>
        <translation>Was geschehen ist</translation>
    </message>
    <message>
        <source>Nothing has happened since your last turn.</source>
        <translation>Seit deinem letzten Zug ist nichts geschehen.</translation>
    </message>
</context>
<context>
    <name>DrawPileView</name>
    <message numerus="yes">
        <source>Draw pile: %n card(s)</source>
        <translation>
            <numerusform>Zugstapel: %n Karte</numerusform>
            <numerusform>Zugstapel: %n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>Draw pile</source>
        <translation>Zugstapel</translation>
    </message>
</context>
<context>
    <name>EndPage</name>
    <message>
        <source>Take back the last card</source>
        <translation>Letzte Karte zurücknehmen</translation>
    </message>
    <message>
        <source>New game…</source>
        <translation>Neues Spiel …</translation>
    </message>
    <message>
        <source>This deal again</source>
        <translation>Dieses Spiel noch einmal</translation>
    </message>
    <message>
        <source>Same again, new deal</source>
        <translation>Noch einmal, neu gemischt</translation>
    </message>
    <message>
        <source>Once everything is turned up, there is no way back into the game.</source>
        <translation>Ist alles aufgedeckt, gibt es kein Zurück mehr ins Spiel.</translation>
    </message>
    <message>
        <source>Turn everything up</source>
        <translation>Alles aufdecken</translation>
    </message>
</context>
<context>
    <name>ErrorDialog</name>
    <message>
        <source>Something went wrong</source>
        <translation>Etwas ist schiefgegangen</translation>
    </message>
    <message>
        <source>Something went wrong in the program</source>
        <translation>Im Programm ist etwas schiefgegangen</translation>
    </message>
    <message>
        <source>This is a fault of the program, not yours. The game goes on.</source>
        <translation>Das ist ein Fehler des Programms, nicht deiner. Das Spiel geht weiter.</translation>
    </message>
    <message>
        <source>Just go on playing. If it happens again, close the program and start it anew. The log file tells what happened: please send it to us.</source>
        <translation>Spiel einfach weiter. Wenn es noch einmal passiert, schließe das Programm und starte es neu. In der Protokolldatei steht, was geschehen ist: Bitte schick sie uns.</translation>
    </message>
    <message>
        <source>Log file</source>
        <translation>Protokolldatei</translation>
    </message>
    <message>
        <source>Log file: {path}</source>
        <translation>Protokolldatei: {path}</translation>
    </message>
    <message>
        <source>Hide details</source>
        <translation>Einzelheiten ausblenden</translation>
    </message>
    <message>
        <source>Show details</source>
        <translation>Einzelheiten zeigen</translation>
    </message>
    <message>
        <source>Details of the error</source>
        <translation>Einzelheiten des Fehlers</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Kopiert</translation>
    </message>
    <message>
        <source>Copy details</source>
        <translation>Einzelheiten kopieren</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>This is a fault of the program, not yours. It can&apos;t start like this.</source>
        <translation>Das ist ein Fehler des Programms, nicht deiner. So kann es nicht starten.</translation>
    </message>
    <message>
        <source>Please start it once more. The log file tells what happened: please send it to us. It may help to move the file settings.ini beside it to another place.</source>
        <translation>Bitte starte es noch einmal. In der Protokolldatei steht, was geschehen ist: Bitte schick sie uns. Es kann helfen, die Datei settings.ini daneben an einen anderen Ort zu verschieben.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>EventWords</name>
    <message numerus="yes">
        <source>{turn}: at least %n card(s)</source>
        <translation>
            <numerusform>{turn}: mindestens %n Karte</numerusform>
            <numerusform>{turn}: mindestens %n Karten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) drawn</source>
        <translation>
            <numerusform>%n Karte nachgezogen</numerusform>
            <numerusform>%n Karten nachgezogen</numerusform>
        </translation>
    </message>
    <message>
        <source>turn finished</source>
        <translation>Zug beendet</translation>
    </message>
    <message>
        <source>signals given</source>
        <translation>Signale gegeben</translation>
    </message>
    <message>
        <source>signals withdrawn</source>
        <translation>Signale zurückgenommen</translation>
    </message>
    <message>
        <source>The game begins</source>
        <translation>Das Spiel beginnt</translation>
    </message>
    <message>
        <source>{player} begins</source>
        <translation>{player} beginnt</translation>
    </message>
    <message>
        <source>{player}: {deed}</source>
        <translation>{player}: {deed}</translation>
    </message>
    <message>
        <source>{card} on pile {number}</source>
        <translation>{card} auf Stapel {number}</translation>
    </message>
    <message>
        <source>{card} on pile {number}, backwards trick ({step})</source>
        <translation>{card} auf Stapel {number}, Rückwärts-Trick ({step})</translation>
    </message>
    <message>
        <source>{card} on pile {number} ({step})</source>
        <translation>{card} auf Stapel {number} ({step})</translation>
    </message>
    <message numerus="yes">
        <source>Lost with %n card(s) left. {reason}</source>
        <translation>
            <numerusform>Verloren mit %n Restkarte. {reason}</numerusform>
            <numerusform>Verloren mit %n Restkarten. {reason}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{turn}: exactly %n card(s)</source>
        <translation>
            <numerusform>{turn}: genau %n Karte</numerusform>
            <numerusform>{turn}: genau %n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>You begin</source>
        <translation>Du beginnst</translation>
    </message>
</context>
<context>
    <name>ExtremeRules</name>
    <message>
        <source>What is new</source>
        <translation>Was ist neu?</translation>
    </message>
    <message>
        <source>All rules of the Original hold, both variants for experts too. But 28 of the 98 cards carry a command: seven different commands, four cards each. Who lays such a card has to obey its command exactly, and if there are several, all of them.</source>
        <translation>Alle Regeln des Originals gelten, auch beide Profivarianten. Aber 28 der 98 Karten tragen einen Befehl: sieben verschiedene Befehle auf je vier Karten. Wer so eine Karte ablegt, muss ihren Befehl genau befolgen, und wenn es mehrere sind, alle.</translation>
    </message>
    <message>
        <source>Which numbers carry which command is ours, and fixed. In a new game you can have them shuffled for every deal, choose them yourself, or switch single commands off to learn them step by step.</source>
        <translation>Welche Zahlen welchen Befehl tragen, haben wir festgelegt. Bei einem neuen Spiel kannst du sie jedes Mal neu mischen lassen, selbst wählen oder einzelne Befehle abschalten, um sie nach und nach zu lernen.</translation>
    </message>
    <message>
        <source>If a command isn&apos;t obeyed</source>
        <translation>Wenn ein Befehl nicht befolgt wird</translation>
    </message>
    <message>
        <source>A command that isn&apos;t obeyed exactly loses the game at once.</source>
        <translation>Wird ein Befehl nicht genau befolgt, ist das Spiel sofort verloren.</translation>
    </message>
    <message>
        <source>A card that would break a command outright is simply refused, with the reason, and nothing is lost: a fourth card with “3!”, “3!” as the fourth card or later, a Stop where the turn may not end, a trick under “No backwards trick”, a second pile under “One pile”. Any other card may be laid, but the game is lost if it leaves no way to obey.</source>
        <translation>Eine Karte, die einen Befehl geradewegs bricht, wird einfach abgelehnt, mit dem Grund, und nichts ist verloren: eine vierte Karte bei „3!“, „3!“ als vierte Karte oder später, ein Stop, wo der Zug nicht enden darf, ein Trick unter „Kein Rückwärts-Trick“, ein zweiter Stapel unter „Ein Stapel“. Jede andere Karte darf abgelegt werden, aber das Spiel ist verloren, wenn danach kein Weg mehr bleibt, den Befehl zu befolgen.</translation>
    </message>
    <message>
        <source>Whoever has no way to obey when the turn begins, for example with nothing but a Skull in hand, has lost at once, and those cards count as left. The rulebook lets them be laid first; lost it is either way.</source>
        <translation>Wer schon zu Beginn des Zuges keinen Weg hat, die Befehle zu befolgen, etwa mit nichts als einem Totenkopf auf der Hand, hat sofort verloren, und diese Karten zählen als Restkarten. Nach der Spielregel dürften sie noch abgelegt werden; verloren ist es so oder so.</translation>
    </message>
    <message>
        <source>Commands of the moment</source>
        <translation>Blitzbefehle</translation>
    </message>
    <message>
        <source>Stop, Skull and “3!” show a flash of lightning. They hold for whoever lays them, in that turn only. Later they are cards like all others.</source>
        <translation>Stop, Totenkopf und „3!“ zeigen einen Blitz. Sie gelten für den, der sie ablegt, und nur in diesem Zug. Danach sind es Karten wie alle anderen.</translation>
    </message>
    <message>
        <source>Commands that last</source>
        <translation>Dauerbefehle</translation>
    </message>
    <message>
        <source>The other four show the sign of infinity. They hold for everyone from the moment they are laid, for as long as they show on top of a pile. If several show, all of them hold. Covered, they mean nothing any more. A lasting command doesn&apos;t govern the card that carries it.</source>
        <translation>Die anderen vier zeigen das Zeichen für Unendlich. Sie gelten für alle, sobald sie abgelegt sind und solange sie oben auf einem Stapel zu sehen sind. Sind mehrere zu sehen, gelten alle. Überdeckt bedeuten sie nichts mehr. Für die Karte, die ihn trägt, gilt ein Dauerbefehl noch nicht.</translation>
    </message>
    <message>
        <source>The turn is over with this card.</source>
        <translation>Mit dieser Karte ist der Zug zu Ende.</translation>
    </message>
    <message>
        <source>Your turn ends with this card, however few you have laid: even if it is the first one. You draw, and the next player goes on.</source>
        <translation>Dein Zug endet mit dieser Karte, so wenige du auch abgelegt hast: sogar, wenn es die erste ist. Du ziehst nach, und es geht weiter mit dem Nächsten.</translation>
    </message>
    <message>
        <source>It can&apos;t be laid where the turn may not end: if you have laid a “3!” and Stop isn&apos;t the third card, or if a Skull of this turn still shows. Laid on that Skull, it covers it.</source>
        <translation>Stop kann nicht abgelegt werden, wo der Zug nicht enden darf: wenn du eine „3!“ abgelegt hast und Stop nicht die dritte Karte ist, oder wenn ein Totenkopf aus diesem Zug noch zu sehen ist. Auf diesen Totenkopf gelegt, überdeckt er ihn.</translation>
    </message>
    <message>
        <source>The next card on this pile covers the Skull.</source>
        <translation>Die nächste Karte auf diesem Stapel überdeckt den Totenkopf.</translation>
    </message>
    <message>
        <source>You have to cover it in the same turn. Nobody may finish a turn while a Skull of this turn shows on a pile. If it is the last card of all and still shows, the game is lost although all 98 are laid.</source>
        <translation>Du musst ihn im selben Zug überdecken. Niemand darf einen Zug beenden, solange ein Totenkopf aus diesem Zug auf einem Stapel zu sehen ist. Ist er die allerletzte Karte und bleibt zu sehen, ist das Spiel verloren, obwohl alle 98 abgelegt sind.</translation>
    </message>
    <message>
        <source>One card, “3!”, and a Stop as the third: three in all.</source>
        <translation>Eine Karte, „3!“ und ein Stop als dritte: zusammen drei.</translation>
    </message>
    <message>
        <source>This turn has exactly three cards in all, those before it included. That goes before the usual number. A Stop may be the third card, and only the third. At the end of the game, with fewer than three cards in hand, it can&apos;t be obeyed any more, and the game is lost.</source>
        <translation>Dieser Zug hat insgesamt genau drei Karten, die davor eingerechnet. Das geht der üblichen Anzahl vor. Ein Stop darf die dritte Karte sein, und nur die dritte. Am Ende des Spiels, mit weniger als drei Karten auf der Hand, lässt sich der Befehl nicht mehr befolgen, und das Spiel ist verloren.</translation>
    </message>
    <message>
        <source>As long as it shows, be quiet.</source>
        <translation>Solange sie zu sehen ist, wird geschwiegen.</translation>
    </message>
    <message>
        <source>Nobody may talk about the game or make any sign. The signals at the table are locked meanwhile; computer players neither give nor heed any.</source>
        <translation>Niemand darf über das Spiel sprechen oder Zeichen geben. Die Signale am Tisch sind so lange gesperrt; Computerspieler geben keine und achten auf keine.</translation>
    </message>
    <message>
        <source>While it shows, 37 may not go on 47.</source>
        <translation>Solange sie zu sehen ist, darf die 37 nicht auf die 47.</translation>
    </message>
    <message>
        <source>No backwards trick on any of the four piles, not even one that would cover this very card.</source>
        <translation>Kein Rückwärts-Trick auf keinem der vier Stapel, nicht einmal einer, der genau diese Karte überdecken würde.</translation>
    </message>
    <message>
        <source>All cards of a turn on one pile.</source>
        <translation>Alle Karten eines Zuges auf einen Stapel.</translation>
    </message>
    <message>
        <source>Whoever is on turn lays all cards of the turn on one single pile, whichever they like.</source>
        <translation>Wer am Zug ist, legt alle Karten des Zuges auf einen einzigen Stapel, nach freier Wahl.</translation>
    </message>
    <message>
        <source>If it is laid in the middle of a turn, the cards before it and the card itself don&apos;t count: the ones after it go on one pile. Each showing card of this kind binds by itself. Covered, it binds nobody any more, and the rest of the turn is free.</source>
        <translation>Mitten in einem Zug abgelegt, zählen die Karten davor und sie selbst nicht: Die danach kommen auf einen Stapel. Jede sichtbare Karte dieser Art bindet für sich. Überdeckt bindet sie niemanden mehr, und der Rest des Zuges ist frei.</translation>
    </message>
    <message>
        <source>One new card, not more.</source>
        <translation>Eine neue Karte, nicht mehr.</translation>
    </message>
    <message>
        <source>Whoever finishes a turn draws only one card, however many were laid. Once it is covered, players draw back up to the full hand again.</source>
        <translation>Wer einen Zug beendet, zieht nur eine Karte nach, so viele auch abgelegt wurden. Ist sie überdeckt, wird wieder bis zur vollen Hand nachgezogen.</translation>
    </message>
    <message>
        <source>Who then has fewer cards than a turn demands, while there is still a draw pile, has lost when their turn comes; only a Stop can save it.</source>
        <translation>Wer dann weniger Karten hat, als ein Zug verlangt, und es gibt noch einen Zugstapel, hat verloren, sobald er an der Reihe ist; nur ein Stop kann ihn retten.</translation>
    </message>
    <message>
        <source>Talking</source>
        <translation>Miteinander reden</translation>
    </message>
    <message>
        <source>As in the Original, and about commands too: you may say which ones you hold, and which had better not come now. Numbers stay secret.</source>
        <translation>Wie im Original, und auch über Befehle: Ihr dürft sagen, welche ihr auf der Hand habt und welche jetzt besser nicht kommen. Zahlen bleiben geheim.</translation>
    </message>
</context>
<context>
    <name>FileWords</name>
    <message>
        <source>The file is not there any more.</source>
        <translation>Die Datei ist nicht mehr da.</translation>
    </message>
    <message>
        <source>The file may not be read.</source>
        <translation>Die Datei darf nicht gelesen werden.</translation>
    </message>
    <message>
        <source>That is no file that could hold a game.</source>
        <translation>Das ist keine Datei, die eine Partie enthalten könnte.</translation>
    </message>
    <message>
        <source>The file can&apos;t be read: {reason}.</source>
        <translation>Die Datei lässt sich nicht lesen: {reason}.</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>der Datenträger ist voll</translation>
    </message>
    <message>
        <source>nothing may be written to its folder</source>
        <translation>in den Ordner darf nicht geschrieben werden</translation>
    </message>
    <message>
        <source>its folder can&apos;t be reached</source>
        <translation>der Ordner ist nicht zu erreichen</translation>
    </message>
    <message>
        <source>today, {time}</source>
        <translation>heute, {time}</translation>
    </message>
    <message>
        <source>yesterday, {time}</source>
        <translation>gestern, {time}</translation>
    </message>
    <message>
        <source>{date}, {time}</source>
        <translation>{date}, {time}</translation>
    </message>
    <message>
        <source>It was saved by a newer version of The Game. Please bring the program up to date to open it.</source>
        <translation>Sie wurde mit einer neueren Version von The Game gespeichert. Bitte bring das Programm auf den neuesten Stand, um sie zu öffnen.</translation>
    </message>
    <message>
        <source>It is no saved game of The Game, or it is damaged.</source>
        <translation>Das ist keine gespeicherte Partie von The Game, oder sie ist beschädigt.</translation>
    </message>
    <message>
        <source>It is of an edition or a variant that isn&apos;t known here.</source>
        <translation>Sie gehört zu einer Ausgabe oder Variante, die hier nicht bekannt ist.</translation>
    </message>
    <message>
        <source>What it tells can&apos;t have been played by the rules: it is damaged.</source>
        <translation>So kann nach den Regeln nicht gespielt worden sein: Die Datei ist beschädigt.</translation>
    </message>
</context>
<context>
    <name>GameFiles</name>
    <message>
        <source>Open a game</source>
        <translation>Partie öffnen</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>Partie speichern</translation>
    </message>
    <message>
        <source>This game can&apos;t be opened</source>
        <translation>Diese Partie lässt sich nicht öffnen</translation>
    </message>
    <message>
        <source>The game can&apos;t be saved there</source>
        <translation>Dort lässt sich die Partie nicht speichern</translation>
    </message>
    <message>
        <source>The reason: {reason}. Please choose another place.</source>
        <translation>Der Grund: {reason}. Bitte wähle einen anderen Ort.</translation>
    </message>
    <message>
        <source>Games ({pattern})</source>
        <translation>Partien ({pattern})</translation>
    </message>
    <message>
        <source>All files ({pattern})</source>
        <translation>Alle Dateien ({pattern})</translation>
    </message>
</context>
<context>
    <name>GameTile</name>
    <message>
        <source>on the table</source>
        <translation>liegt auf dem Tisch</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) left</source>
        <translation>
            <numerusform>noch %n Karte</numerusform>
            <numerusform>noch %n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>ended, its result is still open</source>
        <translation>zu Ende, das Ergebnis ist noch offen</translation>
    </message>
    <message>
        <source>nobody has begun yet</source>
        <translation>noch niemand hat begonnen</translation>
    </message>
    <message>
        <source>open hands</source>
        <translation>offene Hände</translation>
    </message>
</context>
<context>
    <name>GamesPage</name>
    <message>
        <source>Unfinished games</source>
        <translation>Offene Partien</translation>
    </message>
    <message>
        <source>There is none. Every game is saved while you play it.</source>
        <translation>Es gibt keine. Jede Partie wird gespeichert, während sie gespielt wird.</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>Löschen …</translation>
    </message>
    <message>
        <source>Forget the chosen game for good; it is asked first.</source>
        <translation>Die gewählte Partie endgültig vergessen; vorher wird gefragt.</translation>
    </message>
    <message>
        <source>Open a file…</source>
        <translation>Datei öffnen …</translation>
    </message>
    <message>
        <source>New game…</source>
        <translation>Neues Spiel …</translation>
    </message>
    <message>
        <source>Go on playing</source>
        <translation>Weiterspielen</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) saved by a newer version of the program, and kept for it.</source>
        <translation>
            <numerusform>%n Partie stammt von einer neueren Version des Programms und bleibt für sie aufgehoben.</numerusform>
            <numerusform>%n Partien stammen von einer neueren Version des Programms und bleiben für sie aufgehoben.</numerusform>
        </translation>
    </message>
    <message>
        <source>Show older games</source>
        <translation>Ältere Partien zeigen</translation>
    </message>
</context>
<context>
    <name>Grip</name>
    <message>
        <source>No pile takes {card} now</source>
        <translation>{card} passt gerade auf keinen Stapel</translation>
    </message>
</context>
<context>
    <name>InForce</name>
    <message>
        <source>{game}. In force: {commands}</source>
        <translation>{game}. In Kraft: {commands}</translation>
    </message>
</context>
<context>
    <name>KeysDialog</name>
    <message>
        <source>Keyboard and mouse</source>
        <translation>Tastatur und Maus</translation>
    </message>
    <message>
        <source>By keyboard</source>
        <translation>Mit der Tastatur</translation>
    </message>
    <message>
        <source>By mouse</source>
        <translation>Mit der Maus</translation>
    </message>
    <message>
        <source>At any time</source>
        <translation>Jederzeit</translation>
    </message>
    <message>
        <source>go to a card</source>
        <translation>zu einer Karte gehen</translation>
    </message>
    <message>
        <source>pick it up</source>
        <translation>sie aufnehmen</translation>
    </message>
    <message>
        <source>choose a pile</source>
        <translation>einen Stapel wählen</translation>
    </message>
    <message>
        <source>lay the card there</source>
        <translation>die Karte dort ablegen</translation>
    </message>
    <message>
        <source>let go of the card</source>
        <translation>die Karte loslassen</translation>
    </message>
    <message>
        <source>finish the turn and draw</source>
        <translation>den Zug beenden und nachziehen</translation>
    </message>
    <message>
        <source>take back the last card</source>
        <translation>die letzte Karte zurücknehmen</translation>
    </message>
    <message>
        <source>Drag</source>
        <translation>Ziehen</translation>
    </message>
    <message>
        <source>lay a card, or order your hand</source>
        <translation>Karte ablegen oder die Hand ordnen</translation>
    </message>
    <message>
        <source>Click</source>
        <translation>Klick</translation>
    </message>
    <message>
        <source>pick a card up, then click a pile</source>
        <translation>Karte aufnehmen, dann auf den Stapel</translation>
    </message>
    <message>
        <source>Double click</source>
        <translation>Doppelklick</translation>
    </message>
    <message>
        <source>lay the card on the best pile</source>
        <translation>auf dem besten Stapel ablegen</translation>
    </message>
    <message>
        <source>uncover your hand</source>
        <translation>die eigene Hand aufdecken</translation>
    </message>
</context>
<context>
    <name>LogDialog</name>
    <message>
        <source>Game log</source>
        <translation>Spielverlauf</translation>
    </message>
</context>
<context>
    <name>LogPanel</name>
    <message>
        <source>Game log</source>
        <translation>Spielverlauf</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>The Game</source>
        <translation>The Game</translation>
    </message>
    <message numerus="yes">
        <source>%n saved game(s) can&apos;t be read</source>
        <translation>
            <numerusform>%n gespeicherte Partie ist unlesbar</numerusform>
            <numerusform>%n gespeicherte Partien sind unlesbar</numerusform>
        </translation>
    </message>
    <message>
        <source>Damaged files were put aside, not deleted. All other games are as they were.</source>
        <translation>Beschädigte Dateien wurden beiseitegelegt, nicht gelöscht. Alle anderen Partien sind, wie sie waren.</translation>
    </message>
    <message>
        <source>The reason: {reason}.</source>
        <translation>Der Grund: {reason}.</translation>
    </message>
    <message>
        <source>The game can&apos;t be deleted</source>
        <translation>Die Partie lässt sich nicht löschen</translation>
    </message>
    <message>
        <source>This game can&apos;t be played on</source>
        <translation>Diese Partie lässt sich nicht weiterspielen</translation>
    </message>
</context>
<context>
    <name>MenuBar</name>
    <message>
        <source>&amp;Clear this list</source>
        <translation>Liste &amp;leeren</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Spiel</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Neues Spiel …</translation>
    </message>
    <message>
        <source>&amp;Unfinished games…</source>
        <translation>Offene &amp;Partien …</translation>
    </message>
    <message>
        <source>&amp;Back to the game</source>
        <translation>Zurück &amp;zum Spiel</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>Öf&amp;fnen …</translation>
    </message>
    <message>
        <source>Open re&amp;cent</source>
        <translation>Zuletz&amp;t geöffnet</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Speichern &amp;unter …</translation>
    </message>
    <message>
        <source>&amp;Finish turn</source>
        <translation>Zug &amp;beenden</translation>
    </message>
    <message>
        <source>&amp;Take back</source>
        <translation>Zurückneh&amp;men</translation>
    </message>
    <message>
        <source>&amp;Sort hand</source>
        <translation>Handkarten &amp;ordnen</translation>
    </message>
    <message>
        <source>S&amp;ignals…</source>
        <translation>S&amp;ignale …</translation>
    </message>
    <message>
        <source>Co&amp;ver the hand</source>
        <translation>&amp;Hand verdecken</translation>
    </message>
    <message>
        <source>&amp;Restart this deal…</source>
        <translation>&amp;Von vorn beginnen …</translation>
    </message>
    <message>
        <source>Give u&amp;p…</source>
        <translation>&amp;Aufgeben …</translation>
    </message>
    <message>
        <source>S&amp;ettings…</source>
        <translation>&amp;Einstellungen …</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>Been&amp;den</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Number line</source>
        <translation>&amp;Zahlenstrahl</translation>
    </message>
    <message>
        <source>&amp;Log beside the table</source>
        <translation>&amp;Verlauf neben dem Tisch</translation>
    </message>
    <message>
        <source>Game lo&amp;g…</source>
        <translation>Spielver&amp;lauf …</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>V&amp;ollbild</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>&amp;Keys and mouse</source>
        <translation>&amp;Tasten und Maus</translation>
    </message>
    <message>
        <source>&amp;About The Game</source>
        <translation>Ü&amp;ber The Game</translation>
    </message>
    <message>
        <source>&amp;Hurry this turn</source>
        <translation>Zug be&amp;schleunigen</translation>
    </message>
    <message>
        <source>Pause the computer pla&amp;yers</source>
        <translation>&amp;Computerspieler anhalten</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Regeln</translation>
    </message>
</context>
<context>
    <name>NewGamePage</name>
    <message>
        <source>The same code deals the same cards again.</source>
        <translation>Derselbe Code verteilt wieder dieselben Karten.</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Zurück zum Spiel</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Neues Spiel</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>Variante</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>By chance, or by a deal code</source>
        <translation>Zufällig oder nach Spielcode</translation>
    </message>
    <message>
        <source>Deal code</source>
        <translation>Spielcode</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>open hands</source>
        <translation>offene Handkarten</translation>
    </message>
    <message>
        <source>Everyone sees every hand: good for learning. The result tells of it.</source>
        <translation>Alle sehen alle Handkarten: gut zum Lernen. Das Ergebnis vermerkt es.</translation>
    </message>
    <message>
        <source>Hidden hands</source>
        <translation>Verdeckte Handkarten</translation>
    </message>
    <message>
        <source>The laptop goes round, and nobody sees another hand.</source>
        <translation>Der Laptop geht reihum, und niemand sieht fremde Handkarten.</translation>
    </message>
    <message>
        <source>Open hands</source>
        <translation>Offene Handkarten</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>Am Tisch</translation>
    </message>
    <message numerus="yes">
        <source>%n of them computer player(s)</source>
        <translation>
            <numerusform>davon %n Computerspieler</numerusform>
            <numerusform>davon %n Computerspieler</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NumberLine</name>
    <message>
        <source>Coloured: laid. White: your hand. The arrows show where the piles stand.</source>
        <translation>Farbig: abgelegt. Weiß: deine Hand. Die Pfeile zeigen, wo die Stapel stehen.</translation>
    </message>
    <message>
        <source>Hand: {hand}</source>
        <translation>Hand: {hand}</translation>
    </message>
    <message>
        <source>Number line</source>
        <translation>Zahlenstrahl</translation>
    </message>
</context>
<context>
    <name>OpenHand</name>
    <message>
        <source>{player} holds {cards}</source>
        <translation>{player} hat auf der Hand: {cards}</translation>
    </message>
</context>
<context>
    <name>OriginalRules</name>
    <message>
        <source>What it is about</source>
        <translation>Worum es geht</translation>
    </message>
    <message>
        <source>You all play in one team, and the game itself is the opponent. Together you try to lay the number cards on four piles in the middle of the table: as many as you can, and if possible all 98 of them.</source>
        <translation>Ihr spielt alle in einem Team, und der Gegner ist das Spiel selbst. Gemeinsam versucht ihr, die Zahlenkarten auf vier Stapeln in der Tischmitte abzulegen: so viele ihr könnt, und wenn möglich alle 98.</translation>
    </message>
    <message>
        <source>Cards and piles</source>
        <translation>Karten und Stapel</translation>
    </message>
    <message>
        <source>The 98 number cards go from 2 to 99, each number once. Four row cards begin the piles: two piles ascend from 1, two descend from 100. Only the top card of each pile counts.</source>
        <translation>Die 98 Zahlenkarten gehen von 2 bis 99, jede Zahl einmal. Mit vier Reihenkarten beginnen die Stapel: Zwei sind aufsteigend, ab 1, und zwei absteigend, ab 100. Auf jedem Stapel zählt nur die oberste Karte.</translation>
    </message>
    <message>
        <source>Two ascending and two descending piles, still empty.</source>
        <translation>Zwei aufsteigende und zwei absteigende Stapel, noch leer.</translation>
    </message>
    <message>
        <source>Before you begin</source>
        <translation>Bevor es losgeht</translation>
    </message>
    <message>
        <source>Everyone gets a hand: 8 cards if you play alone, 7 with two players, 6 with three to five. The other cards are the draw pile. First everyone looks at their own hand, then the team agrees who begins. After that the turn goes round clockwise.</source>
        <translation>Alle bekommen Handkarten: 8 im Spiel allein, 7 zu zweit, 6 zu dritt bis zu fünft. Die übrigen Karten sind der Zugstapel. Erst sehen sich alle ihre eigenen Handkarten an, dann einigt sich das Team, wer beginnt. Danach geht es im Uhrzeigersinn weiter.</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Dein Zug</translation>
    </message>
    <message>
        <source>Lay at least two cards, one after another, on any piles you like. You may lay as many more as you want, even your whole hand. When you finish the turn, you draw until your hand is full again, as far as the draw pile goes.</source>
        <translation>Lege mindestens zwei Karten ab, eine nach der anderen, auf beliebige Stapel. Du darfst so viele weitere ablegen, wie du willst, auch alle. Wenn du den Zug beendest, ziehst du nach, bis du wieder alle Handkarten hast, soweit der Zugstapel reicht.</translation>
    </message>
    <message>
        <source>Nothing is drawn before the turn is finished. So how many cards it has to have at least is settled when it begins.</source>
        <translation>Nachgezogen wird erst, wenn der Zug beendet ist. Die Mindestanzahl steht also fest, wenn er beginnt.</translation>
    </message>
    <message>
        <source>Laying up and down</source>
        <translation>Aufwärts und abwärts ablegen</translation>
    </message>
    <message>
        <source>On an ascending pile each card must be higher than the one below it, on a descending pile lower. How large the step is doesn&apos;t matter to the rules, but it does to you: every number that is skipped is lost for this pile.</source>
        <translation>Auf einem aufsteigenden Stapel muss jede Karte höher sein als die darunter, auf einem absteigenden niedriger. Wie groß der Schritt ist, ist der Regel gleich, euch aber nicht: Jede übersprungene Zahl ist für diesen Stapel verloren.</translation>
    </message>
    <message>
        <source>Up on an ascending pile: 3, then 11, then 12.</source>
        <translation>Aufwärts auf einem aufsteigenden Stapel: 3, dann 11, dann 12.</translation>
    </message>
    <message>
        <source>Down on a descending pile: 94, then 90, then 78.</source>
        <translation>Abwärts auf einem absteigenden Stapel: 94, dann 90, dann 78.</translation>
    </message>
    <message>
        <source>The backwards trick</source>
        <translation>Der Rückwärts-Trick</translation>
    </message>
    <message>
        <source>There is one way back: a card that is exactly 10 lower than the top of an ascending pile, or exactly 10 higher than the top of a descending one. That wins back room for ten numbers. You may do it as often as you like, on any pile, mixed with other cards.</source>
        <translation>Einen Weg zurück gibt es: mit einer Karte, die genau um 10 niedriger ist als die oberste eines aufsteigenden Stapels, oder genau um 10 höher als die oberste eines absteigenden. Das schafft wieder Platz für zehn Zahlen. Du darfst ihn so oft anwenden, wie du willst, auf jedem Stapel und zwischen anderen Karten.</translation>
    </message>
    <message>
        <source>Backwards on an ascending pile (left) and on a descending one.</source>
        <translation>Rückwärts auf einem aufsteigenden Stapel (links) und auf einem absteigenden.</translation>
    </message>
    <message>
        <source>Nine less is not ten less: 38 doesn&apos;t fit on an ascending 47.</source>
        <translation>Neun weniger ist nicht zehn weniger: Die 38 passt nicht auf eine aufsteigende 47.</translation>
    </message>
    <message>
        <source>A row card counts as the top of its empty pile. No card is ten away from it in the wrong direction, so there is no trick on an empty pile.</source>
        <translation>Die Reihenkarte zählt als oberste Karte ihres leeren Stapels. Keine Karte liegt in der falschen Richtung zehn von ihr entfernt, also gibt es auf einem leeren Stapel keinen Trick.</translation>
    </message>
    <message>
        <source>When the draw pile is empty</source>
        <translation>Wenn der Zugstapel leer ist</translation>
    </message>
    <message>
        <source>From then on nobody draws, and one card a turn is enough. Whoever has no cards left is passed over; the others play on.</source>
        <translation>Von da an zieht niemand mehr nach, und eine Karte pro Zug genügt. Wer keine Karten mehr hat, wird übersprungen; die anderen spielen weiter.</translation>
    </message>
    <message>
        <source>Won or lost</source>
        <translation>Gewonnen oder verloren</translation>
    </message>
    <message>
        <source>If all 98 cards are laid, you have beaten the game. It is lost as soon as the player on turn can&apos;t lay as many cards as the turn demands.</source>
        <translation>Sind alle 98 Karten abgelegt, habt ihr das Spiel besiegt. Verloren ist es, sobald jemand am Zug ist und nicht so viele Karten ablegen kann, wie der Zug verlangt.</translation>
    </message>
    <message>
        <source>A lost game is counted: the cards in all hands and in the draw pile are the cards left. Fewer than ten is an excellent result.</source>
        <translation>Nach einem verlorenen Spiel wird gezählt: Die Karten auf allen Händen und im Zugstapel sind die Restkarten. Weniger als zehn sind ein ausgezeichnetes Ergebnis.</translation>
    </message>
    <message>
        <source>Lost means: no way to finish the turn is left, in whatever order the cards are laid. The program looks at all of them, also when a turn begins: who could lay one card but never two has lost at once, and that card counts as left.</source>
        <translation>Verloren heißt: In welcher Reihenfolge auch abgelegt wird, kein Weg führt mehr zum Ende des Zuges. Das Programm prüft alle, auch zu Beginn eines Zuges: Wer eine Karte ablegen könnte, aber nie zwei, hat sofort verloren, und diese Karte zählt als Restkarte.</translation>
    </message>
    <message>
        <source>The order decides: on an ascending 33, 34 and then 24 are two cards. 24 alone doesn&apos;t fit.</source>
        <translation>Die Reihenfolge entscheidet: Auf eine aufsteigende 33 passen 34 und dann 24, also zwei Karten. Die 24 allein passt nicht.</translation>
    </message>
    <message>
        <source>Talking</source>
        <translation>Miteinander reden</translation>
    </message>
    <message>
        <source>Talk about anything but numbers. Nobody names a number of their cards, or says anything that gives one away. “Keep off this pile” and “only a small step here” are fine.</source>
        <translation>Redet über alles, nur nicht über Zahlen. Niemand nennt die Zahl einer eigenen Karte oder sagt etwas, woraus sie folgt. „Lasst diesen Stapel bitte frei“ und „hier nur einen kleinen Schritt“ sind erlaubt.</translation>
    </message>
    <message>
        <source>For those who play with computer players, the program has signals for each pile: keep off, small step only, go ahead. Computer players give one only if at least three numbers that aren&apos;t laid yet could be the reason. “I can do a backwards trick here” would give a number away, so it isn&apos;t among them.</source>
        <translation>Für das Spiel mit Computerspielern gibt es Signale zu jedem Stapel: bitte freihalten, nur ein kleiner Schritt, freie Bahn. Computerspieler geben eines nur, wenn mindestens drei noch nicht abgelegte Zahlen der Grund sein könnten. „Ich kann hier einen Rückwärts-Trick“ würde eine Zahl verraten und gehört deshalb nicht dazu.</translation>
    </message>
    <message>
        <source>For experts</source>
        <translation>Profivariante</translation>
    </message>
    <message>
        <source>At least three cards a turn instead of two; still one once the draw pile is empty. If that is too easy, play with a small hand besides: one card fewer for everybody, so 7 alone, 6 with two players, 5 with three to five.</source>
        <translation>Mindestens drei Karten pro Zug statt zwei; bei leerem Zugstapel weiterhin eine. Ist das zu leicht, spielt außerdem mit kleiner Hand: eine Karte weniger für alle, also 7 allein, 6 zu zweit, 5 zu dritt bis zu fünft.</translation>
    </message>
</context>
<context>
    <name>PileButton</name>
    <message>
        <source>Click to see all its cards</source>
        <translation>Klicken zeigt alle seine Karten</translation>
    </message>
    <message>
        <source>{player}: {signal}</source>
        <translation>{player}: {signal}</translation>
    </message>
</context>
<context>
    <name>PileHistory</name>
    <message numerus="yes">
        <source>%n card(s), first to last</source>
        <translation>
            <numerusform>%n Karte</numerusform>
            <numerusform>%n Karten, von der ersten bis zur letzten</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing has been laid yet.</source>
        <translation>Hier liegt noch keine Zahlenkarte.</translation>
    </message>
</context>
<context>
    <name>Question</name>
    <message>
        <source>Don&apos;t ask again</source>
        <translation>Nicht mehr fragen</translation>
    </message>
    <message>
        <source>The settings can switch the question on again.</source>
        <translation>In den Einstellungen lässt sich die Frage wieder einschalten.</translation>
    </message>
    <message>
        <source>Lay the Stop card?</source>
        <translation>Die Stop-Karte ablegen?</translation>
    </message>
    <message>
        <source>The turn ends with it and cards are drawn. After that, nothing of this turn can be taken back.</source>
        <translation>Damit endet der Zug, und es wird nachgezogen. Danach lässt sich nichts aus diesem Zug mehr zurücknehmen.</translation>
    </message>
    <message>
        <source>Lay Stop</source>
        <translation>Stop ablegen</translation>
    </message>
    <message>
        <source>Lay this card all the same?</source>
        <translation>Diese Karte trotzdem ablegen?</translation>
    </message>
    <message>
        <source>It would leave no way to finish the turn by the rules: the game would be lost.</source>
        <translation>Danach ließe sich der Zug nicht mehr regelgerecht beenden: Das Spiel wäre verloren.</translation>
    </message>
    <message>
        <source>Lay it</source>
        <translation>Ablegen</translation>
    </message>
    <message>
        <source>Give up this game?</source>
        <translation>Dieses Spiel aufgeben?</translation>
    </message>
    <message>
        <source>It ends here, and all hands and the draw pile are turned up. There is no way back into it.</source>
        <translation>Es endet hier, und alle Handkarten und der Zugstapel werden aufgedeckt. Einen Weg zurück gibt es nicht.</translation>
    </message>
    <message>
        <source>Give up</source>
        <translation>Aufgeben</translation>
    </message>
    <message>
        <source>Start this deal again?</source>
        <translation>Dieses Spiel von vorn beginnen?</translation>
    </message>
    <message>
        <source>The same cards are dealt again. What has been laid so far is lost.</source>
        <translation>Dieselben Karten werden noch einmal ausgeteilt. Was bisher abgelegt wurde, geht verloren.</translation>
    </message>
    <message>
        <source>Start again</source>
        <translation>Von vorn beginnen</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>Delete this game?</source>
        <translation>Diese Partie löschen?</translation>
    </message>
    <message>
        <source>It can&apos;t be played on after that, and its result counts nowhere.</source>
        <translation>Danach lässt sie sich nicht weiterspielen, und sie zählt nirgends.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Quit although something isn&apos;t saved?</source>
        <translation>Beenden, obwohl etwas nicht gespeichert ist?</translation>
    </message>
    <message>
        <source>The latest of this game could not be written to the disk, and would be lost. “Save as…” in the menu can save it in another place.</source>
        <translation>Das Neueste dieser Partie ließ sich nicht auf den Datenträger schreiben und ginge verloren. „Speichern unter …“ im Menü kann sie an einem anderen Ort sichern.</translation>
    </message>
</context>
<context>
    <name>QuickRules</name>
    <message>
        <source>What it is about</source>
        <translation>Worum es geht</translation>
    </message>
    <message>
        <source>You play in one team, two to five of you, and try to lay all 50 cards on two piles. The cards go from 1 to 10 in five colours. The upper pile descends, the lower one ascends; each begins with any card you like.</source>
        <translation>Ihr spielt zu zweit bis zu fünft in einem Team und versucht, alle 50 Karten auf zwei Stapeln abzulegen. Die Karten gehen von 1 bis 10 in fünf Farben. Der obere Stapel ist absteigend, der untere aufsteigend; jeder beginnt mit einer beliebigen Karte.</translation>
    </message>
    <message>
        <source>The descending and the ascending pile, still empty.</source>
        <translation>Der absteigende und der aufsteigende Stapel, noch leer.</translation>
    </message>
    <message>
        <source>The rulebook names four of the five colours; that the fifth is purple is ours.</source>
        <translation>Die Spielregel nennt vier der fünf Farben; dass die fünfte Lila ist, stammt von uns.</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Dein Zug</translation>
    </message>
    <message>
        <source>Everyone holds two cards. Look at yours, then agree who begins; it goes round clockwise. On your turn, lay one card or both, on one pile or on both, and draw back up to two. Once the draw pile is empty, you play on without drawing; who has no cards left is passed over.</source>
        <translation>Alle haben zwei Karten auf der Hand. Seht sie euch an und einigt euch dann, wer beginnt; es geht im Uhrzeigersinn. Wer am Zug ist, legt eine Karte ab oder beide, auf einen Stapel oder auf beide, und zieht wieder auf zwei nach. Ist der Zugstapel leer, wird ohne Nachziehen weitergespielt; wer keine Karten mehr hat, wird übersprungen.</translation>
    </message>
    <message>
        <source>Laying up and down</source>
        <translation>Aufwärts und abwärts ablegen</translation>
    </message>
    <message>
        <source>On the ascending pile each card must be higher, on the descending pile lower; how large the step is doesn&apos;t matter. The same number in another colour fits on neither.</source>
        <translation>Auf dem aufsteigenden Stapel muss jede Karte höher sein, auf dem absteigenden niedriger; wie groß der Schritt ist, spielt keine Rolle. Die gleiche Zahl in einer anderen Farbe passt auf keinen.</translation>
    </message>
    <message>
        <source>The backwards trick</source>
        <translation>Der Rückwärts-Trick</translation>
    </message>
    <message>
        <source>A card of the same colour as the top may have any number: it may go backwards as far as you like.</source>
        <translation>Eine Karte in der Farbe der obersten darf jede Zahl haben: Sie darf beliebig weit rückwärts gehen.</translation>
    </message>
    <message>
        <source>Green on green: the descending pile goes back from 2 to 8.</source>
        <translation>Grün auf Grün: Der absteigende Stapel geht von 2 zurück auf 8.</translation>
    </message>
    <message>
        <source>Won or lost</source>
        <translation>Gewonnen oder verloren</translation>
    </message>
    <message>
        <source>With all 50 cards laid you have beaten the game. If the player on turn can&apos;t lay any card, it is lost. There is nothing in between.</source>
        <translation>Sind alle 50 Karten abgelegt, habt ihr das Spiel besiegt. Kann jemand am Zug keine Karte ablegen, ist es verloren. Dazwischen gibt es nichts.</translation>
    </message>
    <message>
        <source>Talking</source>
        <translation>Miteinander reden</translation>
    </message>
    <message>
        <source>Talk about your cards: which colours they have, whether they are low, middle or high, and which pile you would like. Only the numbers themselves, or anything that gives one away, stay secret.</source>
        <translation>Redet über eure Karten: welche Farben sie haben, ob sie niedrig, mittel oder hoch sind, und welchen Stapel ihr gern hättet. Nur die Zahlen selbst und alles, woraus eine folgt, bleiben geheim.</translation>
    </message>
    <message>
        <source>In the signals, low means 1 to 3, middle 4 to 7, and high 8 to 10.</source>
        <translation>In den Signalen heißt niedrig 1 bis 3, mittel 4 bis 7 und hoch 8 bis 10.</translation>
    </message>
    <message>
        <source>For experts</source>
        <translation>Profivariante</translation>
    </message>
    <message>
        <source>Exactly one card a turn, never two. And no word about heights any more: you may only tell which colours you hold, which pile you would like, and where you can do a backwards trick.</source>
        <translation>Genau eine Karte pro Zug, nie zwei. Und kein Wort mehr über die Höhe: Ihr dürft nur sagen, welche Farben ihr auf der Hand habt, welchen Stapel ihr gern hättet und wo ihr einen Rückwärts-Trick könnt.</translation>
    </message>
    <message>
        <source>Down on the descending pile: 7, then 4, then 2.</source>
        <translation>Abwärts auf dem absteigenden Stapel: 7, dann 4, dann 2.</translation>
    </message>
    <message>
        <source>A five never goes on a five of another colour.</source>
        <translation>Eine Fünf geht nie auf eine Fünf in einer anderen Farbe.</translation>
    </message>
</context>
<context>
    <name>RefusalWords</name>
    <message>
        <source>The game is over</source>
        <translation>Das Spiel ist vorbei</translation>
    </message>
    <message>
        <source>Agree first who begins</source>
        <translation>Einigt euch zuerst, wer beginnt</translation>
    </message>
    <message>
        <source>The game has already begun</source>
        <translation>Das Spiel hat schon begonnen</translation>
    </message>
    <message>
        <source>Another player is on turn</source>
        <translation>Jemand anders ist am Zug</translation>
    </message>
    <message>
        <source>There is no such player</source>
        <translation>Diesen Spieler gibt es nicht</translation>
    </message>
    <message>
        <source>{card} is not in this hand</source>
        <translation>{card} ist nicht unter diesen Handkarten</translation>
    </message>
    <message>
        <source>There is no such pile</source>
        <translation>Diesen Stapel gibt es nicht</translation>
    </message>
    <message>
        <source>This turn can have no more cards</source>
        <translation>In diesem Zug ist keine weitere Karte erlaubt</translation>
    </message>
    <message>
        <source>3! allows no fourth card</source>
        <translation>„3!“ erlaubt keine vierte Karte</translation>
    </message>
    <message>
        <source>3! can&apos;t be the fourth card or a later one</source>
        <translation>„3!“ darf nicht die vierte oder eine spätere Karte sein</translation>
    </message>
    <message>
        <source>With 3!, a Stop can only be the third card</source>
        <translation>Bei „3!“ darf ein Stop nur die dritte Karte sein</translation>
    </message>
    <message>
        <source>No Stop before the Skull on {top} is covered</source>
        <translation>Kein Stop, solange der Totenkopf auf der {top} offen liegt</translation>
    </message>
    <message>
        <source>{top} forbids the backwards trick</source>
        <translation>{top} verbietet den Rückwärts-Trick</translation>
    </message>
    <message>
        <source>{top} allows only one pile in this turn</source>
        <translation>{top} erlaubt in diesem Zug nur einen Stapel</translation>
    </message>
    <message numerus="yes">
        <source>Lay %n more card(s) first</source>
        <translation>
            <numerusform>Lege erst noch %n Karte ab</numerusform>
            <numerusform>Lege erst noch %n Karten ab</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>3!: lay %n more card(s) first</source>
        <translation>
            <numerusform>„3!“: lege erst noch %n Karte ab</numerusform>
            <numerusform>„3!“: lege erst noch %n Karten ab</numerusform>
        </translation>
    </message>
    <message>
        <source>Cover the Skull on {top} first</source>
        <translation>Überdecke erst den Totenkopf auf der {top}</translation>
    </message>
    <message>
        <source>This can&apos;t be signalled in this game</source>
        <translation>Dieses Signal gibt es in diesem Spiel nicht</translation>
    </message>
    <message>
        <source>These signals contradict each other</source>
        <translation>Diese Signale widersprechen sich</translation>
    </message>
    <message>
        <source>{top} demands silence</source>
        <translation>{top} befiehlt Schweigen</translation>
    </message>
    <message>
        <source>Lay more, or finish the turn</source>
        <translation>Lege weiter ab oder beende den Zug</translation>
    </message>
    <message>
        <source>Nothing more to lay: finish the turn</source>
        <translation>Nichts mehr abzulegen: beende den Zug</translation>
    </message>
    <message numerus="yes">
        <source>Lay at least %n card(s)</source>
        <translation>
            <numerusform>Lege mindestens %n Karte ab</numerusform>
            <numerusform>Lege mindestens %n Karten ab</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more card(s) to lay</source>
        <translation>
            <numerusform>Noch %n Karte ablegen</numerusform>
            <numerusform>Noch %n Karten ablegen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>3!: %n more card(s) to lay</source>
        <translation>
            <numerusform>„3!“: noch %n Karte ablegen</numerusform>
            <numerusform>„3!“: noch %n Karten ablegen</numerusform>
        </translation>
    </message>
    <message>
        <source>A deal code has ten letters and digits.</source>
        <translation>Ein Spielcode hat zehn Buchstaben und Ziffern.</translation>
    </message>
    <message>
        <source>One of these characters is in no deal code. Is it a look-alike?</source>
        <translation>Eines dieser Zeichen kommt in keinem Spielcode vor. Sieht es nur ähnlich aus?</translation>
    </message>
    <message>
        <source>A slip of the pen? Please compare the code once more.</source>
        <translation>Vertippt? Vergleiche den Code bitte noch einmal.</translation>
    </message>
    <message>
        <source>This code is for an edition that isn&apos;t known here.</source>
        <translation>Dieser Code gehört zu einer Ausgabe, die hier unbekannt ist.</translation>
    </message>
    <message>
        <source>The file isn&apos;t valid JSON. Mind quotes, commas and brackets.</source>
        <translation>Die Datei ist kein gültiges JSON. Achte auf Anführungszeichen, Kommas und Klammern.</translation>
    </message>
    <message>
        <source>The file is far too long for a layout.</source>
        <translation>Die Datei ist viel zu lang.</translation>
    </message>
    <message>
        <source>The file names a command twice.</source>
        <translation>Die Datei nennt einen Befehl doppelt.</translation>
    </message>
    <message>
        <source>The file names a command that doesn&apos;t exist.</source>
        <translation>Die Datei nennt einen Befehl, den es nicht gibt.</translation>
    </message>
    <message>
        <source>The file names a card that doesn&apos;t exist.</source>
        <translation>Die Datei nennt eine Karte, die es nicht gibt.</translation>
    </message>
    <message>
        <source>The file gives a card more than one command.</source>
        <translation>Die Datei gibt einer Karte mehr als einen Befehl.</translation>
    </message>
    <message>
        <source>The file must name each command with a list of cards in quotes.</source>
        <translation>Die Datei muss zu jedem Befehl eine Liste von Karten in Anführungszeichen nennen.</translation>
    </message>
    <message>
        <source>{card} is not higher than {top}</source>
        <translation>{card} ist nicht höher als {top}</translation>
    </message>
    <message>
        <source>{card} is not lower than {top}</source>
        <translation>{card} ist nicht niedriger als {top}</translation>
    </message>
    <message>
        <source>{card} is not higher than {top}, and of another colour</source>
        <translation>{card} ist nicht höher als {top} und hat eine andere Farbe</translation>
    </message>
    <message>
        <source>{card} is not lower than {top}, and of another colour</source>
        <translation>{card} ist nicht niedriger als {top} und hat eine andere Farbe</translation>
    </message>
    <message numerus="yes">
        <source>Lay %n card(s)</source>
        <translation>
            <numerusform>Lege %n Karte ab</numerusform>
            <numerusform>Lege %n Karten ab</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody can signal for another player</source>
        <translation>Niemand kann für andere Signale geben</translation>
    </message>
</context>
<context>
    <name>ResultPanel</name>
    <message>
        <source>Put the result and its deal code on the clipboard</source>
        <translation>Legt das Ergebnis mit seinem Spielcode in die Zwischenablage</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Spielcode</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) taken back</source>
        <translation>
            <numerusform>%n Karte zurückgenommen</numerusform>
            <numerusform>%n Karten zurückgenommen</numerusform>
        </translation>
    </message>
    <message>
        <source>Given up</source>
        <translation>Aufgegeben</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) left</source>
        <translation>
            <numerusform>%n Restkarte</numerusform>
            <numerusform>%n Restkarten</numerusform>
        </translation>
    </message>
    <message>
        <source>The Game</source>
        <translation>The Game</translation>
    </message>
    <message>
        <source>Deal {code}</source>
        <translation>Spielcode {code}</translation>
    </message>
    <message numerus="yes">
        <source>You beat the game!</source>
        <translation>
            <numerusform>Du hast das Spiel besiegt!</numerusform>
            <numerusform>Ihr habt das Spiel besiegt!</numerusform>
        </translation>
    </message>
    <message>
        <source>Excellent!</source>
        <translation>Super gespielt!</translation>
    </message>
    <message>
        <source>The game wins this time</source>
        <translation>Diesmal gewinnt das Spiel</translation>
    </message>
    <message>
        <source>Here is what was still hidden.</source>
        <translation>Das lag noch verdeckt.</translation>
    </message>
    <message numerus="yes">
        <source>All %n card(s) are laid.</source>
        <translation>
            <numerusform>%n Karte ist abgelegt.</numerusform>
            <numerusform>Alle %n Karten sind abgelegt.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} was on turn. {reason}</source>
        <translation>{player} war am Zug. {reason}</translation>
    </message>
    <message>
        <source>Not one card left: that is as good as it gets.</source>
        <translation>Keine einzige Restkarte: Besser geht es nicht.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) left: an excellent result.</source>
        <translation>
            <numerusform>Nur %n Restkarte: ein super Ergebnis.</numerusform>
            <numerusform>Nur %n Restkarten: ein super Ergebnis.</numerusform>
        </translation>
    </message>
    <message>
        <source>Not one card left, and yet it is lost.</source>
        <translation>Keine einzige Restkarte, und doch verloren.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) left. Fewer than {bound} would be excellent.</source>
        <translation>
            <numerusform>%n Restkarte. Weniger als {bound} wären super.</numerusform>
            <numerusform>%n Restkarten. Weniger als {bound} wären super.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{laid} of %n card(s) laid</source>
        <translation>
            <numerusform>{laid} von %n Karte abgelegt</numerusform>
            <numerusform>{laid} von %n Karten abgelegt</numerusform>
        </translation>
    </message>
    <message>
        <source>Copy result</source>
        <translation>Ergebnis kopieren</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Kopiert</translation>
    </message>
    <message>
        <source>Played with open hands</source>
        <translation>Mit offenen Handkarten gespielt</translation>
    </message>
    <message>
        <source>You were on turn. {reason}</source>
        <translation>Du warst am Zug. {reason}</translation>
    </message>
</context>
<context>
    <name>RulesDialog</name>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>In den Regeln suchen</translation>
    </message>
    <message>
        <source>Enter goes on to the next place</source>
        <translation>Mit Enter geht es zur nächsten Stelle</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Inhalt</translation>
    </message>
    <message>
        <source>{nth} of {count}</source>
        <translation>{nth} von {count}</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>Nicht gefunden</translation>
    </message>
</context>
<context>
    <name>RulesText</name>
    <message>
        <source>Our reading:</source>
        <translation>Unsere Lesart:</translation>
    </message>
</context>
<context>
    <name>SaveBar</name>
    <message>
        <source>The game can&apos;t be saved: {reason}. You can play on; it is tried again and again.</source>
        <translation>Die Partie lässt sich nicht speichern: {reason}. Du kannst weiterspielen; es wird immer wieder versucht.</translation>
    </message>
    <message>
        <source>Save elsewhere…</source>
        <translation>Anderswo speichern …</translation>
    </message>
    <message>
        <source>An earlier game can&apos;t be saved: {reason}. It is tried again and again, as long as the program runs.</source>
        <translation>Eine frühere Partie lässt sich nicht speichern: {reason}. Es wird immer wieder versucht, solange das Programm läuft.</translation>
    </message>
</context>
<context>
    <name>SeatChip</name>
    <message numerus="yes">
        <source>%n card(s) in hand</source>
        <translation>
            <numerusform>%n Handkarte</numerusform>
            <numerusform>%n Handkarten</numerusform>
        </translation>
    </message>
    <message>
        <source>on turn</source>
        <translation>am Zug</translation>
    </message>
    <message>
        <source>looking</source>
        <translation>schaut</translation>
    </message>
    <message>
        <source>takes the laptop</source>
        <translation>bekommt den Laptop</translation>
    </message>
</context>
<context>
    <name>SeatsBar</name>
    <message>
        <source>Name on seat {number}</source>
        <translation>Name auf Platz {number}</translation>
    </message>
    <message>
        <source>Colour of seat {number}: {colour}</source>
        <translation>Farbe von Platz {number}: {colour}</translation>
    </message>
    <message>
        <source>A click takes the next free colour.</source>
        <translation>Ein Klick nimmt die nächste freie Farbe.</translation>
    </message>
    <message>
        <source>{colour}: a click takes the next free colour</source>
        <translation>{colour}: Ein Klick nimmt die nächste freie Farbe</translation>
    </message>
    <message>
        <source>{one} and {other} change places</source>
        <translation>{one} und {other} tauschen die Plätze</translation>
    </message>
    <message>
        <source>Who plays on seat {number}</source>
        <translation>Wer auf Platz {number} spielt</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Language and motion</source>
        <translation>Sprache und Bewegung</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>Am Tisch</translation>
    </message>
    <message>
        <source>Warnings and questions</source>
        <translation>Warnungen und Fragen</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Sprache</translation>
    </message>
    <message>
        <source>&amp;Speed of the cards</source>
        <translation>&amp;Tempo der Karten</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Wie das System</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Speed of the cards</source>
        <translation>Tempo der Karten</translation>
    </message>
    <message>
        <source>&amp;Reduced motion</source>
        <translation>Weniger &amp;Bewegung</translation>
    </message>
    <message>
        <source>Nothing glides: cards are in their place at once.</source>
        <translation>Nichts gleitet: Karten liegen sofort an ihrem Platz.</translation>
    </message>
    <message>
        <source>&amp;Take back</source>
        <translation>&amp;Zurücknehmen</translation>
    </message>
    <message>
        <source>Lays of the running turn can be taken back. The result tells of it.</source>
        <translation>Im laufenden Zug abgelegte Karten lassen sich zurücknehmen. Das Ergebnis vermerkt es.</translation>
    </message>
    <message>
        <source>&amp;Number line</source>
        <translation>Za&amp;hlenstrahl</translation>
    </message>
    <message>
        <source>Shows what is laid, where the piles stand and what you hold.</source>
        <translation>Zeigt, was liegt, wo die Stapel stehen und was du auf der Hand hast.</translation>
    </message>
    <message>
        <source>&amp;Game log</source>
        <translation>Spiel&amp;verlauf</translation>
    </message>
    <message>
        <source>Tells what has happened, where the window has room for it.</source>
        <translation>Erzählt, was geschehen ist, wenn das Fenster Platz dafür hat.</translation>
    </message>
    <message>
        <source>&amp;Warn before a lay that loses</source>
        <translation>&amp;Warnen, wenn eine Karte das Spiel verlieren würde</translation>
    </message>
    <message>
        <source>Says so if no way would be left to finish the turn.</source>
        <translation>Sagt Bescheid, wenn danach kein Weg bliebe, den Zug zu beenden.</translation>
    </message>
    <message>
        <source>Ask &amp;before a Stop</source>
        <translation>Vor einem St&amp;op fragen</translation>
    </message>
    <message>
        <source>It finishes the turn at once, with no way back.</source>
        <translation>Er beendet den Zug sofort, ohne Weg zurück.</translation>
    </message>
    <message>
        <source>Around one laptop</source>
        <translation>Gemeinsam an einem Laptop</translation>
    </message>
    <message>
        <source>Cover the &amp;hand when nothing happens for</source>
        <translation>Hand verdecken, wenn so &amp;lange nichts geschieht</translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n Minute</numerusform>
            <numerusform>%n Minuten</numerusform>
        </translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Nie</translation>
    </message>
    <message>
        <source>Hands are covered only while several players keep theirs hidden.</source>
        <translation>Verdeckt wird nur, wenn mehrere mit verdeckten Handkarten spielen.</translation>
    </message>
    <message>
        <source>Cover the hand when nothing happens for</source>
        <translation>Hand verdecken, wenn so lange nichts geschieht</translation>
    </message>
    <message>
        <source>&amp;Cover the hand when another window is in front</source>
        <translation>Hand ver&amp;decken, wenn ein anderes Fenster vorn ist</translation>
    </message>
    <message>
        <source>Whoever comes by sees no card. A click or a key uncovers it again.</source>
        <translation>Wer vorbeikommt, sieht keine Karte. Klick oder Taste deckt sie wieder auf.</translation>
    </message>
    <message>
        <source>&amp;Ask before ending a game</source>
        <translation>Vor dem Ende einer Partie &amp;fragen</translation>
    </message>
    <message>
        <source>When giving up or restarting the deal.</source>
        <translation>Beim Aufgeben und beim Neubeginn des Spiels.</translation>
    </message>
    <message>
        <source>&amp;Pace of the computer players</source>
        <translation>Tempo der &amp;Computerspieler</translation>
    </message>
    <message>
        <source>Pace of the computer players</source>
        <translation>Tempo der Computerspieler</translation>
    </message>
    <message>
        <source>Te&amp;xt size</source>
        <translation>Te&amp;xtgröße</translation>
    </message>
    <message>
        <source>{percent}%</source>
        <translation>{percent} %</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Textgröße</translation>
    </message>
</context>
<context>
    <name>SignalTable</name>
    <message>
        <source>Pile {number}</source>
        <translation>Stapel {number}</translation>
    </message>
</context>
<context>
    <name>SignalWords</name>
    <message>
        <source>Pile {number}: {advice}</source>
        <translation>Stapel {number}: {advice}</translation>
    </message>
    <message>
        <source>wants pile {number}</source>
        <translation>möchte auf Stapel {number}</translation>
    </message>
    <message>
        <source>trick possible on pile {number}</source>
        <translation>Rückwärts-Trick auf Stapel {number} möglich</translation>
    </message>
    <message>
        <source>{command}: in hand</source>
        <translation>{command}: auf der Hand</translation>
    </message>
    <message>
        <source>{command}: better not now</source>
        <translation>{command}: lieber jetzt nicht</translation>
    </message>
    <message>
        <source>keep off</source>
        <translation>bitte freihalten</translation>
    </message>
    <message>
        <source>small step only</source>
        <translation>nur ein kleiner Schritt</translation>
    </message>
    <message>
        <source>go ahead</source>
        <translation>freie Bahn</translation>
    </message>
    <message>
        <source>wants this pile</source>
        <translation>möchte hier ablegen</translation>
    </message>
    <message>
        <source>trick possible here</source>
        <translation>Rückwärts-Trick möglich</translation>
    </message>
    <message>
        <source>{signal} (×{count})</source>
        <translation>{signal} (×{count})</translation>
    </message>
    <message>
        <source>Keep off</source>
        <translation>Bitte freihalten</translation>
    </message>
    <message>
        <source>Small step only</source>
        <translation>Nur ein kleiner Schritt</translation>
    </message>
    <message>
        <source>Go ahead</source>
        <translation>Freie Bahn</translation>
    </message>
    <message>
        <source>Wanted</source>
        <translation>Mein Wunsch</translation>
    </message>
    <message>
        <source>Trick possible</source>
        <translation>Trick möglich</translation>
    </message>
    <message>
        <source>Better not now</source>
        <translation>Lieber jetzt nicht</translation>
    </message>
    <message>
        <source>Low</source>
        <translation>Niedrig</translation>
    </message>
    <message>
        <source>Middle</source>
        <translation>Mittel</translation>
    </message>
    <message>
        <source>High</source>
        <translation>Hoch</translation>
    </message>
    <message>
        <source>I hold one</source>
        <translation>Habe ich</translation>
    </message>
    <message>
        <source>I have something very good here</source>
        <translation>hier habe ich etwas sehr Gutes</translation>
    </message>
    <message>
        <source>I have something good here</source>
        <translation>hier habe ich etwas Gutes</translation>
    </message>
    <message>
        <source>there is nothing here for me</source>
        <translation>hier habe ich nichts</translation>
    </message>
    <message>
        <source>I would like to lay here</source>
        <translation>hier möchte ich ablegen</translation>
    </message>
    <message>
        <source>I can go backwards here</source>
        <translation>hier kann ich rückwärts</translation>
    </message>
    <message>
        <source>from 1 to 3</source>
        <translation>von 1 bis 3</translation>
    </message>
    <message>
        <source>from 4 to 7</source>
        <translation>von 4 bis 7</translation>
    </message>
    <message>
        <source>from 8 to 10</source>
        <translation>von 8 bis 10</translation>
    </message>
    <message>
        <source>holds something red</source>
        <translation>hat etwas Rotes</translation>
    </message>
    <message>
        <source>holds something yellow</source>
        <translation>hat etwas Gelbes</translation>
    </message>
    <message>
        <source>holds something green</source>
        <translation>hat etwas Grünes</translation>
    </message>
    <message>
        <source>holds something blue</source>
        <translation>hat etwas Blaues</translation>
    </message>
    <message>
        <source>holds something purple</source>
        <translation>hat etwas Lilafarbenes</translation>
    </message>
    <message>
        <source>low</source>
        <translation>niedrig</translation>
    </message>
    <message>
        <source>middle</source>
        <translation>mittel</translation>
    </message>
    <message>
        <source>high</source>
        <translation>hoch</translation>
    </message>
    <message>
        <source>{holding}, {height}</source>
        <translation>{holding}, {height}</translation>
    </message>
</context>
<context>
    <name>SignalsPanel</name>
    <message>
        <source>What {player} lets the others know</source>
        <translation>Was {player} den anderen verrät</translation>
    </message>
    <message>
        <source>Never an exact number.</source>
        <translation>Nie eine genaue Zahl.</translation>
    </message>
    <message>
        <source>Say nothing</source>
        <translation>Nichts sagen</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
</context>
<context>
    <name>StarterPanel</name>
    <message>
        <source>Who begins?</source>
        <translation>Wer beginnt?</translation>
    </message>
    <message>
        <source>Talk it over, but never name a number.</source>
        <translation>Besprecht es, aber nennt nie eine Zahl.</translation>
    </message>
    <message>
        <source>A click on a player above: have another look.</source>
        <translation>Ein Klick oben auf einen Namen: noch einmal in die Hand sehen.</translation>
    </message>
    <message>
        <source>All hands lie open: talk it over.</source>
        <translation>Alle Handkarten liegen offen: Besprecht es.</translation>
    </message>
    <message>
        <source>The others say how much they would like to. It is up to you.</source>
        <translation>Die anderen sagen, wie gern sie möchten. Du entscheidest.</translation>
    </message>
</context>
<context>
    <name>Surroundings</name>
    <message>
        <source>Silence</source>
        <translation>Schweigen</translation>
    </message>
    <message>
        <source>Signals</source>
        <translation>Signale</translation>
    </message>
    <message>
        <source>No signals while Silence shows on a pile</source>
        <translation>Keine Signale, solange „Schweigen“ auf einem Stapel liegt</translation>
    </message>
    <message>
        <source>Let the others know something about the piles</source>
        <translation>Den anderen etwas über die Stapel sagen</translation>
    </message>
    <message>
        <source>Cover my hand</source>
        <translation>Hand verdecken</translation>
    </message>
    <message>
        <source>Pass to {player}</source>
        <translation>Weiter an {player}</translation>
    </message>
    <message>
        <source>Computer players among themselves: sit back and watch.</source>
        <translation>Computerspieler unter sich: lehn dich zurück und schau zu.</translation>
    </message>
    <message>
        <source>A click on a player above: look at the hand, and signal if you like.</source>
        <translation>Ein Klick oben auf einen Namen: in die Hand sehen und, wer mag, ein Signal geben.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>Finish turn</source>
        <translation>Zug beenden</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>Draw and pass the turn on ({keys})</source>
        <translation>Nachziehen und den Zug weitergeben ({keys})</translation>
    </message>
    <message>
        <source>Take the last card back ({keys})</source>
        <translation>Die letzte Karte zurücknehmen ({keys})</translation>
    </message>
    <message>
        <source>Your new cards. They are covered in a moment.</source>
        <translation>Deine neuen Karten. Gleich werden sie verdeckt.</translation>
    </message>
    <message>
        <source>Hurry</source>
        <translation>Schneller</translation>
    </message>
    <message>
        <source>Have this turn played at once ({keys})</source>
        <translation>Diesen Zug sofort zu Ende spielen lassen ({keys})</translation>
    </message>
    <message>
        <source>Let the computer players wait ({keys})</source>
        <translation>Die Computerspieler warten lassen ({keys})</translation>
    </message>
</context>
<context>
    <name>TurnPanel</name>
    <message>
        <source>{player} looks</source>
        <translation>{player} schaut</translation>
    </message>
    <message>
        <source>Remember your hand, then pass the laptop on.</source>
        <translation>Merk dir deine Hand und gib den Laptop weiter.</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>Angehalten</translation>
    </message>
    <message>
        <source>Thinks it over</source>
        <translation>Überlegt</translation>
    </message>
    <message>
        <source>Lays on</source>
        <translation>Legt weiter</translation>
    </message>
    <message>
        <source>Has laid enough</source>
        <translation>Genug gelegt</translation>
    </message>
</context>
<context>
    <name>TurnedUp</name>
    <message>
        <source>Everything turned up</source>
        <translation>Alles aufgedeckt</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n Karte</numerusform>
            <numerusform>%n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>Deine Handkarten</translation>
    </message>
    <message>
        <source>Draw pile, next card first</source>
        <translation>Zugstapel, die nächste Karte zuerst</translation>
    </message>
    <message>
        <source>Draw pile</source>
        <translation>Zugstapel</translation>
    </message>
    <message>
        <source>no cards</source>
        <translation>keine Karten</translation>
    </message>
    <message>
        <source>Hands and draw pile, face down</source>
        <translation>Handkarten und Zugstapel, verdeckt</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>Original</source>
        <translation>Original</translation>
    </message>
    <message>
        <source>Extreme</source>
        <translation>Extreme</translation>
    </message>
    <message>
        <source>Quick &amp; Easy</source>
        <translation>Quick &amp; Easy</translation>
    </message>
    <message>
        <source>98 cards, four piles, one team.</source>
        <translation>98 Karten, vier Stapel, ein Team.</translation>
    </message>
    <message>
        <source>The Original, with commands on 28 cards.</source>
        <translation>Das Original, dazu Befehle auf 28 Karten.</translation>
    </message>
    <message>
        <source>Five colours, two piles: learnt in a minute.</source>
        <translation>Fünf Farben, zwei Stapel: schnell erklärt.</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>Standard</translation>
    </message>
    <message>
        <source>For experts</source>
        <translation>Profivariante</translation>
    </message>
    <message>
        <source>For experts, small hand</source>
        <translation>Profivariante, kleine Hand</translation>
    </message>
    <message numerus="yes">
        <source>Hand of %n card(s)</source>
        <translation>
            <numerusform>%n Handkarte</numerusform>
            <numerusform>%n Handkarten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at least %n card(s) a turn</source>
        <translation>
            <numerusform>mindestens %n Karte pro Zug</numerusform>
            <numerusform>mindestens %n Karten pro Zug</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>exactly %n card(s) a turn</source>
        <translation>
            <numerusform>genau %n Karte pro Zug</numerusform>
            <numerusform>genau %n Karten pro Zug</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{minimum} to %n card(s) a turn</source>
        <translation>
            <numerusform>{minimum} bis %n Karte pro Zug</numerusform>
            <numerusform>{minimum} bis %n Karten pro Zug</numerusform>
        </translation>
    </message>
    <message>
        <source>only {number} once the draw pile is empty</source>
        <translation>nur {number} bei leerem Zugstapel</translation>
    </message>
    <message>
        <source>talk of colours, not of heights</source>
        <translation>sprecht über Farben, nicht über Höhen</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Du</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>Spieler {number}</translation>
    </message>
    <message>
        <source>Alone</source>
        <translation>Allein</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n Spieler</numerusform>
            <numerusform>%n Spieler</numerusform>
        </translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Dein Zug</translation>
    </message>
    <message>
        <source>{player}&apos;s turn</source>
        <translation>Zug von {player}</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stop</translation>
    </message>
    <message>
        <source>Skull</source>
        <translation>Totenkopf</translation>
    </message>
    <message>
        <source>3!</source>
        <translation>3!</translation>
    </message>
    <message>
        <source>Silence</source>
        <translation>Schweigen</translation>
    </message>
    <message>
        <source>No backwards trick</source>
        <translation>Kein Rückwärts-Trick</translation>
    </message>
    <message>
        <source>One pile</source>
        <translation>Ein Stapel</translation>
    </message>
    <message>
        <source>Draw only one</source>
        <translation>Nur eine nachziehen</translation>
    </message>
    <message>
        <source>The turn ends with this card, however few were laid.</source>
        <translation>Der Zug endet mit dieser Karte, so wenige auch abgelegt wurden.</translation>
    </message>
    <message>
        <source>Must be covered before the turn can be finished.</source>
        <translation>Muss überdeckt sein, bevor der Zug beendet wird.</translation>
    </message>
    <message>
        <source>The turn has exactly three cards in all.</source>
        <translation>In diesem Zug werden insgesamt genau drei Karten abgelegt.</translation>
    </message>
    <message>
        <source>While it shows, nobody may talk about the game.</source>
        <translation>Solange der Befehl offen liegt, darf niemand über das Spiel sprechen.</translation>
    </message>
    <message>
        <source>While it shows, no pile allows the backwards trick.</source>
        <translation>Solange der Befehl offen liegt, ist auf keinem Stapel der Rückwärts-Trick erlaubt.</translation>
    </message>
    <message>
        <source>While it shows, all cards of a turn go on one pile.</source>
        <translation>Solange der Befehl offen liegt, kommen alle Karten eines Zuges auf einen Stapel.</translation>
    </message>
    <message>
        <source>While it shows, only one card is drawn after a turn.</source>
        <translation>Solange der Befehl offen liegt, wird nach einem Zug nur eine Karte nachgezogen.</translation>
    </message>
    <message>
        <source>Fixed numbers</source>
        <translation>Feste Zahlen</translation>
    </message>
    <message>
        <source>Shuffled anew</source>
        <translation>Neu gemischt</translation>
    </message>
    <message>
        <source>My own</source>
        <translation>Eigene</translation>
    </message>
    <message>
        <source>The same numbers carry the commands every time.</source>
        <translation>Immer dieselben Zahlen tragen die Befehle.</translation>
    </message>
    <message>
        <source>Other numbers carry the commands in every deal.</source>
        <translation>In jedem Spiel tragen andere Zahlen die Befehle.</translation>
    </message>
    <message>
        <source>Your own file says which numbers carry the commands.</source>
        <translation>Deine eigene Datei sagt, welche Zahlen die Befehle tragen.</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Rot</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>Gelb</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Grün</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Blau</translation>
    </message>
    <message>
        <source>Purple</source>
        <translation>Lila</translation>
    </message>
    <message>
        <source>ascending</source>
        <translation>aufsteigend</translation>
    </message>
    <message>
        <source>descending</source>
        <translation>absteigend</translation>
    </message>
    <message>
        <source>Pile {number}, {direction}</source>
        <translation>Stapel {number}, {direction}</translation>
    </message>
    <message numerus="yes">
        <source>{pile}: {card} on top, %n card(s)</source>
        <translation>
            <numerusform>{pile}: {card} liegt oben, %n Karte</numerusform>
            <numerusform>{pile}: {card} liegt oben, %n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>{pile}: empty, starts at {number}</source>
        <translation>{pile}: leer, beginnt bei {number}</translation>
    </message>
    <message>
        <source>{pile}: empty</source>
        <translation>{pile}: leer</translation>
    </message>
    <message>
        <source>Too few cards fit to finish the turn.</source>
        <translation>Zu wenige Karten passen, um den Zug zu beenden.</translation>
    </message>
    <message>
        <source>A Skull could no longer be covered.</source>
        <translation>Ein Totenkopf ließ sich nicht mehr überdecken.</translation>
    </message>
    <message>
        <source>3! demands three cards, and they could not be laid.</source>
        <translation>„3!“ verlangt drei Karten, und sie ließen sich nicht ablegen.</translation>
    </message>
    <message>
        <source>Cards would fit, but the commands left no way out.</source>
        <translation>Karten würden passen, aber die Befehle ließen keinen Ausweg.</translation>
    </message>
    <message>
        <source>You beat the game!</source>
        <translation>Das Spiel ist besiegt!</translation>
    </message>
    <message>
        <source>Excellent!</source>
        <translation>Super!</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Verloren</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Langsam</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Schnell</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Aus</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) laid</source>
        <translation>
            <numerusform>%n Karte abgelegt</numerusform>
            <numerusform>%n Karten abgelegt</numerusform>
        </translation>
    </message>
    <message>
        <source>Violet</source>
        <translation>Violett</translation>
    </message>
    <message>
        <source>Orange</source>
        <translation>Orange</translation>
    </message>
    <message>
        <source>Teal</source>
        <translation>Türkis</translation>
    </message>
    <message>
        <source>Pink</source>
        <translation>Rosa</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Mensch</translation>
    </message>
    <message>
        <source>Casual</source>
        <translation>Locker</translation>
    </message>
    <message>
        <source>Skilled</source>
        <translation>Geübt</translation>
    </message>
    <message>
        <source>Somebody here plays on this seat.</source>
        <translation>Auf diesem Platz spielt jemand von euch.</translation>
    </message>
    <message>
        <source>A computer player that takes the smallest steps, and overlooks some.</source>
        <translation>Ein Computerspieler, der die kleinsten Schritte macht und manches übersieht.</translation>
    </message>
    <message>
        <source>A computer player that weighs whole turns and heeds every signal.</source>
        <translation>Ein Computerspieler, der ganze Züge abwägt und jedes Signal beachtet.</translation>
    </message>
    <message>
        <source>casual computer player</source>
        <translation>Computerspieler, locker</translation>
    </message>
    <message>
        <source>skilled computer player</source>
        <translation>Computerspieler, geübt</translation>
    </message>
    <message>
        <source>rather not</source>
        <translation>lieber nicht</translation>
    </message>
    <message>
        <source>would like to</source>
        <translation>würde gern</translation>
    </message>
    <message>
        <source>would love to</source>
        <translation>sehr gern!</translation>
    </message>
    <message>
        <source>Leisurely</source>
        <translation>Gemütlich</translation>
    </message>
    <message>
        <source>Brisk</source>
        <translation>Flott</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>Sofort</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Meister</translation>
    </message>
    <message>
        <source>A computer player that plays each turn through in many ways before it lays a card.</source>
        <translation>Ein Computerspieler, der jeden Zug auf viele Arten durchspielt, bevor er eine Karte legt.</translation>
    </message>
    <message>
        <source>expert computer player</source>
        <translation>Computerspieler, Meister</translation>
    </message>
</context>
</TS>
