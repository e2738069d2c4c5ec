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
    <message>
        <source>Opens the folder in which all your games, results and settings lie. Copy it to keep them safe, or to take them to another computer.</source>
        <translation>Öffnet den Ordner, in dem alle deine Partien, Ergebnisse und Einstellungen liegen. Kopiere ihn, um sie zu sichern oder auf einen anderen Computer mitzunehmen.</translation>
    </message>
    <message>
        <source>Python {python}: PSF licence</source>
        <translation>Python {python}: PSF-Lizenz</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>Lizenzen</translation>
    </message>
    <message>
        <source>Show the licences of everything in this program, or hide them</source>
        <translation>Die Lizenzen von allem in diesem Programm zeigen oder verbergen</translation>
    </message>
    <message>
        <source>This program is made of free parts. This shows the terms that each of them comes under.</source>
        <translation>Dieses Programm besteht aus freien Teilen. Hier stehen die Bedingungen, unter denen jeder von ihnen weitergegeben wird.</translation>
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
    <message>
        <source>Somebody else on this computer has it open with the same saved games. As soon as that window is closed, you can play.</source>
        <translation>Jemand anderes hat es auf diesem Computer mit denselben gespeicherten Partien offen. Sobald jenes Fenster geschlossen ist, kannst du spielen.</translation>
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
    <message numerus="yes">
        <source>%n card(s), face down</source>
        <translation>
            <numerusform>%n Karte, verdeckt</numerusform>
            <numerusform>%n Karten, verdeckt</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ChanceChart</name>
    <message>
        <source>Point at a turn, or go from turn to turn by the arrow keys; Enter opens it</source>
        <translation>Zeig auf einen Zug oder geh mit den Pfeiltasten von Zug zu Zug; Eingabe öffnet ihn</translation>
    </message>
    <message>
        <source>The team&apos;s chance of winning from the first turn on the left to the end on the right. The band tells how sure the coach is. Below, each piece is a turn, in the colour of whoever played it; dots mark the turns that cost most. A click or Enter shows a turn.</source>
        <translation>Die Siegchance des Teams vom ersten Zug links bis zum Ende rechts. Das Band zeigt, wie sicher sich der Coach ist. Darunter ist jedes Stück ein Zug, in der Farbe dessen, der ihn gespielt hat; Punkte markieren die Züge, die am meisten gekostet haben. Ein Klick oder die Eingabetaste zeigt einen Zug.</translation>
    </message>
</context>
<context>
    <name>Chart</name>
    <message>
        <source>Point at a bar, or go from bar to bar by the arrow keys</source>
        <translation>Zeig auf einen Balken oder geh mit den Pfeiltasten von Balken zu Balken</translation>
    </message>
    <message>
        <source>Every bar stands for some games, the higher the more. Point at one, or use the arrow keys, to read its numbers. The same numbers can be shown as a table.</source>
        <translation>Jeder Balken steht für Partien, je höher, desto mehr. Zeig auf einen oder nimm die Pfeiltasten, um seine Zahlen zu lesen. Dieselben Zahlen gibt es auch als Tabelle.</translation>
    </message>
</context>
<context>
    <name>ChartPanel</name>
    <message>
        <source>As a chart</source>
        <translation>Als Diagramm</translation>
    </message>
    <message>
        <source>As a table</source>
        <translation>Als Tabelle</translation>
    </message>
    <message>
        <source>Show the same numbers as a picture, or as a table</source>
        <translation>Dieselben Zahlen als Bild oder als Tabelle zeigen</translation>
    </message>
    <message>
        <source>Changes between the chart and a table of its numbers.</source>
        <translation>Wechselt zwischen dem Diagramm und einer Tabelle seiner Zahlen.</translation>
    </message>
    <message>
        <source>The numbers of the chart, row by row</source>
        <translation>Die Zahlen des Diagramms, Zeile für Zeile</translation>
    </message>
    <message>
        <source>The same numbers that the chart shows. The arrow keys go from row to row.</source>
        <translation>Dieselben Zahlen, die das Diagramm zeigt. Die Pfeiltasten gehen von Zeile zu Zeile.</translation>
    </message>
</context>
<context>
    <name>CoachPage</name>
    <message>
        <source>The coach needs the compiled core to look through a game, and this installation has none. You can still watch the game.</source>
        <translation>Der Coach braucht den kompilierten Kern, um eine Partie durchzusehen, und der fehlt in dieser Installation. Ansehen kannst du dir die Partie trotzdem.</translation>
    </message>
    <message>
        <source>No turn was finished in this game: there is nothing to look at.</source>
        <translation>In dieser Partie wurde kein Zug beendet: Es gibt nichts durchzusehen.</translation>
    </message>
    <message>
        <source>Coach</source>
        <translation>Coach</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Watch the game</source>
        <translation>Partie ansehen</translation>
    </message>
    <message>
        <source>Practise these turns</source>
        <translation>Diese Züge üben</translation>
    </message>
    <message>
        <source>A turn can be judged by what the player could know when it was played, or by all cards as they really lay. What was wise and what would have worked isn&apos;t always the same.</source>
        <translation>Ein Zug lässt sich danach beurteilen, was man in diesem Moment wissen konnte, oder nach allen Karten, wie sie wirklich lagen. Was klug war und was geklappt hätte, ist nicht immer dasselbe.</translation>
    </message>
    <message>
        <source>Leave the coach (Esc)</source>
        <translation>Den Coach verlassen (Esc)</translation>
    </message>
    <message>
        <source>Leads back to where you came from.</source>
        <translation>Führt dorthin zurück, wo du hergekommen bist.</translation>
    </message>
    <message>
        <source>Go through the game turn by turn</source>
        <translation>Die Partie Zug für Zug durchgehen</translation>
    </message>
    <message>
        <source>Shows the game once more, card by card, with every hand open.</source>
        <translation>Zeigt die Partie noch einmal, Karte für Karte und mit offenen Händen.</translation>
    </message>
    <message>
        <source>Try the turns that cost most once more</source>
        <translation>Die teuersten Züge noch einmal versuchen</translation>
    </message>
    <message>
        <source>Puts you in front of each of the turns that cost most, as it was then: what would you play now? Only what could be known then counts.</source>
        <translation>Stellt dich vor jeden der teuersten Züge, so wie es damals war: Was würdest du jetzt spielen? Es zählt nur, was man damals wissen konnte.</translation>
    </message>
    <message>
        <source>Judged by</source>
        <translation>Beurteilt nach</translation>
    </message>
</context>
<context>
    <name>CoachWords</name>
    <message numerus="yes">
        <source>given up, %n left</source>
        <translation>
            <numerusform>aufgegeben, %n übrig</numerusform>
            <numerusform>aufgegeben, %n übrig</numerusform>
        </translation>
    </message>
    <message>
        <source>won</source>
        <translation>gewonnen</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) left</source>
        <translation>
            <numerusform>%n Karte übrig</numerusform>
            <numerusform>%n Karten übrig</numerusform>
        </translation>
    </message>
    <message>
        <source>What could be known then</source>
        <translation>Was man wissen konnte</translation>
    </message>
    <message>
        <source>under 1%</source>
        <translation>unter 1 %</translation>
    </message>
    <message>
        <source>over 99%</source>
        <translation>über 99 %</translation>
    </message>
    <message>
        <source>{number}%</source>
        <translation>{number} %</translation>
    </message>
    <message>
        <source>Turn {number}</source>
        <translation>Zug {number}</translation>
    </message>
    <message numerus="yes">
        <source>about %n more card(s) left</source>
        <translation>
            <numerusform>etwa %n Karte mehr übrig</numerusform>
            <numerusform>etwa %n Karten mehr übrig</numerusform>
        </translation>
    </message>
    <message>
        <source>Better: {lays}</source>
        <translation>Besser: {lays}</translation>
    </message>
    <message>
        <source>{cards} → pile {number}</source>
        <translation>{cards} → Stapel {number}</translation>
    </message>
    <message>
        <source>Turn {number} is worth a second look.</source>
        <translation>Zug {number} lohnt einen zweiten Blick.</translation>
    </message>
    <message>
        <source>Even with all cards open, there was never a way to win.</source>
        <translation>Selbst mit offenen Karten gab es nie einen Weg zum Sieg.</translation>
    </message>
    <message>
        <source>No way to win was found, not even from the first turn on.</source>
        <translation>Es fand sich kein Weg zum Sieg, nicht einmal vom ersten Zug an.</translation>
    </message>
    <message>
        <source>Up to turn {number} the game could still have been won with all cards open.</source>
        <translation>Bis Zug {number} war die Partie mit offenen Karten noch zu gewinnen.</translation>
    </message>
    <message>
        <source>After that, it could no longer be won.</source>
        <translation>Danach gab es keinen Weg mehr.</translation>
    </message>
    <message>
        <source>After that, no way was found.</source>
        <translation>Danach fand sich kein Weg mehr.</translation>
    </message>
    <message>
        <source>no way to win any more</source>
        <translation>kein Weg zum Sieg mehr</translation>
    </message>
    <message>
        <source>no way to win found</source>
        <translation>kein Weg zum Sieg gefunden</translation>
    </message>
    <message>
        <source>{player}: turn {number} is worth a second look.</source>
        <translation>{player}: Zug {number} lohnt einen zweiten Blick.</translation>
    </message>
    <message>
        <source>{player}: not on turn in this game.</source>
        <translation>{player}: in dieser Partie nicht am Zug.</translation>
    </message>
    <message>
        <source>Chance of winning as it began: {chance}</source>
        <translation>Siegchance zu Beginn: {chance}</translation>
    </message>
    <message>
        <source>What it cost: {cost}</source>
        <translation>Was er gekostet hat: {cost}</translation>
    </message>
    <message>
        <source>Well played: no turn stands out that could have been better.</source>
        <translation>Gut gespielt: Kein Zug fällt auf, der besser hätte sein können.</translation>
    </message>
    <message>
        <source>Still looking …</source>
        <translation>Der Coach sieht noch nach …</translation>
    </message>
    <message>
        <source>The coach is looking more closely … {percent}</source>
        <translation>Der Coach sieht genauer hin … {percent}</translation>
    </message>
    <message>
        <source>Your chance of winning</source>
        <translation>Deine Siegchance</translation>
    </message>
    <message>
        <source>The team&apos;s chance of winning</source>
        <translation>Die Siegchance des Teams</translation>
    </message>
    <message>
        <source>{first} before the first turn, {last} before the last one looked at.</source>
        <translation>{first} vor dem ersten Zug, {last} vor dem letzten, der durchgesehen ist.</translation>
    </message>
    <message>
        <source>{player}: still looking …</source>
        <translation>{player}: wird noch durchgesehen …</translation>
    </message>
    <message>
        <source>No better way found</source>
        <translation>Keinen besseren Weg gefunden</translation>
    </message>
    <message>
        <source>All cards open</source>
        <translation>Alle Karten offen</translation>
    </message>
    <message>
        <source>{player}: the coach found nothing better in any turn.</source>
        <translation>{player}: In keinem Zug fand der Coach etwas Besseres.</translation>
    </message>
    <message numerus="yes">
        <source>{player}: the coach found nothing better in {good} of %n turn(s).</source>
        <translation>
            <numerusform>{player}: In {good} von %n Zug fand der Coach nichts Besseres.</numerusform>
            <numerusform>{player}: In {good} von %n Zügen fand der Coach nichts Besseres.</numerusform>
        </translation>
    </message>
    <message>
        <source>How often skilled players win from there with what the player on turn could know, this turn played as the coach would.</source>
        <translation>Wie oft gute Spieler von dort aus gewinnen, wenn sie nur wissen, was man am Zug wissen konnte, und diesen Zug so spielen wie der Coach.</translation>
    </message>
    <message>
        <source>How often skilled players win from there with the cards as they really lay, this turn played as the coach would.</source>
        <translation>Wie oft gute Spieler von dort aus gewinnen, mit den Karten, wie sie wirklich lagen, und diesem Zug so, wie der Coach ihn spielen würde.</translation>
    </message>
    <message>
        <source>The coach plays every turn its own way too, and compares. The list follows once that is done: {percent} so far.</source>
        <translation>Der Coach spielt jeden Zug auch auf seine Weise und vergleicht. Die Liste kommt, wenn er damit fertig ist: {percent} bisher.</translation>
    </message>
    <message>
        <source>Chance of winning: as the coach would play the turn → as it was played.</source>
        <translation>Siegchance: so, wie der Coach den Zug spielen würde → so, wie er gespielt wurde.</translation>
    </message>
</context>
<context>
    <name>CommandChip</name>
    <message>
        <source>A command in force. A click on it, or Enter, opens its rule.</source>
        <translation>Ein Befehl, der gerade gilt. Ein Klick darauf oder die Eingabetaste öffnet seine Regel.</translation>
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
    <message>
        <source>Switched off, its cards are cards like all others.</source>
        <translation>Ausgeschaltet sind seine Karten wie alle anderen.</translation>
    </message>
    <message>
        <source>Open the file in a text editor: {path}</source>
        <translation>Die Datei in einem Texteditor öffnen: {path}</translation>
    </message>
    <message>
        <source>Opens the file that says which numbers carry which command; if there is none yet, one is begun. Save it, and come back to this window.</source>
        <translation>Öffnet die Datei, in der steht, welche Zahlen welchen Befehl tragen; gibt es noch keine, wird sie angelegt. Speichere sie und komm in dieses Fenster zurück.</translation>
    </message>
    <message>
        <source>Commands that have to be obeyed at once, in the turn in which they are laid.</source>
        <translation>Befehle, die sofort zu befolgen sind: in dem Zug, in dem sie abgelegt werden.</translation>
    </message>
    <message>
        <source>Commands that hold for everybody, as long as they show on top of a pile.</source>
        <translation>Befehle, die für alle gelten, solange sie oben auf einem Stapel liegen.</translation>
    </message>
    <message>
        <source>Which numbers carry the commands: always the same, others in every game, or those in a file of your own.</source>
        <translation>Welche Zahlen die Befehle tragen: immer dieselben, in jedem Spiel andere oder die aus deiner eigenen Datei.</translation>
    </message>
</context>
<context>
    <name>CommandRules</name>
    <message>
        <source>Your turn ends with this card, however few you have laid: even if it is the first one. You draw, and the next player goes on.</source>
        <translation>Dein Zug endet mit dieser Karte, auch wenn du erst wenige abgelegt hast, sogar wenn es die erste ist. Du ziehst nach, und die oder der Nächste ist dran.</translation>
    </message>
    <message>
        <source>The turn is over with this card.</source>
        <translation>Mit dieser Karte ist der Zug zu Ende.</translation>
    </message>
    <message>
        <source>It is refused where the turn may not end: if you have laid a “3!” and Stop isn&apos;t the third card, or if a Skull of this turn still shows. Laid on that Skull, it covers it and is fine.</source>
        <translation>Stop wird abgelehnt, wo der Zug nicht enden darf: wenn du eine „3!“ abgelegt hast und Stop nicht die dritte Karte ist, oder wenn ein Totenkopf aus diesem Zug noch zu sehen ist. Auf diesen Totenkopf gelegt, überdeckt er ihn und ist erlaubt.</translation>
    </message>
    <message>
        <source>You have to cover it in the same turn: no turn may end while a Skull laid in it shows on a pile. If the very last card is a Skull and still shows, the game is lost although all 98 are laid.</source>
        <translation>Du musst ihn im selben Zug überdecken: Kein Zug darf enden, solange ein Totenkopf aus diesem Zug auf einem Stapel zu sehen ist. Ist die allerletzte Karte ein Totenkopf und bleibt zu sehen, ist das Spiel verloren, obwohl alle 98 abgelegt sind.</translation>
    </message>
    <message>
        <source>The next card on this pile covers the Skull.</source>
        <translation>Die nächste Karte auf diesem Stapel überdeckt den Totenkopf.</translation>
    </message>
    <message>
        <source>This turn has exactly three cards in all, those before it included: no more and no fewer, whatever the minimum is. A Stop may be one of them, but only as the third card.</source>
        <translation>In diesem Zug werden insgesamt genau drei Karten abgelegt, die davor mitgezählt: nicht mehr und nicht weniger, egal wie hoch die Mindestanzahl ist. Auch ein Stop darf dabei sein, aber nur als dritte Karte.</translation>
    </message>
    <message>
        <source>One card, “3!”, and a Stop as the third: three in all.</source>
        <translation>Eine Karte, „3!“ und ein Stop als dritte: zusammen drei.</translation>
    </message>
    <message>
        <source>Whoever has only one or two cards left near the end can&apos;t obey it any more. Then the game is lost, even if all cards could be laid.</source>
        <translation>Wer gegen Ende nur noch eine oder zwei Karten hat, kann den Befehl nicht mehr befolgen. Dann ist das Spiel verloren, auch wenn sich alle Karten ablegen ließen.</translation>
    </message>
    <message>
        <source>Nobody may talk about the game or make any sign.</source>
        <translation>Niemand darf über das Spiel reden oder Zeichen geben.</translation>
    </message>
    <message>
        <source>As long as it shows, be quiet.</source>
        <translation>Solange diese Karte zu sehen ist, wird geschwiegen.</translation>
    </message>
    <message>
        <source>The signals at the table are locked meanwhile, and the table reminds you. Computer players neither give nor heed any.</source>
        <translation>So lange sind die Signale am Tisch gesperrt, und der Tisch erinnert euch daran. Computerspieler geben keine Signale und achten auf keine.</translation>
    </message>
    <message>
        <source>No backwards trick is allowed, on any of the four piles.</source>
        <translation>Auf keinem der vier Stapel ist ein Rückwärts-Trick erlaubt.</translation>
    </message>
    <message>
        <source>While it shows, 37 may not go on 47.</source>
        <translation>Solange sie zu sehen ist, darf die 37 nicht auf die 47.</translation>
    </message>
    <message>
        <source>Not even a trick that would cover this very card is allowed.</source>
        <translation>Auch ein Trick, der genau diese Karte überdecken würde, ist nicht erlaubt.</translation>
    </message>
    <message>
        <source>Whoever is on turn lays all cards of the turn on one single pile, whichever they like.</source>
        <translation>Wer am Zug ist, legt alle Karten dieses Zuges auf denselben Stapel. Welcher das ist, darf man sich aussuchen.</translation>
    </message>
    <message>
        <source>All cards of a turn on one pile.</source>
        <translation>Alle Karten eines Zuges kommen auf einen Stapel.</translation>
    </message>
    <message>
        <source>After the 23, no card of this turn may go on another pile.</source>
        <translation>Nach der 23 darf in diesem Zug keine Karte auf einen anderen Stapel.</translation>
    </message>
    <message>
        <source>If it is laid in the middle of a turn, the cards before it and the card itself don&apos;t count: those after it go on one pile. If several show, each of them binds by itself. Once covered, it binds nobody, and the rest of the turn is free.</source>
        <translation>Wird sie mitten in einem Zug abgelegt, zählen die Karten davor und sie selbst nicht mit: Erst die Karten danach kommen auf einen Stapel. Sind mehrere zu sehen, bindet jede für sich. Ist sie überdeckt, bindet sie niemanden mehr, und der Rest des Zuges ist frei.</translation>
    </message>
    <message>
        <source>Whoever finishes a turn draws only one card, however many were laid. So hands may become smaller. Once it is covered, you draw back up to the full hand again.</source>
        <translation>Wer seinen Zug beendet, zieht nur eine Karte nach, egal wie viele abgelegt wurden. So kann man weniger Handkarten haben als sonst. Ist der Befehl überdeckt, wird wieder bis zur vollen Hand nachgezogen.</translation>
    </message>
    <message>
        <source>One new card, not more.</source>
        <translation>Eine neue Karte, mehr nicht.</translation>
    </message>
    <message>
        <source>If your hand has become smaller than the minimum while there is still a draw pile, the game is lost when it is your turn. Only a Stop can save it.</source>
        <translation>Hast du weniger Handkarten als die Mindestanzahl, und es gibt noch einen Zugstapel, ist das Spiel verloren, sobald du am Zug bist. Nur ein Stop kann es retten.</translation>
    </message>
</context>
<context>
    <name>ComputerWords</name>
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
        <source>Expert</source>
        <translation>Meister</translation>
    </message>
    <message>
        <source>Person – somebody here plays</source>
        <translation>Mensch – hier spielt jemand von euch</translation>
    </message>
    <message>
        <source>Casual – takes the smallest steps and overlooks some</source>
        <translation>Locker – macht die kleinsten Schritte und übersieht manche</translation>
    </message>
    <message>
        <source>Skilled – weighs whole turns and heeds every signal</source>
        <translation>Geübt – wägt ganze Züge ab und beachtet jedes Signal</translation>
    </message>
    <message>
        <source>Expert – thinks every turn through before playing a card</source>
        <translation>Meister – spielt jeden Zug in Gedanken durch, bevor eine Karte liegt</translation>
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
        <source>expert computer player</source>
        <translation>Computerspieler, Meister</translation>
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
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Brisk</source>
        <translation>Flott</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>Sofort</translation>
    </message>
</context>
<context>
    <name>CopyButton</name>
    <message>
        <source>Copied</source>
        <translation>Kopiert</translation>
    </message>
</context>
<context>
    <name>CostlyTurns</name>
    <message>
        <source>The turns that cost most</source>
        <translation>Die teuersten Züge</translation>
    </message>
    <message>
        <source>See what would have been better, and why (Enter)</source>
        <translation>Sehen, was besser gewesen wäre, und warum (Eingabe)</translation>
    </message>
    <message>
        <source>A turn after which the game went worse than it had to: on the right, how often it would be won with the better lays, and with those that were played.</source>
        <translation>Ein Zug, nach dem es schlechter stand als nötig: rechts, wie oft die Partie mit dem besseren Zug gewonnen würde, und wie oft mit dem gespielten.</translation>
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
        <translation>Leertaste oder Eingabetaste deckt die Hand auf. Die anderen schauen weg.</translation>
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
    <message>
        <source>Plays on the piles once more what was laid since your last turn, card by card. It changes nothing.</source>
        <translation>Zeigt auf den Stapeln noch einmal Karte für Karte, was seit deinem letzten Zug abgelegt wurde. Am Spiel ändert das nichts.</translation>
    </message>
    <message>
        <source>Go on without this look (Esc)</source>
        <translation>Ohne diesen Blick weiterspielen (Esc)</translation>
    </message>
    <message>
        <source>Nobody needs to look after all: the game goes on where it was.</source>
        <translation>Doch kein Blick in die Hand: Das Spiel geht weiter, wo es war.</translation>
    </message>
    <message>
        <source>Shows your hand. Press it only once the laptop is yours and the others look away: nobody but you may see your cards.</source>
        <translation>Zeigt deine Hand. Drück erst, wenn der Laptop bei dir ist und die anderen wegschauen: Niemand außer dir darf deine Karten sehen.</translation>
    </message>
    <message>
        <source>Your hand is covered, so that the laptop can go round. It says who gets it, and what has happened since that player&apos;s last turn.</source>
        <translation>Die Hand ist verdeckt, damit der Laptop herumgehen kann. Hier steht, wer ihn bekommt und was seit dem letzten Zug dieser Person geschehen ist.</translation>
    </message>
    <message>
        <source>What was laid since this player&apos;s last turn</source>
        <translation>Was seit dem letzten eigenen Zug abgelegt wurde</translation>
    </message>
    <message>
        <source>Covered hand</source>
        <translation>Verdeckte Hand</translation>
    </message>
</context>
<context>
    <name>DailyLeaf</name>
    <message>
        <source>This is a daily deal: everyone who plays it gets the same cards on this day. The calendar keeps its result.</source>
        <translation>Das ist ein Spiel des Tages: Wer es spielt, bekommt dieselben Karten wie alle anderen. Der Kalender hält das Ergebnis fest.</translation>
    </message>
    <message>
        <source>Daily deal</source>
        <translation>Spiel des Tages</translation>
    </message>
</context>
<context>
    <name>DailyPage</name>
    <message>
        <source>Daily deal</source>
        <translation>Spiel des Tages</translation>
    </message>
    <message>
        <source>Choose this edition; a double click plays it</source>
        <translation>Diese Ausgabe wählen; ein Doppelklick spielt sie</translation>
    </message>
    <message>
        <source>An edition&apos;s deal of the chosen day. Everyone who plays it gets the same cards. The calendar shows what was played of this edition.</source>
        <translation>Das Spiel einer Ausgabe am gewählten Tag. Alle, die es spielen, bekommen dieselben Karten. Der Kalender zeigt, was von dieser Ausgabe gespielt wurde.</translation>
    </message>
    <message>
        <source>Play by yourself; where it takes two, with a computer player.</source>
        <translation>Allein spielen; wo es zwei braucht, mit einem Computerspieler.</translation>
    </message>
    <message>
        <source>Play the deal with the players of the last game.</source>
        <translation>Das Spiel in der Runde vom letzten Mal spielen.</translation>
    </message>
    <message>
        <source>Who plays: one alone, or the players of the last game. The cards are the same. Other players can be chosen for a new game, and are remembered then.</source>
        <translation>Wer spielt: einer allein oder die Runde vom letzten Mal. Die Karten sind dieselben. Andere Mitspieler wählst du bei einem neuen Spiel; sie werden dann gemerkt.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Copy result</source>
        <translation>Ergebnis kopieren</translation>
    </message>
    <message numerus="yes">
        <source>Begun, %n card(s) left</source>
        <translation>
            <numerusform>Begonnen, noch %n Karte</numerusform>
            <numerusform>Begonnen, noch %n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>Not played yet</source>
        <translation>Noch nicht gespielt</translation>
    </message>
    <message>
        <source>What was played can&apos;t be read just now. The deals can be played.</source>
        <translation>Was gespielt wurde, lässt sich gerade nicht lesen. Spielen kannst du trotzdem.</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) in a row</source>
        <translation>
            <numerusform>%n Tag in Folge</numerusform>
            <numerusform>%n Tage in Folge</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n win(s) in a row</source>
        <translation>
            <numerusform>%n Sieg in Folge</numerusform>
            <numerusform>%n Siege in Folge</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{won} of %n deal(s) won this month</source>
        <translation>
            <numerusform>{won} von %n Spiel in diesem Monat gewonnen</numerusform>
            <numerusform>{won} von %n Spielen in diesem Monat gewonnen</numerusform>
        </translation>
    </message>
    <message>
        <source>One deal for each day, the same for everyone.</source>
        <translation>Jeden Tag ein Spiel, für alle dasselbe.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>Go on with this deal (Enter)</source>
        <translation>Dieses Spiel fortsetzen (Eingabe)</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>Play the same cards once more (Enter)</source>
        <translation>Dieselben Karten noch einmal spielen (Eingabe)</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Deal the cards of this day (Enter)</source>
        <translation>Die Karten dieses Tages geben (Eingabe)</translation>
    </message>
    <message>
        <source>Plays the chosen edition&apos;s deal of the chosen day. The first time counts in the calendar; after that the cards are known. An unfinished one is gone on with.</source>
        <translation>Spielt das Spiel des gewählten Tages in der gewählten Ausgabe. Das erste Mal zählt im Kalender; danach sind die Karten bekannt. Ein begonnenes wird fortgesetzt.</translation>
    </message>
    <message>
        <source>Back to where you came from (Esc)</source>
        <translation>Dorthin zurück, wo du warst (Esc)</translation>
    </message>
    <message>
        <source>Leaves this page. Nothing is lost: the deals of past days can be played.</source>
        <translation>Verlässt diese Seite. Nichts geht verloren: Auch die Spiele vergangener Tage lassen sich spielen.</translation>
    </message>
    <message>
        <source>Put the result on the clipboard; it spoils nothing</source>
        <translation>Das Ergebnis in die Zwischenablage legen; es verrät nichts</translation>
    </message>
    <message>
        <source>Copies the result as a few lines of text, to compare it with others. It tells of no card, so that they can still play the same deal.</source>
        <translation>Kopiert das Ergebnis als ein paar Zeilen Text, um es mit anderen zu vergleichen. Es verrät keine Karte, damit auch sie dasselbe Spiel noch spielen können.</translation>
    </message>
    <message>
        <source>Who plays</source>
        <translation>Wer spielt</translation>
    </message>
    <message>
        <source>Edition</source>
        <translation>Ausgabe</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
</context>
<context>
    <name>DailyWords</name>
    <message>
        <source>Daily deal, {day}</source>
        <translation>Spiel des Tages, {day}</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gewonnen</translation>
    </message>
    <message numerus="yes">
        <source>Given up with %n card(s) left</source>
        <translation>
            <numerusform>Aufgegeben mit %n Restkarte</numerusform>
            <numerusform>Aufgegeben mit %n Restkarten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lost with %n card(s) left</source>
        <translation>
            <numerusform>Verloren mit %n Restkarte</numerusform>
            <numerusform>Verloren mit %n Restkarten</numerusform>
        </translation>
    </message>
    <message>
        <source>played later</source>
        <translation>später gespielt</translation>
    </message>
    <message>
        <source>The Game – daily deal, {day}</source>
        <translation>The Game – Spiel des Tages, {day}</translation>
    </message>
    <message numerus="yes">
        <source>%n of them computer player(s)</source>
        <translation>
            <numerusform>davon %n Computerspieler</numerusform>
            <numerusform>davon %n Computerspieler</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hint(s)</source>
        <translation>
            <numerusform>%n Tipp</numerusform>
            <numerusform>%n Tipps</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) taken back</source>
        <translation>
            <numerusform>%n Karte zurückgenommen</numerusform>
            <numerusform>%n Karten zurückgenommen</numerusform>
        </translation>
    </message>
    <message>
        <source>open hands</source>
        <translation>offene Handkarten</translation>
    </message>
    <message>
        <source>with known cards</source>
        <translation>mit bekannten Karten</translation>
    </message>
</context>
<context>
    <name>DeedActions</name>
    <message>
        <source>{what} ({keys})</source>
        <translation>{what} ({keys})</translation>
    </message>
    <message>
        <source>&amp;Finish turn</source>
        <translation>Zug &amp;beenden</translation>
    </message>
    <message>
        <source>Finish turn</source>
        <translation>Zug beenden</translation>
    </message>
    <message>
        <source>Draw and pass the turn on</source>
        <translation>Nachziehen und den Zug weitergeben</translation>
    </message>
    <message>
        <source>Finishes your turn: your hand is filled up from the draw pile, and the next player is on turn. It can be pressed once enough cards are laid; nothing of the turn can be taken back after that.</source>
        <translation>Beendet deinen Zug: Deine Hand wird vom Zugstapel aufgefüllt, und die Nächsten sind dran. Das geht, sobald die Mindestanzahl abgelegt ist; danach lässt sich nichts mehr zurücknehmen.</translation>
    </message>
    <message>
        <source>&amp;Hurry this turn</source>
        <translation>Zug be&amp;schleunigen</translation>
    </message>
    <message>
        <source>Hurry</source>
        <translation>Schneller</translation>
    </message>
    <message>
        <source>Have this turn played at once</source>
        <translation>Diesen Zug sofort zu Ende spielen lassen</translation>
    </message>
    <message>
        <source>Has the computer player think no longer and play this turn at once. How fast they play otherwise is a matter of the settings.</source>
        <translation>Der Computerspieler denkt nicht länger nach und spielt diesen Zug sofort. Wie schnell sie sonst spielen, steht in den Einstellungen.</translation>
    </message>
    <message>
        <source>Pause the computer pla&amp;yers</source>
        <translation>&amp;Computerspieler anhalten</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Let the computer players wait</source>
        <translation>Die Computerspieler warten lassen</translation>
    </message>
    <message>
        <source>Lets the computer players wait until it is pressed again: time to look at the table, to talk, or to signal something.</source>
        <translation>Lässt die Computerspieler warten, bis du noch einmal drückst: Zeit, den Tisch anzusehen, zu reden oder ein Signal zu geben.</translation>
    </message>
    <message>
        <source>Ta&amp;ke back</source>
        <translation>Zurückneh&amp;men</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>Take the last card back</source>
        <translation>Die letzte Karte zurücknehmen</translation>
    </message>
    <message>
        <source>Takes the last card of this turn back into your hand, then the one before, and so on. The result tells how often that was done; the settings can switch it off.</source>
        <translation>Nimmt die letzte Karte dieses Zugs auf die Hand zurück, danach die davor und so weiter. Das Ergebnis vermerkt, wie oft; in den Einstellungen lässt es sich abschalten.</translation>
    </message>
    <message>
        <source>Sho&amp;w a hint</source>
        <translation>Tipp ho&amp;len</translation>
    </message>
    <message>
        <source>Show what the expert would do</source>
        <translation>Zeigen, was der Meister täte</translation>
    </message>
    <message>
        <source>Shows what the expert among the computer players would do now in your place, and why, by what you may know; pressed again, the second choice. Esc puts it away. The result tells how many hints were seen.</source>
        <translation>Zeigt, was der Meister unter den Computerspielern jetzt an deiner Stelle täte, und warum – nach allem, was du wissen darfst; noch einmal gedrückt, die zweite Wahl. Esc räumt den Tipp weg. Das Ergebnis sagt, wie viele Tipps es gab.</translation>
    </message>
    <message>
        <source>&amp;Sort hand</source>
        <translation>Handkarten &amp;ordnen</translation>
    </message>
    <message>
        <source>Order the hand by its numbers</source>
        <translation>Die Handkarten nach Zahlen ordnen</translation>
    </message>
    <message>
        <source>Puts your hand in order again, after you have dragged cards to other places.</source>
        <translation>Ordnet deine Handkarten wieder, nachdem du welche an andere Stellen gezogen hast.</translation>
    </message>
    <message>
        <source>Si&amp;gnals…</source>
        <translation>S&amp;ignale …</translation>
    </message>
    <message>
        <source>Signals</source>
        <translation>Signale</translation>
    </message>
    <message>
        <source>Let the others know something about the piles</source>
        <translation>Den anderen etwas über die Stapel mitteilen</translation>
    </message>
    <message>
        <source>Opens a panel in which you tell the others something about the piles or your cards, as far as the rules allow: never a number. It shows on the table until it is out of date.</source>
        <translation>Öffnet eine Tafel, mit der du den anderen etwas über die Stapel oder deine Karten mitteilst, soweit die Regeln es erlauben: nie eine Zahl. Es steht auf dem Tisch, bis es überholt ist.</translation>
    </message>
    <message>
        <source>Co&amp;ver the hand</source>
        <translation>&amp;Hand verdecken</translation>
    </message>
    <message>
        <source>Let nobody see the hand</source>
        <translation>Niemanden die Hand sehen lassen</translation>
    </message>
    <message>
        <source>Covers the hand in sight at once, for example when somebody comes by.</source>
        <translation>Verdeckt die offene Hand sofort, zum Beispiel wenn jemand vorbeikommt.</translation>
    </message>
    <message>
        <source>&amp;Restart this deal…</source>
        <translation>&amp;Von vorn beginnen …</translation>
    </message>
    <message>
        <source>Deal the same cards again</source>
        <translation>Dieselben Karten noch einmal geben</translation>
    </message>
    <message>
        <source>Begins the same game once more, with the same cards in the same order.</source>
        <translation>Beginnt dasselbe Spiel noch einmal, mit denselben Karten in derselben Reihenfolge.</translation>
    </message>
    <message>
        <source>Give &amp;up…</source>
        <translation>Au&amp;fgeben …</translation>
    </message>
    <message>
        <source>End this game, and see all cards</source>
        <translation>Dieses Spiel beenden und alle Karten sehen</translation>
    </message>
    <message>
        <source>Ends the game as it stands, and turns everything up. It counts as given up.</source>
        <translation>Beendet das Spiel, wie es steht, und deckt alles auf. Es zählt als aufgegeben.</translation>
    </message>
    <message>
        <source>What wou&amp;ld have been better…</source>
        <translation>&amp;Was wäre besser gegangen …</translation>
    </message>
    <message>
        <source>Have the coach look through this game</source>
        <translation>Den Coach diese Partie durchsehen lassen</translation>
    </message>
    <message>
        <source>Shows what the turns of a game that is over have cost, and what would have been better. It can be chosen after a game, and while one is watched again.</source>
        <translation>Zeigt, was die Züge einer beendeten Partie gekostet haben und was besser gewesen wäre. Zu haben nach einer Partie und während man eine noch einmal ansieht.</translation>
    </message>
</context>
<context>
    <name>Dialog</name>
    <message>
        <source>Close this window (Esc)</source>
        <translation>Dieses Fenster schließen (Esc)</translation>
    </message>
    <message>
        <source>Closes this window. The game stays as it is.</source>
        <translation>Schließt dieses Fenster. Das Spiel bleibt, wie es ist.</translation>
    </message>
    <message>
        <source>Close this message (Esc)</source>
        <translation>Diese Meldung schließen (Esc)</translation>
    </message>
    <message>
        <source>Closes this message: there is nothing to decide.</source>
        <translation>Schließt diese Meldung: Zu entscheiden gibt es nichts.</translation>
    </message>
    <message>
        <source>Leave everything as it is (Esc)</source>
        <translation>Alles lassen, wie es ist (Esc)</translation>
    </message>
    <message>
        <source>Closes the question and changes nothing.</source>
        <translation>Schließt die Frage und ändert nichts.</translation>
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
    <message>
        <source>The cards that nobody has drawn yet, face down. After each turn the hand is filled up from here. Once it is empty, you play on with what you hold.</source>
        <translation>Die Karten, die noch niemand gezogen hat, verdeckt. Nach jedem Zug wird die Hand von hier aufgefüllt. Ist er leer, spielt ihr mit dem weiter, was ihr habt.</translation>
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
    <message>
        <source>Back into the game, before the last card ({keys})</source>
        <translation>Zurück ins Spiel, vor die letzte Karte ({keys})</translation>
    </message>
    <message>
        <source>Show all hands and the draw pile</source>
        <translation>Alle Handkarten und den Zugstapel zeigen</translation>
    </message>
    <message>
        <source>Shows what everybody held and what would have come, and the deal code. After that there is no way back into the game.</source>
        <translation>Zeigt, was alle auf der Hand hatten und was noch gekommen wäre, und den Spielcode. Danach führt kein Weg ins Spiel zurück.</translation>
    </message>
    <message>
        <source>Choose another game ({keys})</source>
        <translation>Ein anderes Spiel wählen ({keys})</translation>
    </message>
    <message>
        <source>Leads to the choice of a new game: another edition, variant or company.</source>
        <translation>Führt zur Auswahl eines neuen Spiels: andere Ausgabe, Variante oder Runde.</translation>
    </message>
    <message>
        <source>Deal the same cards once more</source>
        <translation>Dieselben Karten noch einmal geben</translation>
    </message>
    <message>
        <source>The same game with the same cards in the same order: can you do better?</source>
        <translation>Dasselbe Spiel mit denselben Karten in derselben Reihenfolge: Geht es noch besser?</translation>
    </message>
    <message>
        <source>Shuffle and deal anew (Enter)</source>
        <translation>Neu mischen und geben (Eingabe)</translation>
    </message>
    <message>
        <source>The same game among the same players, with other cards.</source>
        <translation>Dasselbe Spiel in derselben Runde, mit anderen Karten.</translation>
    </message>
    <message>
        <source>Watch it again</source>
        <translation>Noch einmal ansehen</translation>
    </message>
    <message>
        <source>Go through the game turn by turn</source>
        <translation>Das Spiel Zug für Zug durchgehen</translation>
    </message>
    <message>
        <source>Shows the game once more, with every hand open: forwards, backwards, or from any place of it. You can play on from there, too.</source>
        <translation>Zeigt das Spiel noch einmal, mit offenen Händen: vorwärts, rückwärts oder von jeder Stelle aus. Du kannst von dort auch weiterspielen.</translation>
    </message>
    <message>
        <source>Coach</source>
        <translation>Coach</translation>
    </message>
    <message>
        <source>What could we have done better?</source>
        <translation>Was hätten wir besser machen können?</translation>
    </message>
    <message>
        <source>Shows the chance of winning turn by turn, the turns that cost most, and how a lost game could have been won.</source>
        <translation>Zeigt die Siegchance Zug für Zug, die Züge, die am meisten gekostet haben, und wie eine verlorene Partie zu gewinnen gewesen wäre.</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Takes the card back with which the game ended, and plays on. The result will say so. It can be done only as long as nothing is turned up.</source>
        <translation>Nimmt die Karte zurück, mit der das Spiel endete, und es geht weiter. Beim Ergebnis wird es vermerkt. Möglich ist das nur, solange nichts aufgedeckt ist.</translation>
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
    <message>
        <source>What the program was doing when it went wrong: of use to its makers.</source>
        <translation>Was das Programm gerade tat, als der Fehler auftrat: nützlich für alle, die es weiterentwickeln.</translation>
    </message>
    <message>
        <source>Show what exactly went wrong, or hide it</source>
        <translation>Zeigen oder verbergen, was genau schiefging</translation>
    </message>
    <message>
        <source>Put the details on the clipboard</source>
        <translation>Legt die Einzelheiten in die Zwischenablage</translation>
    </message>
    <message>
        <source>Copies the details as text, to paste them into a message to us.</source>
        <translation>Kopiert die Einzelheiten als Text, um sie in eine Nachricht an uns einzufügen.</translation>
    </message>
    <message>
        <source>Close this message and play on (Enter)</source>
        <translation>Die Meldung schließen und weiterspielen (Eingabe)</translation>
    </message>
    <message>
        <source>Goes back to the game, which has lost nothing.</source>
        <translation>Zurück zum Spiel, von dem nichts verloren ist.</translation>
    </message>
    <message>
        <source>Close the program (Enter)</source>
        <translation>Das Programm schließen (Eingabe)</translation>
    </message>
    <message>
        <source>Closes the program. Your games are safe.</source>
        <translation>Schließt das Programm. Deine Partien sind sicher.</translation>
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
        <source>{player}: {happening}</source>
        <translation>{player}: {happening}</translation>
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
</context>
<context>
    <name>ExtremeLessonWords</name>
    <message>
        <source>One pile, and draw only one</source>
        <translation>Ein Stapel und nur eine nachziehen</translation>
    </message>
    <message>
        <source>Extreme is the Original with commands on 28 cards. The 7 is a Stop: with it your turn ends, however few cards you have laid. Lay it on a pile that goes up.</source>
        <translation>Extreme ist das Original mit Befehlen auf 28 Karten. Die 7 ist ein Stop: Mit ihr endet dein Zug, so wenig du auch abgelegt hast. Lege sie auf einen aufsteigenden Stapel.</translation>
    </message>
    <message>
        <source>The turn was over at once, with a single card, and you have drawn.</source>
        <translation>Der Zug war sofort zu Ende, mit einer einzigen Karte, und du hast nachgezogen.</translation>
    </message>
    <message>
        <source>That fits too. But this time lay the 7 with the Stop on it.</source>
        <translation>Das passt auch. Aber lege diesmal die 7 mit dem Stop.</translation>
    </message>
    <message>
        <source>The 14 is a Skull: whoever lays it has to cover it in the same turn. You can do that. So lay it on the 10.</source>
        <translation>Die 14 ist ein Totenkopf: Wer sie legt, muss sie im selben Zug überdecken. Das kannst du. Also lege sie auf die 10.</translation>
    </message>
    <message>
        <source>As long as the Skull shows, you can&apos;t finish the turn.</source>
        <translation>Solange der Totenkopf zu sehen ist, kannst du den Zug nicht beenden.</translation>
    </message>
    <message>
        <source>Cover it: lay the 17 on the Skull.</source>
        <translation>Überdecke ihn: Lege die 17 auf den Totenkopf.</translation>
    </message>
    <message>
        <source>Covered, it means nothing any more.</source>
        <translation>Überdeckt bedeutet er nichts mehr.</translation>
    </message>
    <message>
        <source>First cover the Skull, with a step as small as possible.</source>
        <translation>Überdecke zuerst den Totenkopf, mit einem möglichst kleinen Schritt.</translation>
    </message>
    <message>
        <source>Two cards, and no Skull in sight. Finish the turn.</source>
        <translation>Zwei Karten, und kein Totenkopf ist zu sehen. Beende den Zug.</translation>
    </message>
    <message>
        <source>That would be possible. But now finish the turn.</source>
        <translation>Das ginge. Aber beende jetzt den Zug.</translation>
    </message>
    <message>
        <source>The 21 says “3!”: this turn has exactly three cards, neither more nor fewer. Lay it on the 17.</source>
        <translation>Auf der 21 steht „3!“: Dieser Zug hat genau drei Karten, nicht mehr und nicht weniger. Lege sie auf die 17.</translation>
    </message>
    <message>
        <source>Now two more cards are owed.</source>
        <translation>Jetzt fehlen noch zwei Karten.</translation>
    </message>
    <message>
        <source>That fits too. But begin with the 21, on the 17.</source>
        <translation>Das passt auch. Aber beginne mit der 21 auf der 17.</translation>
    </message>
    <message>
        <source>Lay a second card, with a small step.</source>
        <translation>Lege eine zweite Karte, mit einem kleinen Schritt.</translation>
    </message>
    <message>
        <source>One more card is owed.</source>
        <translation>Eine Karte fehlt noch.</translation>
    </message>
    <message>
        <source>And the third, again with a small step.</source>
        <translation>Und die dritte, wieder mit einem kleinen Schritt.</translation>
    </message>
    <message>
        <source>Three cards: the command is obeyed.</source>
        <translation>Drei Karten: Der Befehl ist befolgt.</translation>
    </message>
    <message>
        <source>A fourth card would be refused: try it, if you like. Finish the turn.</source>
        <translation>Eine vierte Karte ist nicht erlaubt: Probier es ruhig aus. Dann beende den Zug.</translation>
    </message>
    <message>
        <source>You have drawn three cards.</source>
        <translation>Du hast drei Karten nachgezogen.</translation>
    </message>
    <message>
        <source>The other commands hold for everybody, for as long as they lie on top. The 69 forbids the backwards trick on all piles, so 34 can&apos;t go on 44. Cover the 69 with a small step first.</source>
        <translation>Die anderen Befehle gelten für alle, solange sie obenauf liegen. Die 69 verbietet den Rückwärts-Trick auf allen Stapeln, also darf die 34 nicht auf die 44. Überdecke zuerst die 69 mit einem kleinen Schritt.</translation>
    </message>
    <message>
        <source>The 69 is covered, and forbids nothing any more.</source>
        <translation>Die 69 ist überdeckt und verbietet nichts mehr.</translation>
    </message>
    <message>
        <source>That fits too. But first cover the 69.</source>
        <translation>Das passt auch. Aber überdecke zuerst die 69.</translation>
    </message>
    <message>
        <source>Now 34 may go on 44: lay it.</source>
        <translation>Jetzt darf die 34 auf die 44: Lege sie ab.</translation>
    </message>
    <message>
        <source>The backwards trick is back.</source>
        <translation>Der Rückwärts-Trick geht wieder.</translation>
    </message>
    <message>
        <source>Finish the turn.</source>
        <translation>Beende den Zug.</translation>
    </message>
    <message>
        <source>The next two commands show at the same time.</source>
        <translation>Die nächsten beiden Befehle sind gleichzeitig zu sehen.</translation>
    </message>
    <message>
        <source>The 18 means: all cards of a turn go on one single pile, whichever you like. The 87 means: draw only one card. Lay the 31 on the 30.</source>
        <translation>Die 18 heißt: Alle Karten eines Zuges kommen auf einen einzigen Stapel, auf welchen du willst. Die 87 heißt: nur eine Karte nachziehen. Lege die 31 auf die 30.</translation>
    </message>
    <message>
        <source>This pile is the one for your turn now.</source>
        <translation>Das ist jetzt der Stapel für deinen Zug.</translation>
    </message>
    <message>
        <source>Now only this pile takes cards. Lay the 33 on it, too.</source>
        <translation>Jetzt nimmt nur noch dieser Stapel Karten an. Lege auch die 33 darauf.</translation>
    </message>
    <message>
        <source>Two cards, both on one pile.</source>
        <translation>Zwei Karten, beide auf einem Stapel.</translation>
    </message>
    <message>
        <source>That fits too, but 33 is the smaller step.</source>
        <translation>Das passt auch, aber 33 ist der kleinere Schritt.</translation>
    </message>
    <message>
        <source>Finish the turn, and watch how many cards you draw.</source>
        <translation>Beende den Zug und achte darauf, wie viele Karten du nachziehst.</translation>
    </message>
    <message>
        <source>The last command: the 52 demands silence. Nobody may talk about the game, and the signals are locked. Cover it with a small step.</source>
        <translation>Der letzte Befehl: Die 52 verlangt Schweigen. Niemand darf über das Spiel reden, und die Signale sind gesperrt. Überdecke sie mit einem kleinen Schritt.</translation>
    </message>
    <message>
        <source>Now everybody may talk again.</source>
        <translation>Jetzt dürfen alle wieder reden.</translation>
    </message>
    <message>
        <source>That fits too. But first cover the 52.</source>
        <translation>Das passt auch. Aber überdecke zuerst die 52.</translation>
    </message>
    <message>
        <source>Two cards are enough here. Finish the turn.</source>
        <translation>Zwei Karten genügen hier. Beende den Zug.</translation>
    </message>
    <message>
        <source>That fits too. But lay the 14 on the 10.</source>
        <translation>Das passt auch. Aber lege die 14 auf die 10.</translation>
    </message>
    <message>
        <source>That fits too. But 34 on 44 takes the pile back by ten.</source>
        <translation>Das passt auch. Aber 34 auf 44 bringt den Stapel um zehn zurück.</translation>
    </message>
    <message>
        <source>That would do, too. But begin with the 31 on the 30.</source>
        <translation>Das ginge auch. Aber beginne mit der 31 auf der 30.</translation>
    </message>
    <message>
        <source>The end of the game</source>
        <translation>Das Ende des Spiels</translation>
    </message>
    <message>
        <source>Stop, Skull and “3!” have a lightning bolt: they hold in that one turn only.</source>
        <translation>Stop, Totenkopf und „3!“ tragen einen Blitz: Sie gelten nur in diesem einen Zug.</translation>
    </message>
    <message>
        <source>Only one, though you had laid two.</source>
        <translation>Nur eine, obwohl du zwei abgelegt hattest.</translation>
    </message>
    <message>
        <source>Covered, these commands end. You have drawn the 20: lay it on the 18.</source>
        <translation>Überdeckt gelten diese Befehle nicht mehr. Du hast die 20 gezogen: Lege sie auf die 18.</translation>
    </message>
    <message>
        <source>The 18 is covered: your other cards may go on any pile.</source>
        <translation>Die 18 ist überdeckt: Deine anderen Karten dürfen auf jeden Stapel.</translation>
    </message>
    <message>
        <source>That fits too. But first lay the 20 on the 18.</source>
        <translation>Das passt auch. Lege aber zuerst die 20 auf die 18.</translation>
    </message>
    <message>
        <source>Now cover the 87 too, with a small step.</source>
        <translation>Überdecke jetzt auch die 87, mit einem kleinen Schritt.</translation>
    </message>
    <message>
        <source>No command is left on the table.</source>
        <translation>Jetzt gilt kein Befehl mehr.</translation>
    </message>
    <message>
        <source>That fits too. But first cover the 87.</source>
        <translation>Das passt auch. Überdecke aber zuerst die 87.</translation>
    </message>
    <message>
        <source>Finish the turn, and watch how many cards you draw now.</source>
        <translation>Beende den Zug und achte darauf, wie viele Karten du jetzt ziehst.</translation>
    </message>
    <message>
        <source>Four: your hand is full again.</source>
        <translation>Vier: Deine Hand ist wieder voll.</translation>
    </message>
    <message>
        <source>Ada is talking again, and signals “Keep off” at the first pile. Make a small step elsewhere.</source>
        <translation>Ada meldet sich wieder: am ersten Stapel „bitte freihalten“. Mach anderswo einen kleinen Schritt.</translation>
    </message>
    <message>
        <source>Two cards are laid, and Ada&apos;s pile is untouched.</source>
        <translation>Zwei Karten sind abgelegt, und Adas Stapel ist unberührt.</translation>
    </message>
    <message>
        <source>That fits too, but there is a smaller step elsewhere.</source>
        <translation>Das passt auch, aber anderswo gibt es einen kleineren Schritt.</translation>
    </message>
    <message>
        <source>Finish the turn, and see why Ada has asked for it.</source>
        <translation>Beende den Zug und sieh dir an, warum Ada darum gebeten hat.</translation>
    </message>
    <message>
        <source>10 on 20, a backwards trick. In silence you couldn&apos;t have known.</source>
        <translation>10 auf 20, ein Rückwärts-Trick. Beim Schweigen hättest du das nicht ahnen können.</translation>
    </message>
    <message>
        <source>The draw pile is empty, and these are the last three cards. The “3!” demands all three in one turn, and the Skull has to be covered. Lay the first one.</source>
        <translation>Der Zugstapel ist leer, das sind die letzten drei Karten. Die „3!“ verlangt alle drei in einem Zug, und der Totenkopf muss überdeckt werden. Lege die erste ab.</translation>
    </message>
    <message>
        <source>Two more.</source>
        <translation>Noch zwei.</translation>
    </message>
    <message>
        <source>Lay the second one, and mind the Skull.</source>
        <translation>Lege die zweite ab, und denk an den Totenkopf.</translation>
    </message>
    <message>
        <source>One more.</source>
        <translation>Noch eine.</translation>
    </message>
    <message>
        <source>The last card of all: lay it.</source>
        <translation>Die allerletzte Karte: Lege sie ab.</translation>
    </message>
    <message>
        <source>All 98 cards are laid: you have beaten the game! A click on a command at the top of the table opens its rule. In a new game, you can switch some of them off.</source>
        <translation>Alle 98 Karten liegen: Du hast das Spiel besiegt! Ein Klick auf einen Befehl oben am Tisch öffnet die Regel. In einem neuen Spiel kannst du einige abschalten.</translation>
    </message>
</context>
<context>
    <name>ExtremeRules</name>
    <message>
        <source>What is new</source>
        <translation>Was ist neu?</translation>
    </message>
    <message>
        <source>If a command isn&apos;t obeyed</source>
        <translation>Wenn ein Befehl nicht befolgt wird</translation>
    </message>
    <message>
        <source>Talking</source>
        <translation>Miteinander reden</translation>
    </message>
    <message>
        <source>All rules of the Original stay: one to five players, at least two cards a turn, one card once the draw pile is empty, and hands as large as there:</source>
        <translation>Alle Regeln des Originals bleiben: ein bis fünf Personen, mindestens zwei Karten pro Zug, eine Karte bei leerem Zugstapel und genauso viele Handkarten:</translation>
    </message>
    <message>
        <source>But 28 of the 98 number cards carry a command: seven different ones, on four cards each.</source>
        <translation>Aber 28 der 98 Zahlenkarten tragen einen Befehl: sieben verschiedene, jeder auf vier Karten.</translation>
    </message>
    <message>
        <source>A plain card, an instant command (Stop), a lasting one (Silence).</source>
        <translation>Eine einfache Karte, ein Blitzbefehl (Stop) und ein Dauerbefehl (Schweigen).</translation>
    </message>
    <message>
        <source>Which numbers carry which command is ours, and always the same. In a new game you can have them shuffled for every deal, choose them yourself, or switch single commands off to learn them step by step.</source>
        <translation>Welche Zahlen welchen Befehl tragen, haben wir festgelegt; es sind immer dieselben. Bei einem neuen Spiel kannst du die Befehle jedes Mal neu mischen lassen, selbst verteilen oder einzelne abschalten, um sie nach und nach zu lernen.</translation>
    </message>
    <message>
        <source>There is no English rulebook of this edition at hand, so the English names of the commands are ours.</source>
        <translation>Eine englische Spielregel dieser Ausgabe liegt uns nicht vor; die englischen Namen der Befehle stammen von uns.</translation>
    </message>
    <message>
        <source>Whoever lays a card with a command has to obey it exactly. You may lay several commands in one turn; then all of them have to be obeyed. If one isn&apos;t, the game is lost at once.</source>
        <translation>Wer eine Karte mit einem Befehl ablegt, muss ihn genau befolgen. In einem Zug dürfen es auch mehrere Befehle sein, dann gelten alle. Wird einer nicht befolgt, ist das Spiel sofort verloren.</translation>
    </message>
    <message>
        <source>A card that would plainly break a command is refused, with the reason, and nothing is lost: a fourth card with “3!”, “3!” as the fourth card or later, a Stop where the turn may not end, a trick under “No backwards trick”, a second pile under “One pile”.</source>
        <translation>Eine Karte, die einen Befehl eindeutig brechen würde, lehnt das Programm ab und sagt warum; verloren ist dadurch nichts. Das sind: eine vierte Karte bei „3!“, „3!“ als vierte oder spätere Karte, ein Stop, wo der Zug nicht enden darf, ein Trick unter „Kein Rückwärts-Trick“ und ein zweiter Stapel unter „Ein Stapel“.</translation>
    </message>
    <message>
        <source>Refused: a Stop on another pile while your Skull still shows.</source>
        <translation>Abgelehnt: ein Stop auf einem anderen Stapel, solange dein Totenkopf noch zu sehen ist.</translation>
    </message>
    <message>
        <source>Whoever can&apos;t obey already when the turn begins, for example with nothing but a Skull in hand, has lost at once, and those cards count as left. The rulebook lets them be laid first; lost it is either way.</source>
        <translation>Wer schon zu Beginn des Zuges keine Möglichkeit hat, die Befehle zu befolgen, etwa mit nur noch einem Totenkopf auf der Hand, hat sofort verloren, und diese Karten zählen als Restkarten. Nach der Spielregel dürften sie erst noch abgelegt werden; verloren ist es so oder so.</translation>
    </message>
    <message>
        <source>Instant commands</source>
        <translation>Blitzbefehle</translation>
    </message>
    <message>
        <source>Stop, Skull and “3!” show a flash of lightning. They are obeyed at once, by whoever lays them, and in that turn only. After it they are cards like all others.</source>
        <translation>Stop, Totenkopf und „3!“ zeigen einen Blitz. Wer sie ablegt, befolgt sie sofort, und sie gelten nur in diesem Zug. Danach sind es Karten wie alle anderen.</translation>
    </message>
    <message>
        <source>Stop, Skull and “3!”.</source>
        <translation>Stop, Totenkopf und „3!“.</translation>
    </message>
    <message>
        <source>Lasting commands</source>
        <translation>Dauerbefehle</translation>
    </message>
    <message>
        <source>The other four show the sign of infinity. They hold for everyone, from the moment they are laid and as long as they show on top of a pile. If several show, all of them hold. Once covered, they mean nothing any more.</source>
        <translation>Die anderen vier zeigen das Zeichen für Unendlich. Sie gelten für alle, sobald sie abgelegt sind und solange sie oben auf einem Stapel zu sehen sind. Sind mehrere zu sehen, gelten alle. Überdeckt bedeuten sie nichts mehr.</translation>
    </message>
    <message>
        <source>Silence, No backwards trick, One pile, Draw only one.</source>
        <translation>Schweigen, Kein Rückwärts-Trick, Ein Stapel, Nur eine nachziehen.</translation>
    </message>
    <message>
        <source>A lasting command doesn&apos;t yet hold for the card that carries it: that card itself may go back by a trick, or on a new pile.</source>
        <translation>Für die Karte, die ihn trägt, gilt ein Dauerbefehl noch nicht: Sie selbst darf mit einem Rückwärts-Trick oder auf einen weiteren Stapel kommen.</translation>
    </message>
    <message>
        <source>Won or lost</source>
        <translation>Gewonnen oder verloren</translation>
    </message>
    <message>
        <source>As in the Original: with all 98 cards laid you have beaten the game, and fewer than ten cards left are an excellent result. It is lost if too few cards fit to meet the minimum.</source>
        <translation>Wie im Original: Sind alle 98 Karten abgelegt, habt ihr das Spiel besiegt, und weniger als zehn Restkarten sind ein super Ergebnis. Verloren ist es, wenn für die Mindestanzahl zu wenige Karten passen.</translation>
    </message>
    <message>
        <source>Commands add some ways to lose: a Skull that can&apos;t be covered, a “3!” that can&apos;t get its three cards, or cards that would fit but that the commands forbid. That goes for the very last turn too: even with all 98 cards laid, the game is lost if it leaves a Skull on top or a “3!” unobeyed.</source>
        <translation>Durch die Befehle kommen Arten zu verlieren dazu: ein Totenkopf, der sich nicht überdecken lässt, eine „3!“, zu der die drei Karten fehlen, oder Karten, die passen würden, aber wegen der Befehle nicht erlaubt sind. Das gilt auch im allerletzten Zug: Selbst wenn alle 98 Karten abgelegt sind, ist das Spiel verloren, falls ein Totenkopf oben liegt oder eine „3!“ nicht befolgt ist.</translation>
    </message>
    <message>
        <source>The last card of all is a Skull that nobody can cover: lost.</source>
        <translation>Die allerletzte Karte ist ein Totenkopf, den niemand mehr überdecken kann: verloren.</translation>
    </message>
    <message>
        <source>As in the Original, and you may talk about commands too: which ones you hold, and which had better not come now. Numbers stay secret. While Silence shows, nothing is said at all.</source>
        <translation>Wie im Original, und auch über Befehle dürft ihr reden: welche ihr habt und welche gerade nicht passen. Zahlen bleiben geheim. Solange „Schweigen“ zu sehen ist, wird gar nichts gesagt.</translation>
    </message>
    <message>
        <source>Besides the signals for the piles there are two for each command: “I hold one” and “Better not now”. For computer players the same holds as in the Original: at least three numbers could be the reason.</source>
        <translation>Außer den Signalen zu den Stapeln gibt es zwei zu jedem Befehl: „Habe ich“ und „Lieber jetzt nicht“. Für Computerspieler gilt dasselbe wie im Original: Mindestens drei Zahlen könnten der Grund sein.</translation>
    </message>
    <message>
        <source>I hold one: Stop. Better not now: No backwards trick.</source>
        <translation>Habe ich: Stop. Lieber jetzt nicht: Kein Rückwärts-Trick.</translation>
    </message>
    <message>
        <source>Any other card may be laid. But if it leaves no way to obey, the game is lost: for example if you lay a “3!” and then a Skull as the third card. The settings can have you warned of such a card.</source>
        <translation>Jede andere Karte darfst du ablegen. Lässt sich der Befehl danach aber nicht mehr befolgen, ist das Spiel verloren: zum Beispiel, wenn nach einer „3!“ ein Totenkopf als dritte Karte kommt. In den Einstellungen kannst du dich vor solchen Karten warnen lassen.</translation>
    </message>
</context>
<context>
    <name>FigureTiles</name>
    <message>
        <source>How many games were played</source>
        <translation>Wie viele Partien gespielt wurden</translation>
    </message>
    <message>
        <source>All games that fit the filters, those that were given up too.</source>
        <translation>Alle Partien, die zu den Filtern passen, auch die aufgegebenen.</translation>
    </message>
    <message>
        <source>The fewest cards that were ever left</source>
        <translation>Die wenigsten Karten, die je übrig waren</translation>
    </message>
    <message>
        <source>The fewest cards left at the end of a game; none after a won one. Games that were given up don&apos;t count here.</source>
        <translation>Die wenigsten Karten, die am Ende einer Partie übrig waren; nach einer gewonnenen keine. Aufgegebene Partien zählen hier nicht.</translation>
    </message>
    <message>
        <source>How many cards were left on average</source>
        <translation>Wie viele Karten im Schnitt übrig waren</translation>
    </message>
    <message>
        <source>The mean of the cards left at the end; a won game has none. Games that were given up don&apos;t count here.</source>
        <translation>Der Durchschnitt der Karten, die am Ende übrig waren; bei einer gewonnenen Partie keine. Aufgegebene Partien zählen hier nicht.</translation>
    </message>
    <message>
        <source>How many of the latest games were won one after another</source>
        <translation>Wie viele der letzten Partien nacheinander gewonnen wurden</translation>
    </message>
    <message>
        <source>How many games in a row were won, up to the latest game.</source>
        <translation>Wie viele Partien nacheinander gewonnen wurden, bis zur letzten.</translation>
    </message>
    <message>
        <source>How many games were ever won one after another</source>
        <translation>Wie viele Partien je nacheinander gewonnen wurden</translation>
    </message>
    <message>
        <source>The most games in a row that were ever won.</source>
        <translation>Die meisten Partien, die je nacheinander gewonnen wurden.</translation>
    </message>
    <message>
        <source>How many of the games were won, and what that says about many more</source>
        <translation>Wie viele Partien gewonnen wurden und was auf Dauer zu erwarten ist</translation>
    </message>
    <message>
        <source>The share of games won. A few games may go well or badly by luck: after many more of them, 19 times out of 20, the share will lie where it says “in the long run”. A game that was given up counts as not won.</source>
        <translation>Der Anteil der gewonnenen Partien. Wenige Partien können durch Glück oder Pech gut oder schlecht laufen: Nach sehr vielen liegt der Anteil in 19 von 20 Fällen da, wo „auf Dauer“ steht. Eine aufgegebene Partie zählt als nicht gewonnen.</translation>
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
        <translation>Der Datenträger ist voll</translation>
    </message>
    <message>
        <source>nothing may be written to its folder</source>
        <translation>In den Ordner darf nicht geschrieben werden</translation>
    </message>
    <message>
        <source>its folder can&apos;t be reached</source>
        <translation>Der Ordner ist nicht zu erreichen</translation>
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
    <message>
        <source>The history was damaged and is being repaired. One moment, please.</source>
        <translation>Das Archiv war beschädigt und wird gerade repariert. Einen Moment, bitte.</translation>
    </message>
    <message>
        <source>it is busy just now</source>
        <translation>der Zugriff ist gerade nicht möglich</translation>
    </message>
    <message>
        <source>something that is no file lies in its place</source>
        <translation>an seiner Stelle liegt etwas, das keine Datei ist</translation>
    </message>
</context>
<context>
    <name>FilterBar</name>
    <message>
        <source>Fewer filters</source>
        <translation>Weniger Filter</translation>
    </message>
    <message>
        <source>More filters ({count})</source>
        <translation>Mehr Filter ({count})</translation>
    </message>
    <message>
        <source>More filters</source>
        <translation>Mehr Filter</translation>
    </message>
    <message>
        <source>All variants</source>
        <translation>Alle Varianten</translation>
    </message>
    <message>
        <source>Any number of players</source>
        <translation>Beliebig viele Spieler</translation>
    </message>
    <message>
        <source>Everyone</source>
        <translation>Alle Mitspieler</translation>
    </message>
    <message>
        <source>All editions</source>
        <translation>Alle Ausgaben</translation>
    </message>
    <message>
        <source>People and computers</source>
        <translation>Menschen und Computer</translation>
    </message>
    <message>
        <source>With computer players</source>
        <translation>Mit Computerspielern</translation>
    </message>
    <message>
        <source>People only</source>
        <translation>Nur Menschen</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Verloren</translation>
    </message>
    <message>
        <source>Given up</source>
        <translation>Aufgegeben</translation>
    </message>
    <message>
        <source>All results</source>
        <translation>Alle Ergebnisse</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Alle zeigen</translation>
    </message>
    <message>
        <source>With or without hints</source>
        <translation>Mit und ohne Tipps</translation>
    </message>
    <message>
        <source>With hints</source>
        <translation>Mit Tipps</translation>
    </message>
    <message>
        <source>Without hints</source>
        <translation>Ohne Tipps</translation>
    </message>
    <message>
        <source>With or without take-backs</source>
        <translation>Mit und ohne Zurücknehmen</translation>
    </message>
    <message>
        <source>With take-backs</source>
        <translation>Mit Zurücknehmen</translation>
    </message>
    <message>
        <source>Without take-backs</source>
        <translation>Ohne Zurücknehmen</translation>
    </message>
    <message>
        <source>Open or hidden hands</source>
        <translation>Hand offen oder verdeckt</translation>
    </message>
    <message>
        <source>Open hands</source>
        <translation>Offene Handkarten</translation>
    </message>
    <message>
        <source>Hidden hands</source>
        <translation>Verdeckte Handkarten</translation>
    </message>
    <message>
        <source>Fresh and known deals</source>
        <translation>Neue und bekannte Karten</translation>
    </message>
    <message>
        <source>Fresh deals only</source>
        <translation>Nur neu gemischt</translation>
    </message>
    <message>
        <source>Known deals only</source>
        <translation>Nur bekannte Karten</translation>
    </message>
    <message>
        <source>Daily deals only</source>
        <translation>Nur Spiele des Tages</translation>
    </message>
    <message>
        <source>Filter by hints, take-backs, open hands and known deals</source>
        <translation>Nach Tipps, Zurücknehmen, offenen Handkarten und bekannten Karten filtern</translation>
    </message>
    <message>
        <source>Shows or hides the filters that are needed less often. A number tells how many of them are in use while they are hidden.</source>
        <translation>Zeigt oder verbirgt die Filter, die seltener gebraucht werden. Solange sie verborgen sind, sagt eine Zahl, wie viele davon gerade gelten.</translation>
    </message>
    <message>
        <source>Take back all filters</source>
        <translation>Alle Filter zurücknehmen</translation>
    </message>
    <message>
        <source>Sets all filters back to how they were at first.</source>
        <translation>Setzt alle Filter wieder so, wie sie am Anfang waren.</translation>
    </message>
    <message>
        <source>Reset filters</source>
        <translation>Filter zurücksetzen</translation>
    </message>
    <message>
        <source>Filters</source>
        <translation>Filter</translation>
    </message>
</context>
<context>
    <name>FilterWords</name>
    <message>
        <source>Edition</source>
        <translation>Ausgabe</translation>
    </message>
    <message>
        <source>Only games of one edition</source>
        <translation>Nur Partien einer Ausgabe</translation>
    </message>
    <message>
        <source>Leaves only games of the chosen edition.</source>
        <translation>Lässt nur Partien der gewählten Ausgabe übrig.</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>Variante</translation>
    </message>
    <message>
        <source>Only games of one variant</source>
        <translation>Nur Partien einer Variante</translation>
    </message>
    <message>
        <source>Leaves only games that were as hard as chosen here.</source>
        <translation>Lässt nur Partien übrig, die so schwer waren wie hier gewählt.</translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation>Anzahl der Spieler</translation>
    </message>
    <message>
        <source>Only games of so many players</source>
        <translation>Nur Partien mit so vielen Spielern</translation>
    </message>
    <message>
        <source>Leaves only games of so many players, people and computer players together.</source>
        <translation>Lässt nur Partien mit so vielen Spielern übrig, Menschen und Computerspieler zusammen.</translation>
    </message>
    <message>
        <source>Who played</source>
        <translation>Wer gespielt hat</translation>
    </message>
    <message>
        <source>Only games of one person or one team</source>
        <translation>Nur Partien einer Person oder eines Teams</translation>
    </message>
    <message>
        <source>Leaves only games in which this person took part, or just this team. People are listed by the names that they had at the table, the most frequent first.</source>
        <translation>Lässt nur Partien übrig, bei denen diese Person dabei war, oder genau dieses Team. Aufgeführt sind alle unter dem Namen, den sie am Tisch hatten, die häufigsten zuerst.</translation>
    </message>
    <message>
        <source>Computer players</source>
        <translation>Computerspieler</translation>
    </message>
    <message>
        <source>Only games with or without computer players</source>
        <translation>Nur Partien mit oder ohne Computerspieler</translation>
    </message>
    <message>
        <source>Leaves only games in which computer players took part, or none did.</source>
        <translation>Lässt nur Partien übrig, bei denen Computerspieler dabei waren, oder keine.</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Only games that ended like this</source>
        <translation>Nur Partien, die so ausgegangen sind</translation>
    </message>
    <message>
        <source>Leaves only games that were won, lost or given up.</source>
        <translation>Lässt nur Partien übrig, die gewonnen, verloren oder aufgegeben wurden.</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>Tipps</translation>
    </message>
    <message>
        <source>Only games with or without hints</source>
        <translation>Nur Partien mit oder ohne Tipps</translation>
    </message>
    <message>
        <source>Leaves only games in which somebody asked for a hint, or nobody did.</source>
        <translation>Lässt nur Partien übrig, bei denen jemand einen Tipp wollte, oder niemand.</translation>
    </message>
    <message>
        <source>Take-backs</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>Only games with or without take-backs</source>
        <translation>Nur Partien mit oder ohne Zurücknehmen</translation>
    </message>
    <message>
        <source>Leaves only games in which cards were taken back, or none was.</source>
        <translation>Lässt nur Partien übrig, bei denen Karten zurückgenommen wurden, oder keine.</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Handkarten</translation>
    </message>
    <message>
        <source>Only games with open or with hidden hands</source>
        <translation>Nur Partien mit offenen oder verdeckten Handkarten</translation>
    </message>
    <message>
        <source>Leaves only games in which everybody saw every hand, or nobody did.</source>
        <translation>Lässt nur Partien übrig, bei denen alle alle Handkarten sahen, oder jeder nur die eigenen.</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Only games whose cards were new, or known before</source>
        <translation>Nur Partien mit neuen oder mit schon bekannten Karten</translation>
    </message>
    <message>
        <source>A deal is known if the same cards were dealt before, or if the game was played on from a place in another one. A daily deal is the same for everyone.</source>
        <translation>Karten sind bekannt, wenn sie schon einmal genauso ausgeteilt wurden oder wenn mitten aus einer anderen Partie weitergespielt wurde. Das Spiel des Tages ist für alle gleich.</translation>
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
    <name>GameTable</name>
    <message>
        <source>Table</source>
        <translation>Tisch</translation>
    </message>
    <message>
        <source>The table. The piles lie in the middle, your hand below. Drag a card to a pile, or click the card and then the pile; the rules (F1) tell what may go where.</source>
        <translation>Der Tisch. In der Mitte liegen die Stapel, unten deine Hand. Zieh eine Karte auf einen Stapel oder klick erst sie und dann den Stapel an; was wohin darf, sagen die Regeln (F1).</translation>
    </message>
    <message>
        <source>The table as it was then. Nothing can be laid here; a click on a pile shows all its cards.</source>
        <translation>Der Tisch, wie er damals war. Hier lässt sich nichts ablegen; ein Klick auf einen Stapel zeigt alle seine Karten.</translation>
    </message>
</context>
<context>
    <name>GameTile</name>
    <message>
        <source>Double-click to go on with it</source>
        <translation>Doppelklick: mit ihr weiterspielen</translation>
    </message>
    <message>
        <source>A game that was begun and not finished, just as it was left: the tops of its piles, who plays, and how many cards are left. A click chooses it.</source>
        <translation>Eine begonnene Partie, genau wie sie verlassen wurde: was oben auf den Stapeln liegt, wer mitspielt und wie viele Karten noch übrig sind. Ein Klick wählt sie aus.</translation>
    </message>
</context>
<context>
    <name>GamesPage</name>
    <message>
        <source>Unfinished games</source>
        <translation>Offene Partien</translation>
    </message>
    <message>
        <source>There are none. Every game is saved while you play it.</source>
        <translation>Es gibt keine. Jede Partie wird gespeichert, während sie gespielt wird.</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>Löschen …</translation>
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
    <message>
        <source>List games that were left longer ago</source>
        <translation>Auch Partien zeigen, die länger her sind</translation>
    </message>
    <message>
        <source>Only the newest games are listed at first. This shows older ones below.</source>
        <translation>Zuerst stehen hier nur die neuesten Partien. Damit erscheinen darunter ältere.</translation>
    </message>
    <message>
        <source>Forget the chosen game for good; it is asked first (Del)</source>
        <translation>Die gewählte Partie endgültig löschen; vorher wird gefragt (Entf)</translation>
    </message>
    <message>
        <source>Deletes the chosen game. It can&apos;t be played on then, and counts nowhere.</source>
        <translation>Löscht die gewählte Partie. Sie lässt sich dann nicht weiterspielen und zählt nirgends.</translation>
    </message>
    <message>
        <source>Go on with a game in a file of your own ({keys})</source>
        <translation>Mit einer Partie aus einer eigenen Datei weiterspielen ({keys})</translation>
    </message>
    <message>
        <source>Opens a game that was saved as a file. It becomes a game of its own in this list; the file stays as it is.</source>
        <translation>Öffnet eine Partie, die als Datei gespeichert ist. Sie kommt als eigene Partie in diese Liste; die Datei bleibt, wie sie ist.</translation>
    </message>
    <message>
        <source>Choose and deal another game ({keys})</source>
        <translation>Ein anderes Spiel wählen und geben ({keys})</translation>
    </message>
    <message>
        <source>Leads to the choice of a new game. The games in this list stay here.</source>
        <translation>Führt zur Auswahl eines neuen Spiels. Die Partien in dieser Liste bleiben hier.</translation>
    </message>
    <message>
        <source>Go on with the chosen game (Enter)</source>
        <translation>Mit der gewählten Partie weiterspielen (Eingabe)</translation>
    </message>
    <message>
        <source>Puts the chosen game on the table, exactly as it was left. Nobody&apos;s hand is in sight at first if several people play.</source>
        <translation>Bringt die gewählte Partie auf den Tisch, genau wie sie verlassen wurde. Spielen mehrere mit, ist zunächst keine Hand zu sehen.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>To the start page (Esc)</source>
        <translation>Zur Startseite (Esc)</translation>
    </message>
    <message>
        <source>Leads to the start page. The games in this list stay here.</source>
        <translation>Führt zur Startseite. Die Partien in dieser Liste bleiben hier.</translation>
    </message>
</context>
<context>
    <name>Grip</name>
    <message>
        <source>No pile takes {card} now</source>
        <translation>Die {card} passt gerade auf keinen Stapel</translation>
    </message>
</context>
<context>
    <name>HandView</name>
    <message>
        <source>Drag it to a pile, or click it and then a pile</source>
        <translation>Auf einen Stapel ziehen oder anklicken und dann den Stapel</translation>
    </message>
    <message>
        <source>A card of your hand. Drag it to a pile, or click it and then the pile; a double click lays it on the best one. While you hold it, each pile tells whether it fits there.</source>
        <translation>Eine deiner Handkarten. Zieh sie auf einen Stapel oder klick erst sie und dann den Stapel an; ein Doppelklick legt sie auf den besten. Solange du sie hältst, sagt jeder Stapel, ob sie dort passt.</translation>
    </message>
    <message>
        <source>In the hand of whoever was on turn</source>
        <translation>Eine Handkarte von dem, der am Zug war</translation>
    </message>
    <message>
        <source>A card of the player who was on turn. In a replay no card can be laid; you can play on from any place of the game, though.</source>
        <translation>Eine Handkarte von dem, der am Zug war. In einer Wiederholung kann keine Karte abgelegt werden; du kannst aber von jeder Stelle des Spiels aus weiterspielen.</translation>
    </message>
    <message>
        <source>new</source>
        <translation>neu</translation>
    </message>
</context>
<context>
    <name>HintWords</name>
    <message>
        <source>Thinking…</source>
        <translation>Ich überlege …</translation>
    </message>
    <message>
        <source>Second choice</source>
        <translation>Zweite Wahl</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>Counts as a game with hints.</source>
        <translation>Zählt als Partie mit Tipps.</translation>
    </message>
    <message>
        <source>then {what}</source>
        <translation>dann {what}</translation>
    </message>
    <message>
        <source>{card} on pile {number}</source>
        <translation>{card} auf Stapel {number}</translation>
    </message>
    <message>
        <source>finish</source>
        <translation>Zug beenden</translation>
    </message>
    <message>
        <source>Nothing else comes close.</source>
        <translation>Nichts anderes kommt da heran.</translation>
    </message>
</context>
<context>
    <name>HistoryKeeper</name>
    <message>
        <source>Export games</source>
        <translation>Partien exportieren</translation>
    </message>
    <message>
        <source>Import games</source>
        <translation>Partien importieren</translation>
    </message>
    <message>
        <source>Games ({pattern})</source>
        <translation>Partien ({pattern})</translation>
    </message>
    <message>
        <source>All files ({pattern})</source>
        <translation>Alle Dateien ({pattern})</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) were in the history already.</source>
        <translation>
            <numerusform>%n Partie war schon im Archiv.</numerusform>
            <numerusform>%n Partien waren schon im Archiv.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) aren&apos;t over: open them to play on.</source>
        <translation>
            <numerusform>%n Partie ist noch nicht zu Ende: Öffne sie, um weiterzuspielen.</numerusform>
            <numerusform>%n Partien sind noch nicht zu Ende: Öffne sie, um weiterzuspielen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n can&apos;t be read, or can&apos;t have been played.</source>
        <translation>
            <numerusform>%n ist nicht lesbar oder kann so nicht gespielt worden sein.</numerusform>
            <numerusform>%n sind nicht lesbar oder können so nicht gespielt worden sein.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) imported</source>
        <translation>
            <numerusform>%n Partie importiert</numerusform>
            <numerusform>%n Partien importiert</numerusform>
        </translation>
    </message>
    <message>
        <source>These games can&apos;t be imported</source>
        <translation>Diese Partien lassen sich nicht importieren</translation>
    </message>
    <message>
        <source>The reason: {reason}. Please choose another place.</source>
        <translation>Der Grund: {reason}. Bitte wähle einen anderen Ort.</translation>
    </message>
    <message>
        <source>The games can&apos;t be exported there</source>
        <translation>Dorthin lassen sich die Partien nicht exportieren</translation>
    </message>
    <message>
        <source>This game can&apos;t be shown</source>
        <translation>Diese Partie lässt sich nicht zeigen</translation>
    </message>
    <message>
        <source>The games can&apos;t be deleted</source>
        <translation>Die Partien lassen sich nicht löschen</translation>
    </message>
    <message>
        <source>The reason: {reason}.</source>
        <translation>Der Grund: {reason}.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) could be saved from it.</source>
        <translation>
            <numerusform>%n Partie ließ sich daraus retten.</numerusform>
            <numerusform>%n Partien ließen sich daraus retten.</numerusform>
        </translation>
    </message>
    <message>
        <source>The damaged file was put aside, not deleted.</source>
        <translation>Die beschädigte Datei wurde beiseitegelegt, nicht gelöscht.</translation>
    </message>
    <message>
        <source>The history was damaged</source>
        <translation>Das Archiv war beschädigt</translation>
    </message>
</context>
<context>
    <name>HistoryPage</name>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n Partie</numerusform>
            <numerusform>%n Partien</numerusform>
        </translation>
    </message>
    <message>
        <source>The history was written by a newer version of The Game. Please bring the program up to date. Games that you finish now are kept for it.</source>
        <translation>Das Archiv wurde von einer neueren Version von The Game geschrieben. Bitte aktualisiere das Programm. Partien, die du jetzt beendest, werden dafür aufgehoben.</translation>
    </message>
    <message>
        <source>The history can&apos;t be read. {reason}</source>
        <translation>Das Archiv lässt sich nicht lesen. {reason}</translation>
    </message>
    <message>
        <source>No finished game fits these filters.</source>
        <translation>Zu diesen Filtern passt keine beendete Partie.</translation>
    </message>
    <message>
        <source>No game has been finished yet. Every one will be kept here.</source>
        <translation>Noch ist keine Partie beendet. Jede wird hier aufgehoben.</translation>
    </message>
    <message numerus="yes">
        <source>Delete %n chosen game(s)…</source>
        <translation>
            <numerusform>%n gewählte Partie löschen …</numerusform>
            <numerusform>%n gewählte Partien löschen …</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete all %n game(s) of this list…</source>
        <translation>
            <numerusform>Die eine Partie dieser Liste löschen …</numerusform>
            <numerusform>Alle %n Partien dieser Liste löschen …</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Export %n chosen game(s)…</source>
        <translation>
            <numerusform>%n gewählte Partie exportieren …</numerusform>
            <numerusform>%n gewählte Partien exportieren …</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Export all %n game(s) of this list…</source>
        <translation>
            <numerusform>Die eine Partie dieser Liste exportieren …</numerusform>
            <numerusform>Alle %n Partien dieser Liste exportieren …</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Importing: %n game(s) so far</source>
        <translation>
            <numerusform>Import: bisher %n Partie</numerusform>
            <numerusform>Import: bisher %n Partien</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Exporting: %n game(s) so far</source>
        <translation>
            <numerusform>Export: bisher %n Partie</numerusform>
            <numerusform>Export: bisher %n Partien</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) imported.</source>
        <translation>
            <numerusform>%n Partie importiert.</numerusform>
            <numerusform>%n Partien importiert.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was exported.</source>
        <translation>Nichts wurde exportiert.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) exported.</source>
        <translation>
            <numerusform>%n Partie exportiert.</numerusform>
            <numerusform>%n Partien exportiert.</numerusform>
        </translation>
    </message>
    <message>
        <source>History</source>
        <translation>Archiv</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importieren …</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Ansehen</translation>
    </message>
    <message>
        <source>Finished games</source>
        <translation>Beendete Partien</translation>
    </message>
    <message>
        <source>Add finished games from files</source>
        <translation>Beendete Partien aus Dateien hinzufügen</translation>
    </message>
    <message>
        <source>Adds the finished games in files that were exported, here or on another computer. Games that are in the history already are not added twice.</source>
        <translation>Fügt die beendeten Partien aus Dateien hinzu, die hier oder auf einem anderen Computer exportiert wurden. Was schon im Archiv steht, kommt nicht doppelt hinein.</translation>
    </message>
    <message>
        <source>See figures and charts</source>
        <translation>Zahlen und Diagramme ansehen</translation>
    </message>
    <message>
        <source>Shows how many games were won, how many cards were left, and more.</source>
        <translation>Zeigt, wie viele Partien gewonnen wurden, wie viele Karten übrig blieben und mehr.</translation>
    </message>
    <message>
        <source>Don&apos;t go on with this</source>
        <translation>Damit nicht weitermachen</translation>
    </message>
    <message>
        <source>Breaks it off. Games that were imported before stay in the history.</source>
        <translation>Bricht ab. Schon importierte Partien bleiben im Archiv.</translation>
    </message>
    <message>
        <source>Forget games for good; it is asked first (Del)</source>
        <translation>Partien endgültig vergessen; vorher wird gefragt (Entf)</translation>
    </message>
    <message>
        <source>Deletes the chosen games, or all games of this list, after a question.</source>
        <translation>Löscht nach einer Frage die gewählten Partien oder alle Partien dieser Liste.</translation>
    </message>
    <message>
        <source>Write games to a file of your own</source>
        <translation>Partien in eine eigene Datei schreiben</translation>
    </message>
    <message>
        <source>Writes the chosen games, or all games of this list, to a file, for example to send it or to have them on another computer.</source>
        <translation>Schreibt die gewählten Partien oder alle dieser Liste in eine Datei, etwa um sie zu verschicken oder auf einen anderen Computer mitzunehmen.</translation>
    </message>
    <message>
        <source>See the chosen game once more (Enter)</source>
        <translation>Die gewählte Partie noch einmal ansehen (Enter)</translation>
    </message>
    <message>
        <source>Shows the chosen game card by card, with all hands open. From every place in it you can play on.</source>
        <translation>Zeigt die gewählte Partie Karte für Karte, mit offenen Händen. Von jeder Stelle aus kannst du weiterspielen.</translation>
    </message>
    <message>
        <source>Gone from the history and the statistics; it is asked first</source>
        <translation>Verschwinden aus Archiv und Statistik; vorher wird gefragt</translation>
    </message>
    <message>
        <source>Deletes these games for good, after a question.</source>
        <translation>Löscht diese Partien nach einer Frage endgültig.</translation>
    </message>
    <message>
        <source>A line for each game, which this program reads again</source>
        <translation>Eine Zeile je Partie, die dieses Programm wieder liest</translation>
    </message>
    <message>
        <source>Writes these games to a file of your own.</source>
        <translation>Schreibt diese Partien in eine eigene Datei.</translation>
    </message>
    <message>
        <source>Double-click a game to watch it</source>
        <translation>Doppelklick auf eine Partie, um sie anzusehen</translation>
    </message>
    <message>
        <source>Lists the games that are over. Several can be chosen with Ctrl or Shift, to export or delete them.</source>
        <translation>Führt die beendeten Partien auf. Mit Strg oder Umschalt lassen sich mehrere wählen, um sie zu exportieren oder zu löschen.</translation>
    </message>
    <message>
        <source>Click a title to sort by it</source>
        <translation>Klick auf einen Titel, um danach zu sortieren</translation>
    </message>
    <message>
        <source>A click on a title sorts the games by it, a second one the other way round.</source>
        <translation>Ein Klick auf einen Titel sortiert die Partien danach, ein zweiter andersherum.</translation>
    </message>
    <message>
        <source>Back to where you came from (Esc)</source>
        <translation>Dorthin zurück, wo du warst (Esc)</translation>
    </message>
    <message>
        <source>Leads back to where you came from.</source>
        <translation>Führt dorthin zurück, wo du hergekommen bist.</translation>
    </message>
    <message>
        <source>Coach</source>
        <translation>Coach</translation>
    </message>
    <message>
        <source>What could have been better in the chosen game?</source>
        <translation>Was wäre in der gewählten Partie besser gegangen?</translation>
    </message>
    <message>
        <source>Shows the chance of winning turn by turn, the turns that cost most, and how a lost game could have been won.</source>
        <translation>Zeigt die Siegchance Zug für Zug, die Züge, die am meisten gekostet haben, und wie eine verlorene Partie zu gewinnen gewesen wäre.</translation>
    </message>
</context>
<context>
    <name>HistoryWords</name>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Edition</source>
        <translation>Ausgabe</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Marks</source>
        <translation>Vermerke</translation>
    </message>
    <message>
        <source>{date}, {time}</source>
        <translation>{date}, {time}</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gewonnen</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) left</source>
        <translation>
            <numerusform>%n Karte übrig</numerusform>
            <numerusform>%n Karten übrig</numerusform>
        </translation>
    </message>
    <message>
        <source>daily deal of {day}</source>
        <translation>Spiel des Tages, {day}</translation>
    </message>
    <message>
        <source>known deal</source>
        <translation>bekannte Karten</translation>
    </message>
    <message>
        <source>played on from a position</source>
        <translation>ab einer Stellung gespielt</translation>
    </message>
    <message numerus="yes">
        <source>%n hint(s)</source>
        <translation>
            <numerusform>%n Tipp</numerusform>
            <numerusform>%n Tipps</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n taken back</source>
        <translation>
            <numerusform>%n zurückgenommen</numerusform>
            <numerusform>%n zurückgenommen</numerusform>
        </translation>
    </message>
    <message>
        <source>open hands</source>
        <translation>offene Hände</translation>
    </message>
    <message>
        <source>Alone</source>
        <translation>Allein</translation>
    </message>
    <message>
        <source>Player {n}</source>
        <translation>Spieler {n}</translation>
    </message>
    <message>
        <source>{name} (computer)</source>
        <translation>{name} (Computer)</translation>
    </message>
    <message numerus="yes">
        <source>Given up, %n left</source>
        <translation>
            <numerusform>Aufgegeben, %n übrig</numerusform>
            <numerusform>Aufgegeben, %n übrig</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>InForce</name>
    <message>
        <source>{game}. In force: {commands}</source>
        <translation>{game}. In Kraft: {commands}</translation>
    </message>
    <message>
        <source>The edition that is being played, and how many play. F1: its rules.</source>
        <translation>Welche Ausgabe ihr spielt, und zu wievielt. F1: ihre Regeln.</translation>
    </message>
    <message>
        <source>What is being played, and the commands in force: those that show on top of a pile and bind everybody until they are covered. A click on one opens its rule.</source>
        <translation>Was ihr spielt, und die Befehle in Kraft: Sie liegen oben auf einem Stapel und gelten für alle, bis sie überdeckt sind. Ein Klick auf einen öffnet seine Regel.</translation>
    </message>
</context>
<context>
    <name>KeysDialog</name>
    <message>
        <source>Keyboard and mouse</source>
        <translation>Tasten und Maus</translation>
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
    <message>
        <source>Every key, and what it does</source>
        <translation>Jede Taste, und was sie tut</translation>
    </message>
    <message>
        <source>All keys on one page, and what the mouse can do. The menus show the same keys beside their items.</source>
        <translation>Alle Tasten auf einer Seite, und was die Maus kann. In den Menüs stehen dieselben Tasten neben den Einträgen.</translation>
    </message>
    <message>
        <source>In other places</source>
        <translation>An anderen Stellen</translation>
    </message>
    <message>
        <source>to the piles, to the hand</source>
        <translation>zu den Stapeln, zur Hand</translation>
    </message>
    <message>
        <source>finish the turn, or hurry another one</source>
        <translation>den Zug beenden oder beschleunigen</translation>
    </message>
    <message>
        <source>Click a pile</source>
        <translation>Klick auf Stapel</translation>
    </message>
    <message>
        <source>see all its cards</source>
        <translation>alle seine Karten sehen</translation>
    </message>
    <message>
        <source>Click a player</source>
        <translation>Klick auf Namen</translation>
    </message>
    <message>
        <source>let them look at their hand</source>
        <translation>in die eigene Hand sehen</translation>
    </message>
    <message>
        <source>Click a command</source>
        <translation>Klick auf Befehl</translation>
    </message>
    <message>
        <source>read its rule</source>
        <translation>seine Regel lesen</translation>
    </message>
    <message>
        <source>search the rules</source>
        <translation>in den Regeln suchen</translation>
    </message>
    <message>
        <source>delete an unfinished game</source>
        <translation>eine offene Partie löschen</translation>
    </message>
    <message>
        <source>replay: a step back or on</source>
        <translation>Wiederholung: einen Schritt zurück oder vor</translation>
    </message>
    <message>
        <source>replay: a turn back or on</source>
        <translation>Wiederholung: einen Zug zurück oder vor</translation>
    </message>
    <message>
        <source>replay: play or pause</source>
        <translation>Wiederholung: abspielen oder anhalten</translation>
    </message>
    <message>
        <source>after a look: pass the laptop on</source>
        <translation>nach dem Anschauen: Laptop weitergeben</translation>
    </message>
</context>
<context>
    <name>LaptopSettings</name>
    <message>
        <source>Around one laptop</source>
        <translation>Gemeinsam an einem Laptop</translation>
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
        <source>As soon as another program is in front, the hand in sight is covered. It is for games in which several people hide their hands from each other.</source>
        <translation>Sobald ein anderes Programm vorn ist, wird die offene Hand verdeckt. Das gilt, wenn mehrere ihre Handkarten voreinander verbergen.</translation>
    </message>
    <message>
        <source>Cover the &amp;hand when nothing happens for</source>
        <translation>Hand verdecken, wenn so &amp;lange nichts geschieht</translation>
    </message>
    <message>
        <source>Hands are covered only while several players keep theirs hidden.</source>
        <translation>Verdeckt wird nur, wenn mehrere mit verdeckten Handkarten spielen.</translation>
    </message>
    <message>
        <source>If nobody touches the keyboard or the mouse for so long, the hand in sight is covered, so that nobody else sees it.</source>
        <translation>Rührt so lange niemand Tastatur oder Maus an, wird die offene Hand verdeckt, damit niemand sonst sie sieht.</translation>
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
        <source>Saved games are plain text: whoever opens such a file sees all cards and the deal code.</source>
        <translation>Gespeicherte Partien sind einfacher Text: Wer so eine Datei öffnet, sieht alle Karten und den Spielcode.</translation>
    </message>
    <message>
        <source>A saved game is a file that any program can read, not only this program. It tells the hands and the draw pile too, so don&apos;t look into it before the end.</source>
        <translation>Eine gespeicherte Partie ist eine Datei, die jedes Programm lesen kann, nicht nur dieses. Auch die Handkarten und der Zugstapel stehen darin; also schau nicht vor dem Ende hinein.</translation>
    </message>
    <message>
        <source>New cards stay &amp;in sight</source>
        <translation>&amp;Neue Karten bleiben zu sehen</translation>
    </message>
    <message>
        <source>Time to look at them and to talk, before the laptop is passed on.</source>
        <translation>Zeit, sie anzuschauen und zu reden, bevor der Laptop weitergeht.</translation>
    </message>
    <message>
        <source>After your turn you see the cards that you have drawn. The laptop waits until you pass it on, or covers your hand by itself after some seconds.</source>
        <translation>Nach deinem Zug siehst du die Karten, die du nachgezogen hast. Der Laptop wartet, bis du ihn weitergibst, oder verdeckt deine Hand nach ein paar Sekunden von selbst.</translation>
    </message>
    <message numerus="yes">
        <source>for %n second(s)</source>
        <translation>
            <numerusform>%n Sekunde lang</numerusform>
            <numerusform>%n Sekunden lang</numerusform>
        </translation>
    </message>
    <message>
        <source>until I pass the laptop on</source>
        <translation>bis ich den Laptop weitergebe</translation>
    </message>
</context>
<context>
    <name>LessonPage</name>
    <message>
        <source>Well done!</source>
        <translation>Gut gemacht!</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>Lektion</translation>
    </message>
    <message>
        <source>Click “Continue”, or press Enter.</source>
        <translation>Klicke auf „Weiter“ oder drücke Eingabe.</translation>
    </message>
    <message>
        <source>Step {step} of {steps}</source>
        <translation>Schritt {step} von {steps}</translation>
    </message>
</context>
<context>
    <name>LessonWords</name>
    <message numerus="yes">
        <source>It would fit, but %n number(s) would be skipped and no longer fit on this pile. Look for a smaller step.</source>
        <translation>
            <numerusform>Sie würde passen, aber auf diesem Stapel würde %n Zahl übersprungen, die dann nicht mehr passt. Suche einen kleineren Schritt.</numerusform>
            <numerusform>Sie würde passen, aber auf diesem Stapel würden %n Zahlen übersprungen, die dann nicht mehr passen. Suche einen kleineren Schritt.</numerusform>
        </translation>
    </message>
    <message>
        <source>That is possible too. But play what is asked for here.</source>
        <translation>Das ginge auch. Aber spiele, wonach hier gefragt ist.</translation>
    </message>
    <message>
        <source>You could finish the turn. But first play what is asked for here.</source>
        <translation>Du könntest den Zug beenden. Aber spiele zuerst, wonach hier gefragt ist.</translation>
    </message>
    <message>
        <source>This pile goes up: a higher number fits, or the same colour.</source>
        <translation>Dieser Stapel steigt auf: Es passt eine höhere Zahl oder dieselbe Farbe.</translation>
    </message>
    <message>
        <source>This pile goes up: a higher card fits, or one exactly 10 lower.</source>
        <translation>Dieser Stapel steigt auf: Es passt eine höhere Karte oder eine, die genau 10 niedriger ist.</translation>
    </message>
    <message>
        <source>This pile goes down: a lower number fits, or the same colour.</source>
        <translation>Dieser Stapel steigt ab: Es passt eine niedrigere Zahl oder dieselbe Farbe.</translation>
    </message>
    <message>
        <source>This pile goes down: a lower card fits, or one exactly 10 higher.</source>
        <translation>Dieser Stapel steigt ab: Es passt eine niedrigere Karte oder eine, die genau 10 höher ist.</translation>
    </message>
    <message>
        <source>It would fit, but after that you couldn&apos;t finish the turn any more: the game would be lost. Try another way.</source>
        <translation>Sie würde passen, aber danach könntest du den Zug nicht mehr beenden: Das Spiel wäre verloren. Versuche es anders.</translation>
    </message>
    <message>
        <source>{player} has something very good for this pile: leave it alone.</source>
        <translation>{player} hat etwas sehr Gutes für diesen Stapel: Lass ihn in Ruhe.</translation>
    </message>
    <message>
        <source>All done here: use the button above to continue.</source>
        <translation>Hier ist alles getan: Weiter geht es mit dem Knopf oben.</translation>
    </message>
    <message>
        <source>One moment: it is {player}&apos;s turn.</source>
        <translation>Einen Moment: {player} ist am Zug.</translation>
    </message>
</context>
<context>
    <name>LessonsPage</name>
    <message>
        <source>Welcome to The Game</source>
        <translation>Willkommen bei The Game</translation>
    </message>
    <message>
        <source>I know the game</source>
        <translation>Ich kenne das Spiel</translation>
    </message>
    <message>
        <source>On to a new game. The lessons stay in the help menu.</source>
        <translation>Weiter zu einem neuen Spiel. Die Lektionen bleiben im Hilfe-Menü.</translation>
    </message>
    <message>
        <source>Learn to play</source>
        <translation>Spielen lernen</translation>
    </message>
    <message>
        <source>New game…</source>
        <translation>Neues Spiel …</translation>
    </message>
    <message>
        <source>Choose what to play</source>
        <translation>Wählen, was gespielt wird</translation>
    </message>
    <message>
        <source>The piles, small steps, the backwards trick: all it takes to play.</source>
        <translation>Stapel, kleine Schritte, Rückwärts-Trick: alles, was man braucht.</translation>
    </message>
    <message>
        <source>The seven commands, one after another. The Original comes first.</source>
        <translation>Die sieben Befehle, einer nach dem anderen. Lerne zuerst das Original.</translation>
    </message>
    <message>
        <source>Two piles and five colours, for a quick game.</source>
        <translation>Zwei Stapel und fünf Farben, für zwischendurch.</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s)</source>
        <translation>
            <numerusform>%n Schritt</numerusform>
            <numerusform>%n Schritte</numerusform>
        </translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Geschafft</translation>
    </message>
    <message>
        <source>{played} of {steps} steps</source>
        <translation>{played} von {steps} Schritten</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Beginnen</translation>
    </message>
    <message>
        <source>Begin the chosen lesson</source>
        <translation>Die gewählte Lektion beginnen</translation>
    </message>
    <message>
        <source>Once more</source>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>Play the chosen lesson again from the start</source>
        <translation>Die gewählte Lektion noch einmal von vorn spielen</translation>
    </message>
    <message>
        <source>Leads to the choice of a new game, without a lesson.</source>
        <translation>Führt ohne Lektion zur Auswahl eines neuen Spiels.</translation>
    </message>
    <message>
        <source>Choose the lesson about {edition}</source>
        <translation>Die Lektion zu {edition} wählen</translation>
    </message>
    <message>
        <source>A lesson. Chosen, it begins with the button below or by a double click.</source>
        <translation>Eine Lektion. Ist sie gewählt, beginnt sie mit dem Knopf unten oder mit einem Doppelklick.</translation>
    </message>
    <message>
        <source>Opens the chosen lesson at the table.</source>
        <translation>Öffnet die gewählte Lektion am Tisch.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>To the start page (Esc)</source>
        <translation>Zur Startseite (Esc)</translation>
    </message>
    <message>
        <source>Leads to the start page. What was learnt so far is remembered.</source>
        <translation>Führt zur Startseite. Was du bisher gelernt hast, bleibt gespeichert.</translation>
    </message>
    <message>
        <source>New here? In five minutes you will know how to play. You learn it at the real table, card by card; you can leave at any time and continue later.</source>
        <translation>Neu hier? In fünf Minuten weißt du, wie es geht. Du lernst am echten Tisch, Karte für Karte; du kannst jederzeit aufhören und später weitermachen.</translation>
    </message>
    <message>
        <source>You learn at the real table, card by card. You can leave at any time and continue later.</source>
        <translation>Du lernst am echten Tisch, Karte für Karte. Du kannst jederzeit aufhören und später weitermachen.</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Continue the chosen lesson where you left it</source>
        <translation>Die gewählte Lektion dort fortsetzen, wo du aufgehört hast</translation>
    </message>
</context>
<context>
    <name>Licences</name>
    <message>
        <source>Whose licence</source>
        <translation>Wessen Lizenz</translation>
    </message>
    <message>
        <source>Choose whose licence to read</source>
        <translation>Auswählen, wessen Lizenz zu lesen ist</translation>
    </message>
    <message>
        <source>Other people&apos;s work is part of this program: its font, Python, Qt and some libraries. Choose one of them to read its terms below.</source>
        <translation>In diesem Programm steckt die Arbeit anderer: die Schrift, Python, Qt und einige Bibliotheken. Wähle etwas davon aus, um darunter die Bedingungen zu lesen.</translation>
    </message>
    <message>
        <source>The terms of what is chosen above</source>
        <translation>Die Bedingungen zu dem, was darüber ausgewählt ist</translation>
    </message>
    <message>
        <source>The words under which it was given to everybody, as they were written.</source>
        <translation>Der Wortlaut, unter dem es für alle freigegeben wurde, im Original.</translation>
    </message>
    <message>
        <source>Licence: {name}</source>
        <translation>Lizenz: {name}</translation>
    </message>
    <message>
        <source>Parts of Qt made by others</source>
        <translation>Teile von Qt, die andere gemacht haben</translation>
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
    <message>
        <source>What has happened, the newest at the bottom</source>
        <translation>Was geschehen ist, das Neueste unten</translation>
    </message>
    <message>
        <source>The game log tells every turn: who has laid what where, and how many cards were drawn. It says nothing that not everybody may know.</source>
        <translation>Der Spielverlauf erzählt jeden Zug: wer was wohin abgelegt hat und wie viele Karten nachgezogen wurden. Er verrät nichts, was nicht alle wissen dürfen.</translation>
    </message>
    <message>
        <source>Click a line to go there</source>
        <translation>Klicke eine Zeile an, um dorthin zu springen</translation>
    </message>
    <message>
        <source>The game log of the whole game. The marked lines are about what is in sight, the pale ones about what comes later. A click leads to any of them; so do the arrow keys and Enter.</source>
        <translation>Der Verlauf des ganzen Spiels. Die markierten Zeilen gehören zu dem, was zu sehen ist, die blassen zu dem, was später kommt. Ein Klick führt zu jeder Stelle, die Pfeiltasten und Enter auch.</translation>
    </message>
</context>
<context>
    <name>LongName</name>
    <message>
        <source>The Game can&apos;t start here</source>
        <translation>The Game kann hier nicht starten</translation>
    </message>
    <message>
        <source>The name of the folder for settings and games is too long for this computer. Please choose another folder.</source>
        <translation>Der Name des Ordners für Einstellungen und Partien ist zu lang für diesen Computer. Bitte wähle einen anderen Ordner.</translation>
    </message>
</context>
<context>
    <name>LookSettings</name>
    <message>
        <source>Language and look</source>
        <translation>Sprache und Aussehen</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Sprache</translation>
    </message>
    <message>
        <source>The language of everything, at once</source>
        <translation>Die Sprache des ganzen Programms, sofort</translation>
    </message>
    <message>
        <source>In which language the program speaks. It changes at once, even in the middle of a game.</source>
        <translation>In welcher Sprache das Programm spricht. Sie wechselt sofort, auch mitten im Spiel.</translation>
    </message>
    <message>
        <source>Loo&amp;k</source>
        <translation>&amp;Aussehen</translation>
    </message>
    <message>
        <source>Dark, light or in high contrast, at once</source>
        <translation>Dunkel, hell oder mit hohem Kontrast, sofort</translation>
    </message>
    <message>
        <source>Whether the table and everything around it are dark, light, or in the strongest contrast there is. “As the system” changes whenever your computer does, for example in the evening.</source>
        <translation>Ob der Tisch und alles ringsum dunkel, hell oder im stärksten Kontrast sind. „Wie das System“ wechselt, wenn dein Computer es tut, zum Beispiel am Abend.</translation>
    </message>
    <message>
        <source>Te&amp;xt size</source>
        <translation>Te&amp;xtgröße</translation>
    </message>
    <message>
        <source>How large all texts are, at once</source>
        <translation>Wie groß alle Texte sind, sofort</translation>
    </message>
    <message>
        <source>How large the texts of the whole program are. Cards keep the size that the window has room for.</source>
        <translation>Wie groß die Texte im ganzen Programm sind. Karten behalten die Größe, für die im Fenster Platz ist.</translation>
    </message>
    <message>
        <source>Car&amp;ds</source>
        <translation>&amp;Karten</translation>
    </message>
    <message>
        <source>How the cards are drawn</source>
        <translation>Wie die Karten gezeichnet sind</translation>
    </message>
    <message>
        <source>How the cards are drawn. In every style, cards whose numbers are near each other look alike.</source>
        <translation>Wie die Karten gezeichnet sind. In jedem Stil sehen Karten, deren Zahlen nah beieinander liegen, einander ähnlich.</translation>
    </message>
    <message>
        <source>Tabl&amp;e</source>
        <translation>T&amp;isch</translation>
    </message>
    <message>
        <source>What the cards lie on</source>
        <translation>Worauf die Karten liegen</translation>
    </message>
    <message>
        <source>What the table is made of. In high contrast it is always plain, so that everything on it stands out.</source>
        <translation>Woraus der Tisch ist. Bei hohem Kontrast ist er immer schlicht, damit sich alles darauf abhebt.</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Wie das System</translation>
    </message>
    <message>
        <source>{percent}%</source>
        <translation>{percent}&#xa0;%</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Hoher Kontrast</translation>
    </message>
    <message>
        <source>Tide</source>
        <translation>Gezeiten</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papier</translation>
    </message>
    <message>
        <source>Slate</source>
        <translation>Schiefer</translation>
    </message>
    <message>
        <source>Felt</source>
        <translation>Filz</translation>
    </message>
    <message>
        <source>Wood</source>
        <translation>Holz</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>The Game</source>
        <translation>The Game</translation>
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
        <source>&amp;Back to the game</source>
        <translation>Zurück &amp;zum Spiel</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Öffnen …</translation>
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
        <source>&amp;Rules</source>
        <translation>&amp;Regeln</translation>
    </message>
    <message>
        <source>&amp;Learn to play…</source>
        <translation>&amp;Spielen lernen …</translation>
    </message>
    <message>
        <source>Open {path}</source>
        <translation>{path} öffnen</translation>
    </message>
    <message>
        <source>Goes on with the game in this file.</source>
        <translation>Spielt mit der Partie in dieser Datei weiter.</translation>
    </message>
    <message>
        <source>Forget which files were open</source>
        <translation>Vergessen, welche Dateien offen waren</translation>
    </message>
    <message>
        <source>Forgets which files were opened. The files themselves stay.</source>
        <translation>Vergisst, welche Dateien geöffnet waren. Die Dateien selbst bleiben.</translation>
    </message>
    <message>
        <source>&amp;What&apos;s this?</source>
        <translation>&amp;Was ist das?</translation>
    </message>
    <message>
        <source>Choose and deal another game</source>
        <translation>Ein anderes Spiel wählen und geben</translation>
    </message>
    <message>
        <source>Leads to the choice of a new game. The running one is kept.</source>
        <translation>Führt zur Auswahl eines neuen Spiels. Das laufende bleibt erhalten.</translation>
    </message>
    <message>
        <source>See all games that were begun</source>
        <translation>Alle begonnenen Partien sehen</translation>
    </message>
    <message>
        <source>Lists the games that were begun and not finished, to go on with one of them.</source>
        <translation>Zeigt alle Partien, die begonnen und nicht beendet wurden, um mit einer weiterzuspielen.</translation>
    </message>
    <message>
        <source>To the game on the table</source>
        <translation>Zum Spiel auf dem Tisch</translation>
    </message>
    <message>
        <source>Goes back to the game that is still running.</source>
        <translation>Zurück zum laufenden Spiel.</translation>
    </message>
    <message>
        <source>Go on with a game in a file</source>
        <translation>Mit einer Partie aus einer Datei weiterspielen</translation>
    </message>
    <message>
        <source>Opens a game that was saved as a file, and leaves the file as it is.</source>
        <translation>Öffnet eine Partie, die als Datei gespeichert ist, und lässt die Datei, wie sie ist.</translation>
    </message>
    <message>
        <source>Files that were open before</source>
        <translation>Dateien, die schon einmal offen waren</translation>
    </message>
    <message>
        <source>Lists the files that were opened last, to open one of them again.</source>
        <translation>Zeigt die zuletzt geöffneten Dateien, um eine davon wieder zu öffnen.</translation>
    </message>
    <message>
        <source>Save a copy as a file</source>
        <translation>Eine Kopie als Datei speichern</translation>
    </message>
    <message>
        <source>Writes a copy of the game to a file of your own, for example to send it. The game itself is saved anyway, all the time.</source>
        <translation>Schreibt eine Kopie der Partie in eine eigene Datei, zum Beispiel um sie zu verschicken. Gespeichert wird das Spiel ohnehin die ganze Zeit.</translation>
    </message>
    <message>
        <source>Language, motion, warnings and more</source>
        <translation>Sprache, Bewegung, Warnungen und mehr</translation>
    </message>
    <message>
        <source>Opens the settings. Every change holds at once, even in a running game.</source>
        <translation>Öffnet die Einstellungen. Jede Änderung gilt sofort, auch im laufenden Spiel.</translation>
    </message>
    <message>
        <source>Close the program; the game is kept</source>
        <translation>Das Programm schließen; das Spiel bleibt erhalten</translation>
    </message>
    <message>
        <source>Closes the program. The next start goes on exactly where you are now.</source>
        <translation>Schließt das Programm. Der nächste Start macht genau hier weiter.</translation>
    </message>
    <message>
        <source>Show all numbers below the piles, or not</source>
        <translation>Alle Zahlen unter den Stapeln zeigen oder nicht</translation>
    </message>
    <message>
        <source>Shows or hides the line of all numbers: what is laid and what you hold.</source>
        <translation>Zeigt oder verbirgt den Strahl aller Zahlen: was abgelegt ist und was du auf der Hand hast.</translation>
    </message>
    <message>
        <source>Show what has happened beside the table, or not</source>
        <translation>Neben dem Tisch zeigen, was geschehen ist, oder nicht</translation>
    </message>
    <message>
        <source>Shows or hides the log beside the table, where the window has room for it.</source>
        <translation>Zeigt oder verbirgt den Spielverlauf neben dem Tisch, wenn das Fenster Platz dafür hat.</translation>
    </message>
    <message>
        <source>See what has happened, in a window of its own</source>
        <translation>In einem eigenen Fenster sehen, was geschehen ist</translation>
    </message>
    <message>
        <source>Opens the whole log of the game in a window that may stay open.</source>
        <translation>Öffnet den ganzen Spielverlauf in einem Fenster, das offen bleiben kann.</translation>
    </message>
    <message>
        <source>Use the whole screen, or a window</source>
        <translation>Den ganzen Bildschirm nutzen oder ein Fenster</translation>
    </message>
    <message>
        <source>Lets the table have the whole screen, or gives it a window again.</source>
        <translation>Gibt dem Tisch den ganzen Bildschirm oder wieder ein Fenster.</translation>
    </message>
    <message>
        <source>Read the rules of this edition</source>
        <translation>Die Regeln dieser Ausgabe lesen</translation>
    </message>
    <message>
        <source>Learn the game at the table, card by card</source>
        <translation>Das Spiel am Tisch lernen, Karte für Karte</translation>
    </message>
    <message>
        <source>Opens the lessons: the Original, the commands of Extreme, and Quick &amp; Easy. You can leave one at any time and go on with it later.</source>
        <translation>Öffnet die Lektionen: das Original, die Befehle von Extreme und Quick &amp; Easy. Du kannst sie jederzeit verlassen und später fortsetzen.</translation>
    </message>
    <message>
        <source>Click something to learn what it is</source>
        <translation>Etwas anklicken und erfahren, was es ist</translation>
    </message>
    <message>
        <source>Turns the pointer into a question mark: the next click explains what it hits, and does nothing else. The key pressed twice explains what has the keyboard; Esc leaves it.</source>
        <translation>Macht den Zeiger zum Fragezeichen: Der nächste Klick erklärt, was er trifft, und tut sonst nichts. Zweimal die Taste erklärt, worauf die Tastatur gerade wirkt; Esc beendet es.</translation>
    </message>
    <message>
        <source>See all keys on one page</source>
        <translation>Alle Tasten auf einer Seite sehen</translation>
    </message>
    <message>
        <source>Lists every key, and what can be done by mouse.</source>
        <translation>Zeigt jede Taste, und was mit der Maus geht.</translation>
    </message>
    <message>
        <source>Version, licences, and where your games are</source>
        <translation>Fassung, Lizenzen, und wo deine Partien liegen</translation>
    </message>
    <message>
        <source>Tells what this program is, and in which folder your games are kept.</source>
        <translation>Sagt, was dieses Programm ist und in welchem Ordner deine Partien liegen.</translation>
    </message>
    <message>
        <source>Opens the whole rules with pictures, at the place that tells of what is in sight.</source>
        <translation>Öffnet die ganzen Regeln mit Bildern, und zwar bei dem, was gerade zu sehen ist.</translation>
    </message>
    <message>
        <source>&amp;Daily deal…</source>
        <translation>Spiel des Ta&amp;ges …</translation>
    </message>
    <message>
        <source>Play the deal of today</source>
        <translation>Das Spiel des heutigen Tages spielen</translation>
    </message>
    <message>
        <source>Leads to the deal of today: the same cards for everybody, another deal every day.</source>
        <translation>Führt zum Spiel des Tages: für alle dieselben Karten, jeden Tag andere.</translation>
    </message>
    <message>
        <source>See all games that are over</source>
        <translation>Alle beendeten Partien ansehen</translation>
    </message>
    <message>
        <source>Lists every game that was played to its end, to look at it once more.</source>
        <translation>Führt alle zu Ende gespielten Partien auf, um sie noch einmal anzusehen.</translation>
    </message>
    <message>
        <source>See how well it has been going</source>
        <translation>Sehen, wie es bisher gelaufen ist</translation>
    </message>
    <message>
        <source>Shows how many games were won, how many cards were left, and more.</source>
        <translation>Zeigt, wie viele Partien gewonnen wurden, wie viele Karten übrig blieben und mehr.</translation>
    </message>
    <message>
        <source>H&amp;istory…</source>
        <translation>A&amp;rchiv …</translation>
    </message>
    <message>
        <source>S&amp;tatistics…</source>
        <translation>Statisti&amp;k …</translation>
    </message>
    <message>
        <source>Start &amp;page</source>
        <translation>St&amp;artseite</translation>
    </message>
    <message>
        <source>Unfinished ga&amp;mes…</source>
        <translation>Offene &amp;Partien …</translation>
    </message>
    <message>
        <source>To the page that everything begins with</source>
        <translation>Zu der Seite, mit der alles beginnt</translation>
    </message>
    <message>
        <source>Leads to the start page. A running game is kept, and can be gone on with there.</source>
        <translation>Führt zur Startseite. Eine laufende Partie bleibt erhalten und lässt sich dort fortsetzen.</translation>
    </message>
    <message>
        <source>&amp;Turn</source>
        <translation>&amp;Zug</translation>
    </message>
</context>
<context>
    <name>MonthCalendar</name>
    <message>
        <source>Goes from month to month. Days to come can&apos;t be chosen.</source>
        <translation>Blättert von Monat zu Monat. Künftige Tage lassen sich nicht wählen.</translation>
    </message>
    <message>
        <source>Month before</source>
        <translation>Voriger Monat</translation>
    </message>
    <message>
        <source>Show the month before (Page Up)</source>
        <translation>Den vorigen Monat zeigen (Bild auf)</translation>
    </message>
    <message>
        <source>Month after</source>
        <translation>Nächster Monat</translation>
    </message>
    <message>
        <source>Show the month after (Page Down)</source>
        <translation>Den nächsten Monat zeigen (Bild ab)</translation>
    </message>
    <message>
        <source>A day, with a mark for how its deal ended: a tick if it was won, else how many cards were left. A ring in place of a disc: played later, or with known cards. A click chooses the day.</source>
        <translation>Ein Tag mit einem Zeichen dafür, wie sein Spiel ausging: ein Haken, wenn es gewonnen wurde, sonst die Zahl der übrigen Karten. Ein Ring statt einer Scheibe: später gespielt oder mit bekannten Karten. Ein Klick wählt den Tag.</translation>
    </message>
    <message>
        <source>still to come</source>
        <translation>kommt noch</translation>
    </message>
    <message>
        <source>not played</source>
        <translation>nicht gespielt</translation>
    </message>
</context>
<context>
    <name>MotionSettings</name>
    <message>
        <source>Motion and sound</source>
        <translation>Bewegung und Klang</translation>
    </message>
    <message>
        <source>&amp;Speed of the cards</source>
        <translation>&amp;Tempo der Karten</translation>
    </message>
    <message>
        <source>How fast cards glide</source>
        <translation>Wie schnell Karten gleiten</translation>
    </message>
    <message>
        <source>How fast cards glide to their places. You never have to wait for them: the next click or key brings everything to its place.</source>
        <translation>Wie schnell Karten an ihren Platz gleiten. Warten musst du nie: Der nächste Klick oder Tastendruck bringt alles an seinen Platz.</translation>
    </message>
    <message>
        <source>&amp;Motion</source>
        <translation>&amp;Bewegung</translation>
    </message>
    <message>
        <source>Reduced: nothing glides, cards are in their place at once.</source>
        <translation>Reduziert: Nichts gleitet, Karten sind sofort an ihrem Platz.</translation>
    </message>
    <message>
        <source>For everybody who is bothered by things that move: with reduced motion nothing glides any more. “As the system” does what your computer is set to.</source>
        <translation>Für alle, die Bewegtes stört: Mit reduzierter Bewegung gleitet nichts mehr. „Wie das System“ tut, was an deinem Computer eingestellt ist.</translation>
    </message>
    <message>
        <source>&amp;Pace of the computer players</source>
        <translation>Tempo der &amp;Computerspieler</translation>
    </message>
    <message>
        <source>How long computer players take for a card</source>
        <translation>Wie lange Computerspieler für eine Karte brauchen</translation>
    </message>
    <message>
        <source>How long computer players wait before and between their cards, so that you can follow. “Hurry” plays a single turn at once.</source>
        <translation>Wie lange Computerspieler vor und zwischen ihren Karten warten, damit du folgen kannst. „Schneller“ spielt einen einzelnen Zug sofort.</translation>
    </message>
    <message>
        <source>S&amp;ounds</source>
        <translation>Klän&amp;ge</translation>
    </message>
    <message>
        <source>Quiet ones, for what happens at the table.</source>
        <translation>Leise Klänge zu allem, was am Tisch geschieht.</translation>
    </message>
    <message>
        <source>Cards can be heard, and a chime tells you that it is your turn. Without loudspeakers the game is silent.</source>
        <translation>Karten sind zu hören, und ein Glöckchen sagt dir, dass du am Zug bist. Ohne Lautsprecher ist das Spiel still.</translation>
    </message>
    <message>
        <source>&amp;Volume</source>
        <translation>Lautstärk&amp;e</translation>
    </message>
    <message>
        <source>How loud the sounds are</source>
        <translation>Wie laut die Klänge sind</translation>
    </message>
    <message>
        <source>How loud the sounds of this game are. Your computer&apos;s own volume comes on top of it.</source>
        <translation>Wie laut die Klänge dieses Spiels sind. Die Lautstärke deines Computers kommt noch dazu.</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Wie das System</translation>
    </message>
    <message>
        <source>Full</source>
        <translation>Voll</translation>
    </message>
    <message>
        <source>Reduced</source>
        <translation>Reduziert</translation>
    </message>
    <message>
        <source>Nothing can be heard: QtMultimedia isn&apos;t installed.</source>
        <translation>Es ist nichts zu hören: QtMultimedia ist nicht installiert.</translation>
    </message>
    <message>
        <source>Nothing can be heard: QtMultimedia can&apos;t be loaded.</source>
        <translation>Es ist nichts zu hören: QtMultimedia lässt sich nicht laden.</translation>
    </message>
    <message>
        <source>Nothing can be heard: no loudspeaker was found.</source>
        <translation>Es ist nichts zu hören: Es wurde kein Lautsprecher gefunden.</translation>
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
        <source>Everyone sees every hand: good for learning. The result will say so.</source>
        <translation>Alle sehen alle Handkarten: gut zum Lernen. Beim Ergebnis wird es vermerkt.</translation>
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
    <message>
        <source>Deal the cards and begin (Enter)</source>
        <translation>Karten geben und beginnen (Eingabe)</translation>
    </message>
    <message>
        <source>Play this edition; F1 opens its rules</source>
        <translation>Diese Ausgabe spielen; F1 öffnet ihre Regeln</translation>
    </message>
    <message>
        <source>An edition of The Game: each has cards and rules of its own, and what can be chosen below goes with it.</source>
        <translation>Eine Ausgabe von The Game: Jede hat eigene Karten und Regeln, und danach richtet sich, was darunter zu wählen ist.</translation>
    </message>
    <message>
        <source>How many play, people and computer players together. Around one laptop, hands are hidden: it goes from player to player. With open hands all are seen by all.</source>
        <translation>Wie viele mitspielen, Menschen und Computerspieler zusammen. An einem Laptop sind die Handkarten verdeckt, und er geht reihum. Mit offenen Handkarten sehen alle alles.</translation>
    </message>
    <message>
        <source>Who plays, in the order round the table. Each seat has a colour, a name, and a person or a computer player on it; the arrows let two neighbours change places.</source>
        <translation>Wer mitspielt, in der Reihenfolge um den Tisch. Jeder Platz hat eine Farbe, einen Namen und einen Menschen oder Computerspieler; mit den Pfeilen tauschen zwei Nachbarn die Plätze.</translation>
    </message>
    <message>
        <source>How hard the game is: how many cards you hold, and how many have to be laid in a turn. Begin with the first one.</source>
        <translation>Wie schwer das Spiel ist: wie viele Karten ihr auf der Hand habt und wie viele im Zug abzulegen sind. Fangt mit der ersten an.</translation>
    </message>
    <message>
        <source>Leave it empty for cards shuffled by chance. With the code of a deal the same cards are dealt again: to try once more, or to compare with friends.</source>
        <translation>Leer lassen, damit zufällig gemischt wird. Mit einem Spielcode kommen dieselben Karten noch einmal: für einen neuen Versuch oder zum Vergleich mit Freunden.</translation>
    </message>
    <message>
        <source>Enter a deal code, or leave it empty</source>
        <translation>Einen Spielcode eingeben oder leer lassen</translation>
    </message>
    <message>
        <source>Deals the cards and begins the game as it is chosen above. A game that is still running is kept among the unfinished ones.</source>
        <translation>Gibt die Karten und beginnt das Spiel, wie es oben gewählt ist. Ein laufendes Spiel bleibt bei den offenen Partien erhalten.</translation>
    </message>
    <message>
        <source>Goes back to the game that is still running. Nothing of it has changed.</source>
        <translation>Zurück zum laufenden Spiel. Es hat sich nichts daran geändert.</translation>
    </message>
    <message>
        <source>Daily deal…</source>
        <translation>Spiel des Tages …</translation>
    </message>
    <message>
        <source>Play the deal of today ({keys})</source>
        <translation>Das Spiel des heutigen Tages spielen ({keys})</translation>
    </message>
    <message>
        <source>Leads to the deal of today: the same cards for everyone, and a calendar.</source>
        <translation>Führt zum Spiel des heutigen Tages: dieselben Karten für alle, und ein Kalender.</translation>
    </message>
    <message>
        <source>Go on with the game on the table (Esc)</source>
        <translation>Mit dem Spiel auf dem Tisch weitermachen (Esc)</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>To the start page (Esc)</source>
        <translation>Zur Startseite (Esc)</translation>
    </message>
    <message>
        <source>Leads to the start page. Games that were begun are kept.</source>
        <translation>Führt zur Startseite. Begonnene Partien bleiben erhalten.</translation>
    </message>
    <message>
        <source>Who plays</source>
        <translation>Wer spielt</translation>
    </message>
    <message>
        <source>Edition</source>
        <translation>Ausgabe</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Handkarten</translation>
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
    <message>
        <source>The number line has a place for every card of the game: what has been laid, what you hold, where the piles stand, and what must still be somewhere. The view menu and the settings can hide it.</source>
        <translation>Der Zahlenstrahl hat einen Platz für jede Karte des Spiels: was abgelegt ist, was du hast, wo die Stapel stehen, und was noch irgendwo sein muss. Im Menü „Ansicht“ und in den Einstellungen lässt er sich ausblenden.</translation>
    </message>
</context>
<context>
    <name>OpenHand</name>
    <message>
        <source>{player} holds {cards}</source>
        <translation>{player} hat auf der Hand: {cards}</translation>
    </message>
    <message>
        <source>The hand of a player, lowest card first. All hands lie open in this game: everybody may see them, and talk about every card.</source>
        <translation>Die Handkarten einer Person, die niedrigste zuerst. In diesem Spiel liegen alle Hände offen: Alle dürfen sie sehen und über jede Karte reden.</translation>
    </message>
    <message>
        <source>You hold {cards}</source>
        <translation>Du hast auf der Hand: {cards}</translation>
    </message>
</context>
<context>
    <name>OriginalLessonWords</name>
    <message>
        <source>Four piles</source>
        <translation>Vier Stapel</translation>
    </message>
    <message>
        <source>Small steps</source>
        <translation>Kleine Schritte</translation>
    </message>
    <message>
        <source>The backwards trick</source>
        <translation>Der Rückwärts-Trick</translation>
    </message>
    <message>
        <source>Look ahead</source>
        <translation>Vorausschauen</translation>
    </message>
    <message>
        <source>Playing together</source>
        <translation>Gemeinsam spielen</translation>
    </message>
    <message>
        <source>Now you talk</source>
        <translation>Jetzt redest du</translation>
    </message>
    <message>
        <source>The end of the game</source>
        <translation>Das Ende des Spiels</translation>
    </message>
    <message>
        <source>All 98 cards are laid: you have beaten the game! With fewer than ten cards left, the result would be excellent, too. Now you know all you need. F1 has all the rules.</source>
        <translation>Alle 98 Karten liegen: Du hast das Spiel besiegt! Auch weniger als zehn Restkarten wären ein super Ergebnis. Mehr brauchst du nicht zu wissen; alle Regeln zeigt F1.</translation>
    </message>
    <message>
        <source>That fits too, but it is more than 4 away. Look for a smaller step.</source>
        <translation>Das passt auch, ist aber mehr als 4 entfernt. Suche einen kleineren Schritt.</translation>
    </message>
    <message>
        <source>All cards from 2 to 99 are to be laid on four piles. Two go up from 1. Lay the 3 on one of them: drag it there, or click the card and then the pile.</source>
        <translation>Alle Karten von 2 bis 99 sollen auf vier Stapel. Zwei steigen von 1 auf. Lege die 3 auf einen davon: Zieh sie hin, oder klicke die Karte an und dann den Stapel.</translation>
    </message>
    <message>
        <source>From now on only higher cards fit on it.</source>
        <translation>Ab jetzt passen nur noch höhere Karten darauf.</translation>
    </message>
    <message>
        <source>That fits too, but 3 is nearer to 1. Lay the 3 on a pile that goes up.</source>
        <translation>Das passt auch, aber 3 ist näher an 1. Lege die 3 auf einen aufsteigenden Stapel.</translation>
    </message>
    <message>
        <source>The other two piles go down from 100. Lay the 97 on one of them.</source>
        <translation>Die anderen beiden Stapel steigen von 100 ab. Lege die 97 auf einen davon.</translation>
    </message>
    <message>
        <source>Only lower cards fit on it now.</source>
        <translation>Hier passen jetzt nur noch niedrigere Karten.</translation>
    </message>
    <message>
        <source>That fits too, but 97 is nearer to 100. Lay it on a pile that goes down.</source>
        <translation>Das passt auch, aber 97 ist näher an 100. Lege sie auf einen absteigenden Stapel.</translation>
    </message>
    <message>
        <source>You have drawn two cards: after every turn your hand is full again.</source>
        <translation>Du hast zwei Karten nachgezogen: Nach jedem Zug ist deine Hand wieder voll.</translation>
    </message>
    <message>
        <source>You may lay more than two cards. But now finish the turn.</source>
        <translation>Du darfst mehr als zwei Karten ablegen. Aber beende jetzt den Zug.</translation>
    </message>
    <message>
        <source>What a pile has passed doesn&apos;t fit on it any more. So make small steps: find a card that is no more than 4 away from a pile, and lay it there.</source>
        <translation>Woran ein Stapel vorbei ist, das passt nicht mehr darauf. Mach also kleine Schritte: Finde eine Karte, die höchstens 4 von einem Stapel entfernt ist, und lege sie dorthin.</translation>
    </message>
    <message>
        <source>A small step: hardly a number is lost.</source>
        <translation>Ein kleiner Schritt: Kaum eine Zahl geht verloren.</translation>
    </message>
    <message>
        <source>And another one, no more than 4 away from its pile.</source>
        <translation>Und noch eine, höchstens 4 von ihrem Stapel entfernt.</translation>
    </message>
    <message>
        <source>Two cards: that would be enough.</source>
        <translation>Zwei Karten: Das würde genügen.</translation>
    </message>
    <message>
        <source>Two cards are the minimum, but you may lay as many as you like. One more small step costs little: find it.</source>
        <translation>Zwei Karten sind die Mindestanzahl, aber du darfst so viele ablegen, wie du willst. Noch ein kleiner Schritt kostet wenig: Finde ihn.</translation>
    </message>
    <message>
        <source>Three cards in one turn.</source>
        <translation>Drei Karten in einem Zug.</translation>
    </message>
    <message>
        <source>The other cards can wait. Finish the turn.</source>
        <translation>Die anderen Karten können warten. Beende den Zug.</translation>
    </message>
    <message>
        <source>You have drawn three cards: as many as you had laid.</source>
        <translation>Du hast drei Karten nachgezogen: so viele, wie du abgelegt hast.</translation>
    </message>
    <message>
        <source>You may, but the other cards can wait. Finish the turn.</source>
        <translation>Das darfst du, aber die anderen Karten können warten. Beende den Zug.</translation>
    </message>
    <message>
        <source>There is a way back! On a pile that goes up, a card that is exactly 10 lower fits too. On the 57, that is the 47.</source>
        <translation>Es gibt einen Weg zurück! Auf einen aufsteigenden Stapel passt auch eine Karte, die genau 10 niedriger ist. Auf die 57 passt also die 47.</translation>
    </message>
    <message>
        <source>On a pile that goes down it is the other way round: exactly 10 higher. Find the card that can do it.</source>
        <translation>Auf einem absteigenden Stapel ist es umgekehrt: genau 10 höher. Finde die Karte, mit der das geht.</translation>
    </message>
    <message>
        <source>That fits too, but it is no backwards trick. What is 10 higher than a top?</source>
        <translation>Das passt auch, ist aber kein Rückwärts-Trick. Was ist genau 10 höher als eine oberste Karte?</translation>
    </message>
    <message>
        <source>Exactly 10: neither 9 nor 11 will do. Look out for cards in your hand that are 10 apart. Finish the turn.</source>
        <translation>Genau 10: 9 oder 11 gelten nicht. Achte auf Karten in deiner Hand, die 10 auseinander liegen. Beende den Zug.</translation>
    </message>
    <message>
        <source>The hand is full again.</source>
        <translation>Die Hand ist wieder voll.</translation>
    </message>
    <message>
        <source>Save your cards, and finish the turn.</source>
        <translation>Spar dir deine Karten auf und beende den Zug.</translation>
    </message>
    <message>
        <source>And that makes room for a second card.</source>
        <translation>Und das macht Platz für eine zweite Karte.</translation>
    </message>
    <message>
        <source>Now the second card. Think of the backwards trick.</source>
        <translation>Jetzt die zweite Karte. Denk an den Rückwärts-Trick.</translation>
    </message>
    <message>
        <source>Two cards: the turn is saved. Finish it.</source>
        <translation>Zwei Karten: Der Zug ist gerettet. Beende ihn.</translation>
    </message>
    <message>
        <source>That fits again, too. But now finish the turn.</source>
        <translation>Auch das passt wieder. Aber beende jetzt den Zug.</translation>
    </message>
    <message>
        <source>You play together, and may talk about anything but numbers. Ada signals “Keep off” at the first pile. Make a small step elsewhere.</source>
        <translation>Ihr spielt gemeinsam und dürft über alles reden, nur nicht über Zahlen. Ada meldet am ersten Stapel „bitte freihalten“. Mach anderswo einen kleinen Schritt.</translation>
    </message>
    <message>
        <source>Ada&apos;s pile stays as it is.</source>
        <translation>Adas Stapel bleibt, wie er ist.</translation>
    </message>
    <message>
        <source>And another small step that keeps off Ada&apos;s pile.</source>
        <translation>Und noch ein kleiner Schritt, der Adas Stapel in Ruhe lässt.</translation>
    </message>
    <message>
        <source>Two cards are laid, and Ada&apos;s pile is untouched.</source>
        <translation>Zwei Karten sind abgelegt, und Adas Stapel ist unberührt.</translation>
    </message>
    <message>
        <source>Finish the turn, and watch what Ada does with her pile.</source>
        <translation>Beende den Zug und sieh dir an, was Ada mit ihrem Stapel macht.</translation>
    </message>
    <message>
        <source>30 on 40: a backwards trick that nobody else could have known about.</source>
        <translation>30 auf 40: ein Rückwärts-Trick, von dem sonst niemand wissen konnte.</translation>
    </message>
    <message>
        <source>Two cards are enough here. Finish the turn.</source>
        <translation>Zwei Karten genügen hier. Beende den Zug.</translation>
    </message>
    <message>
        <source>The draw pile is empty, and only four cards are left. From now on, one card a turn is enough. Begin with the backwards trick.</source>
        <translation>Der Zugstapel ist leer, und nur vier Karten sind übrig. Ab jetzt genügt eine Karte pro Zug. Beginne mit dem Rückwärts-Trick.</translation>
    </message>
    <message>
        <source>That leaves plenty of room.</source>
        <translation>Das schafft reichlich Platz.</translation>
    </message>
    <message>
        <source>That fits too. But the backwards trick makes more room.</source>
        <translation>Das passt auch. Aber der Rückwärts-Trick schafft mehr Platz.</translation>
    </message>
    <message>
        <source>One card was enough. Finish the turn.</source>
        <translation>Eine Karte hat genügt. Beende den Zug.</translation>
    </message>
    <message>
        <source>There is nothing left to draw.</source>
        <translation>Es gibt nichts mehr nachzuziehen.</translation>
    </message>
    <message>
        <source>Three cards are left, and the turn may have as many as you like. Lay one.</source>
        <translation>Drei Karten sind übrig, und du darfst alle in einem Zug ablegen. Lege eine.</translation>
    </message>
    <message>
        <source>Two more.</source>
        <translation>Noch zwei.</translation>
    </message>
    <message>
        <source>Lay another one.</source>
        <translation>Lege noch eine.</translation>
    </message>
    <message>
        <source>One more.</source>
        <translation>Noch eine.</translation>
    </message>
    <message>
        <source>The last card of all: lay it.</source>
        <translation>Die allerletzte Karte: Lege sie ab.</translation>
    </message>
    <message>
        <source>First 34, then 24: the other way round it wouldn&apos;t have worked.</source>
        <translation>Erst 34, dann 24: Umgekehrt wäre es nicht gegangen.</translation>
    </message>
    <message>
        <source>Ten back: everything from 48 to 56 fits on this pile again.</source>
        <translation>Zehn zurück: Alles von 48 bis 56 passt wieder auf diesen Stapel.</translation>
    </message>
    <message>
        <source>That fits too. But the 47 takes the pile with the 57 back by ten.</source>
        <translation>Das passt auch. Aber die 47 bringt den Stapel mit der 57 um zehn zurück.</translation>
    </message>
    <message>
        <source>51 on 41: this pile has gone back by ten, too.</source>
        <translation>51 auf 41: Auch dieser Stapel ist um zehn zurückgegangen.</translation>
    </message>
    <message>
        <source>That fits too, but there is a smaller step elsewhere.</source>
        <translation>Das passt auch, aber anderswo gibt es einen kleineren Schritt.</translation>
    </message>
    <message>
        <source>Say only that: “Keep off” at the fourth pile, where the 60 lies.</source>
        <translation>Sag nur das: „Bitte freihalten“ beim vierten Stapel, auf dem die 60 liegt.</translation>
    </message>
    <message>
        <source>A turn has at least two cards. Done: at the bottom left both places are filled. Click “Finish turn”.</source>
        <translation>Ein Zug hat mindestens zwei Karten. Das ist erfüllt: Unten links sind beide Plätze voll. Klicke auf „Zug beenden“.</translation>
    </message>
    <message>
        <source>Things are getting tight. Whoever can&apos;t lay two cards in a turn loses. Only one of your cards fits anywhere, but it makes room for another. Which?</source>
        <translation>Es wird eng. Wer in seinem Zug keine zwei Karten ablegen kann, verliert das Spiel. Nur eine deiner Karten passt irgendwo, aber sie macht Platz für eine zweite. Welche?</translation>
    </message>
    <message>
        <source>If somebody can&apos;t lay enough cards, the game says so at once.</source>
        <translation>Wenn jemand nicht mehr genug ablegen kann, sagt das Spiel es sofort.</translation>
    </message>
    <message>
        <source>It is Ada&apos;s turn. In your next one, your 70 could do a backwards trick on the 60. Ask her: click “Signals”, then “Keep off” at the fourth pile.</source>
        <translation>Ada ist am Zug. Danach kannst du mit deiner 70 einen Rückwärts-Trick auf der 60 machen. Bitte sie darum: Klicke auf „Signale“, dann beim vierten Stapel auf „bitte freihalten“.</translation>
    </message>
    <message>
        <source>Ada has laid elsewhere: the 60 is still there.</source>
        <translation>Ada hat anderswo abgelegt: Die 60 liegt noch da.</translation>
    </message>
    <message>
        <source>Now play your trick: lay the 70 on the 60.</source>
        <translation>Jetzt dein Trick: Lege die 70 auf die 60.</translation>
    </message>
    <message>
        <source>Ten back, because Ada knew that she should wait.</source>
        <translation>Zehn zurück, weil Ada Bescheid wusste.</translation>
    </message>
    <message>
        <source>That fits too. But Ada has kept off for your trick: lay the 70 there.</source>
        <translation>Das passt auch. Aber Ada hat den Stapel für deinen Trick freigehalten: Lege die 70 dorthin.</translation>
    </message>
    <message>
        <source>One more card. Now Ada signals “Keep off” at the second pile: make a small step elsewhere.</source>
        <translation>Noch eine Karte. Jetzt meldet Ada am zweiten Stapel „bitte freihalten“: Mach anderswo einen kleinen Schritt.</translation>
    </message>
    <message>
        <source>A small step, and Ada&apos;s pile is untouched.</source>
        <translation>Ein kleiner Schritt, und Adas Stapel ist unberührt.</translation>
    </message>
    <message>
        <source>Finish the turn, and see what Ada has in mind.</source>
        <translation>Beende den Zug und sieh dir an, was Ada vorhat.</translation>
    </message>
    <message>
        <source>12 on 22: that&apos;s her trick. And neither of you has said a number.</source>
        <translation>12 auf 22: Das ist ihr Trick. Und keine Zahl wurde verraten.</translation>
    </message>
    <message>
        <source>You could lay more. But one card is enough now: finish the turn.</source>
        <translation>Du könntest weitermachen. Aber jetzt genügt eine Karte: Beende den Zug.</translation>
    </message>
</context>
<context>
    <name>OriginalRules</name>
    <message>
        <source>What it is about</source>
        <translation>Worum es geht</translation>
    </message>
    <message>
        <source>Cards and piles</source>
        <translation>Karten und Stapel</translation>
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
        <source>Your turn</source>
        <translation>Dein Spielzug</translation>
    </message>
    <message>
        <source>Laying up and down</source>
        <translation>Aufwärts und abwärts ablegen</translation>
    </message>
    <message>
        <source>The backwards trick</source>
        <translation>Der Rückwärts-Trick</translation>
    </message>
    <message>
        <source>Backwards on an ascending pile (left) and on a descending one.</source>
        <translation>Rückwärts auf einem aufsteigenden Stapel (links) und auf einem absteigenden.</translation>
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
        <source>Won or lost</source>
        <translation>Gewonnen oder verloren</translation>
    </message>
    <message>
        <source>Talking</source>
        <translation>Miteinander reden</translation>
    </message>
    <message>
        <source>You are all one team, and your opponent is the game itself. Together you lay number cards on four piles: as many as you can, and if all goes well all 98. One to five people can play, from 8 years on, for about 20 minutes.</source>
        <translation>Ihr seid alle ein Team, und euer Gegner ist das Spiel selbst. Zusammen legt ihr Zahlenkarten auf vier Stapel: so viele ihr könnt, und wenn alles klappt, alle 98. Es spielen ein bis fünf Personen ab 8 Jahren, etwa 20 Minuten lang.</translation>
    </message>
    <message>
        <source>One pile goes up and has reached 13, one goes down and is at 88.</source>
        <translation>Ein Stapel geht aufwärts und ist bei 13, einer geht abwärts und ist bei 88.</translation>
    </message>
    <message>
        <source>Where a rulebook leaves something open, this game had to decide it. Such places are marked like this one.</source>
        <translation>Wo eine Spielregel etwas offenlässt, mussten wir uns entscheiden. Solche Stellen sind so gekennzeichnet wie diese.</translation>
    </message>
    <message>
        <source>The 98 number cards go from 2 to 99, each number once. Four row cards begin the piles. From left to right: two ascending piles that start at 1, two descending piles that start at 100.</source>
        <translation>Die 98 Zahlenkarten gehen von 2 bis 99, jede Zahl gibt es einmal. Mit vier Reihenkarten beginnen die Stapel. Von links nach rechts: zwei aufsteigende Stapel, die bei 1 anfangen, und zwei absteigende, die bei 100 anfangen.</translation>
    </message>
    <message>
        <source>Number cards lie on top of each other beside their row card. Only the top card of a pile shows, and only that one counts.</source>
        <translation>Die Zahlenkarten liegen neben ihrer Reihenkarte aufeinander. Von jedem Stapel ist nur die oberste Karte zu sehen, und nur sie zählt.</translation>
    </message>
    <message>
        <source>You may look through a pile at any time: a click on it shows all its cards.</source>
        <translation>Du darfst einen Stapel jederzeit durchsehen: Ein Klick darauf zeigt alle seine Karten.</translation>
    </message>
    <message>
        <source>The number cards are shuffled, and everyone gets a hand. The more of you play, the smaller it is:</source>
        <translation>Die Zahlenkarten werden gemischt, und alle bekommen Handkarten. Je mehr ihr seid, desto weniger sind es:</translation>
    </message>
    <message>
        <source>The other cards are the draw pile, face down. First everyone looks at their own hand. Then the team agrees who begins, and from there it goes round clockwise.</source>
        <translation>Die übrigen Karten sind der Zugstapel; er liegt verdeckt. Erst sehen sich alle ihre eigenen Handkarten an. Dann einigt sich das Team, wer beginnt, und von da an geht es reihum im Uhrzeigersinn.</translation>
    </message>
    <message>
        <source>Two players: seven cards in hand, and the draw pile.</source>
        <translation>Zu zweit: sieben Handkarten und der Zugstapel.</translation>
    </message>
    <message>
        <source>The cards are dealt one by one, round after round, from the first seat on. A deal code deals the very same cards again.</source>
        <translation>Die Karten werden einzeln ausgeteilt, Runde für Runde, vom ersten Platz an. Ein Spielcode verteilt genau dieselben Karten noch einmal.</translation>
    </message>
    <message>
        <source>A turn of two cards, on two different piles.</source>
        <translation>Ein Zug mit zwei Karten auf zwei verschiedene Stapel.</translation>
    </message>
    <message>
        <source>Then finish your turn: you draw as many cards as you have laid, so your hand is full again. Now it is the next player&apos;s turn.</source>
        <translation>Dann beendest du den Zug: Du ziehst so viele Karten nach, wie du abgelegt hast, und deine Hand ist wieder voll. Jetzt ist die oder der Nächste am Zug.</translation>
    </message>
    <message>
        <source>Nothing is drawn within a turn, only at its end. So the minimum stays the same from the first card of a turn to its last.</source>
        <translation>Mitten im Zug wird nicht nachgezogen, erst am Ende. Die Mindestanzahl bleibt also von der ersten bis zur letzten Karte eines Zuges gleich.</translation>
    </message>
    <message>
        <source>On an ascending pile each card must be higher than the one below it, on a descending pile lower. The step may be as large as you like. Small steps are better, though: every number that you skip is lost for this pile.</source>
        <translation>Auf einem aufsteigenden Stapel muss jede Karte höher sein als die darunter, auf einem absteigenden niedriger. Der Schritt darf so groß sein, wie du willst. Kleine Schritte sind aber besser: Jede übersprungene Zahl ist für diesen Stapel verloren.</translation>
    </message>
    <message>
        <source>Up on an ascending pile: 5, then 14, then 15.</source>
        <translation>Aufwärts auf einem aufsteigenden Stapel: 5, dann 14, dann 15.</translation>
    </message>
    <message>
        <source>Down on a descending pile: 96, then 91, then 79.</source>
        <translation>Abwärts auf einem absteigenden Stapel: 96, dann 91, dann 79.</translation>
    </message>
    <message>
        <source>Neither fits: 49 is not higher than 52, and 36 is not lower than 30.</source>
        <translation>Beide passen nicht: 49 ist nicht höher als 52, und 36 ist nicht niedriger als 30.</translation>
    </message>
    <message>
        <source>There is one way back: a card that is exactly 10 lower than the top of an ascending pile, or exactly 10 higher than the top of a descending one. That wins back room. You may do it as often as you like in your turn, on any pile, before and after other cards.</source>
        <translation>Einen Weg zurück gibt es: mit einer Karte, die genau um 10 niedriger ist als die oberste eines aufsteigenden Stapels, oder genau um 10 höher als die oberste eines absteigenden. Das schafft wieder Platz. Du darfst den Trick in deinem Zug so oft anwenden, wie du willst, auf jedem Stapel, vor und nach anderen Karten.</translation>
    </message>
    <message>
        <source>Nine back is not ten back: 49 doesn&apos;t fit on this ascending pile.</source>
        <translation>Neun zurück ist nicht zehn zurück: Die 49 passt nicht auf diesen aufsteigenden Stapel.</translation>
    </message>
    <message>
        <source>If the draw pile runs out, you draw what is left of it. From then on you play without drawing, and one card a turn is enough; more are allowed. Whoever has no cards left is passed over, and the others play on.</source>
        <translation>Geht der Zugstapel zu Ende, ziehst du nach, was noch da ist. Von da an wird nicht mehr nachgezogen, und eine Karte pro Zug genügt; mehr sind erlaubt. Wer keine Karten mehr hat, wird übersprungen, und die anderen spielen weiter.</translation>
    </message>
    <message>
        <source>Nothing left to draw: now one card a turn will do.</source>
        <translation>Nichts mehr nachzuziehen: Jetzt genügt eine Karte pro Zug.</translation>
    </message>
    <message>
        <source>As soon as all 98 cards are laid, you have beaten the game. It is lost at once if the player on turn can&apos;t lay the minimum: two cards, or one if the draw pile is empty.</source>
        <translation>Sobald alle 98 Karten abgelegt sind, habt ihr das Spiel besiegt. Kann jemand am Zug die Mindestanzahl nicht ablegen, ist es sofort verloren: zwei Karten, oder eine bei leerem Zugstapel.</translation>
    </message>
    <message>
        <source>After a lost game you count the cards left: those in all hands and those in the draw pile. Fewer than ten is an excellent result.</source>
        <translation>Nach einem verlorenen Spiel zählt ihr die Restkarten: alle Handkarten und was im Zugstapel liegt. Weniger als zehn sind ein super Ergebnis.</translation>
    </message>
    <message>
        <source>Lost means: there is no way left to finish the turn, in whatever order the cards are laid. The program tries them all, even before the first card of a turn. Who could lay one card but never a second one has lost at once, and that card counts as left too.</source>
        <translation>Verloren heißt: Der Zug lässt sich nicht mehr zu Ende bringen, egal in welcher Reihenfolge. Das Programm probiert alle durch, auch schon vor der ersten Karte eines Zuges. Wer eine Karte ablegen könnte, aber nie eine zweite, hat sofort verloren, und auch diese Karte zählt als Restkarte.</translation>
    </message>
    <message>
        <source>The order matters: 34 on 33 and then back to 24 are two cards. With 24 first it would be none, as 24 doesn&apos;t fit on 33.</source>
        <translation>Auf die Reihenfolge kommt es an: erst die 34 auf die 33 und dann zurück zur 24, das sind zwei Karten. Mit der 24 zuerst wäre es keine, denn sie passt nicht auf die 33.</translation>
    </message>
    <message>
        <source>Plan your turns together and talk about everything, but not about numbers: nobody asks for one, nobody tells one of their own, and nobody says anything that gives one away. “Please leave this pile to me” is fine, and so is “only a small step here”.</source>
        <translation>Plant eure Züge gemeinsam und redet über alles, nur nicht über Zahlen: Niemand fragt nach einer, niemand verrät eine eigene, und niemand sagt etwas, woraus eine folgt. „Überlasst mir diesen Stapel“ ist erlaubt, „hier nur ein kleiner Schritt“ auch.</translation>
    </message>
    <message>
        <source>Around one laptop you simply talk. The signals of this game are for computer players, and to remind you at the table. For each pile there are these three, and no others:</source>
        <translation>Gemeinsam an einem Laptop redet ihr einfach. Die Signale im Programm sind für Computerspieler da und als Erinnerung auf dem Tisch. Zu jedem Stapel gibt es diese drei und keine anderen:</translation>
    </message>
    <message>
        <source>Keep off: I have something very good here. Small step only: I have something good here. Go ahead: there is nothing here for me.</source>
        <translation>Bitte freihalten: Hier habe ich etwas sehr Gutes. Nur ein kleiner Schritt: Hier habe ich etwas Gutes. Freie Bahn: Hier habe ich nichts.</translation>
    </message>
    <message>
        <source>Computer players know only what somebody on their seat may know. They give a signal only if at least three numbers that aren&apos;t laid yet could be the reason, so nobody can work out a card from it.</source>
        <translation>Computerspieler wissen nur, was jemand auf ihrem Platz wissen darf. Ein Signal geben sie nur, wenn mindestens drei noch nicht abgelegte Zahlen der Grund sein könnten; so lässt sich daraus keine Karte erraten.</translation>
    </message>
    <message>
        <source>In your turn, lay at least two cards, one after another. This minimum has to be met; more cards are up to you, even your whole hand. For each card you choose freely where it goes: all on one pile, or here and there.</source>
        <translation>Lege mindestens zwei deiner Handkarten ab, eine nach der anderen. Diese Mindestanzahl muss sein; weitere Karten sind freiwillig, sogar alle darfst du ablegen. Bei jeder Karte suchst du dir den Stapel aus: alle auf denselben oder mal hierhin, mal dorthin.</translation>
    </message>
    <message>
        <source>Everyone signals for themselves, one thing for each pile, also while others are on turn; without a card in hand there is nothing to signal. What you say ends when you lay a card; what is said about a pile ends when a card is laid on it. “I can do a backwards trick here” is not among the signals: it would give a number away.</source>
        <translation>Alle geben nur eigene Signale, zu jedem Stapel höchstens eines, auch wenn andere am Zug sind; ohne Handkarten gibt es nichts zu signalisieren. Deine Signale enden, wenn du eine Karte ablegst; Signale zu einem Stapel enden, wenn dort eine Karte abgelegt wird. „Hier kann ich einen Rückwärts-Trick“ gehört nicht dazu: Das würde eine Zahl verraten.</translation>
    </message>
</context>
<context>
    <name>OutOfTurnWords</name>
    <message>
        <source>{player} looks</source>
        <translation>{player} schaut</translation>
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
        <source>Remember your hand, then cover it ({key}) and agree who begins.</source>
        <translation>Merk dir deine Hand und verdecke sie ({key}). Dann einigt euch, wer beginnt.</translation>
    </message>
    <message>
        <source>Remember your hand, then pass the laptop to {player} ({key}).</source>
        <translation>Merk dir deine Hand und gib den Laptop an {player} weiter ({key}).</translation>
    </message>
    <message>
        <source>Cover your hand when you have seen enough ({key}).</source>
        <translation>Verdecke deine Hand, wenn du genug gesehen hast ({key}).</translation>
    </message>
    <message>
        <source>Pass the laptop back when you have seen enough ({key}).</source>
        <translation>Gib den Laptop zurück, wenn du genug gesehen hast ({key}).</translation>
    </message>
    <message>
        <source>New cards: have a good look, then cover your hand ({key}). Silence holds!</source>
        <translation>Neue Karten: Schau sie dir gut an und verdecke dann deine Hand ({key}). Es gilt Schweigen!</translation>
    </message>
    <message>
        <source>New cards: have a good look, then pass the laptop to {player} ({key}). Silence holds!</source>
        <translation>Neue Karten: Schau sie dir gut an und gib dann den Laptop an {player} weiter ({key}). Es gilt Schweigen!</translation>
    </message>
    <message>
        <source>New cards: talk about them now if you like, then cover your hand ({key}).</source>
        <translation>Neue Karten: Sprecht jetzt darüber, wenn ihr mögt. Dann verdecke deine Hand ({key}).</translation>
    </message>
    <message>
        <source>New cards: talk about them now if you like, then pass the laptop to {player} ({key}).</source>
        <translation>Neue Karten: Sprecht jetzt darüber, wenn ihr mögt. Dann gib den Laptop an {player} weiter ({key}).</translation>
    </message>
</context>
<context>
    <name>PathText</name>
    <message>
        <source>Where it is: can be selected and copied</source>
        <translation>Wo das ist: lässt sich markieren und kopieren</translation>
    </message>
    <message>
        <source>The file or folder that this is about. Its path can be selected and copied.</source>
        <translation>Die Datei oder der Ordner, um den es geht. Der Pfad lässt sich markieren und kopieren.</translation>
    </message>
</context>
<context>
    <name>PileButton</name>
    <message>
        <source>Click to see all its cards</source>
        <translation>Ein Klick zeigt alle seine Karten</translation>
    </message>
    <message>
        <source>{player}: {signal}</source>
        <translation>{player}: {signal}</translation>
    </message>
    <message>
        <source>A pile that goes up: each card must be higher than the one on top. Only the backwards trick leads down again.</source>
        <translation>Ein aufsteigender Stapel: Jede Karte muss höher sein als die oberste. Nur der Rückwärts-Trick führt wieder hinunter.</translation>
    </message>
    <message>
        <source>A pile that goes down: each card must be lower than the one on top. Only the backwards trick leads up again.</source>
        <translation>Ein absteigender Stapel: Jede Karte muss niedriger sein als die oberste. Nur der Rückwärts-Trick führt wieder hinauf.</translation>
    </message>
    <message>
        <source>A click shows all its cards. The badges on it are what players say about it.</source>
        <translation>Ein Klick zeigt alle seine Karten. Die Zeichen darauf sind Signale zu diesem Stapel.</translation>
    </message>
    <message>
        <source>F1: its rule.</source>
        <translation>F1: die Regel dazu.</translation>
    </message>
</context>
<context>
    <name>PileFan</name>
    <message>
        <source>A pile, fanned out: its row card, then every card that was laid on it, one after another. The last one is on top. An arrow marks a backwards trick. A click or Esc folds it up again.</source>
        <translation>Ein aufgefächerter Stapel: seine Reihenkarte, dann jede Karte, die darauf abgelegt wurde, eine nach der anderen. Die letzte liegt oben. Ein Pfeil zeigt einen Rückwärts-Trick an. Ein Klick oder Esc schiebt ihn wieder zusammen.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s), first to last</source>
        <translation>
            <numerusform>%n Karte</numerusform>
            <numerusform>%n Karten, von der ersten bis zur letzten</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing laid yet. Any card fits.</source>
        <translation>Noch nichts abgelegt. Jede Karte passt.</translation>
    </message>
    <message>
        <source>Nothing laid yet. It starts at {number}: any higher card fits.</source>
        <translation>Noch nichts abgelegt. Er beginnt bei {number}: Jede höhere Karte passt.</translation>
    </message>
    <message>
        <source>Nothing laid yet. It starts at {number}: any lower card fits.</source>
        <translation>Noch nichts abgelegt. Er beginnt bei {number}: Jede niedrigere Karte passt.</translation>
    </message>
    <message>
        <source>{card}, backwards trick ({step})</source>
        <translation>{card}, Rückwärts-Trick ({step})</translation>
    </message>
    <message>
        <source>Click to fold the pile up (Esc)</source>
        <translation>Klick schiebt den Stapel zusammen (Esc)</translation>
    </message>
</context>
<context>
    <name>PlayersPanel</name>
    <message>
        <source>Player by player</source>
        <translation>Spieler für Spieler</translation>
    </message>
</context>
<context>
    <name>PracticeBar</name>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>To the end of the practice (Enter)</source>
        <translation>Zum Ende der Übung (Eingabe)</translation>
    </message>
    <message>
        <source>On to the next turn to be tried (Enter)</source>
        <translation>Weiter zum nächsten Zug (Eingabe)</translation>
    </message>
    <message>
        <source>Goes on: to the next turn that is worth another try, or to the end.</source>
        <translation>Geht weiter: zum nächsten Zug, der einen zweiten Versuch wert ist, oder zum Ende.</translation>
    </message>
    <message>
        <source>Once more</source>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>Try the same turn once more</source>
        <translation>Denselben Zug noch einmal versuchen</translation>
    </message>
    <message>
        <source>Sets up the table again as it was when this turn began.</source>
        <translation>Baut den Tisch wieder so auf, wie er zu Beginn dieses Zuges war.</translation>
    </message>
    <message>
        <source>Show the way</source>
        <translation>Weg zeigen</translation>
    </message>
    <message>
        <source>See what the coach would play, step by step</source>
        <translation>Schritt für Schritt sehen, was der Coach spielen würde</translation>
    </message>
    <message>
        <source>Explains the turn at the table. After that, it doesn&apos;t count as found any more.</source>
        <translation>Erklärt den Zug am Tisch. Danach zählt er nicht mehr als gefunden.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Leave the practice (Esc)</source>
        <translation>Die Übung verlassen (Esc)</translation>
    </message>
    <message>
        <source>Leads back to where you came from. Nothing of this practice is kept.</source>
        <translation>Führt dorthin zurück, wo du herkommst. Von dieser Übung wird nichts aufgehoben.</translation>
    </message>
    <message>
        <source>Tells what to try at the table below, and what comes of what you have tried.</source>
        <translation>Sagt, was am Tisch darunter zu versuchen ist und was aus deinem Versuch wird.</translation>
    </message>
</context>
<context>
    <name>PracticePage</name>
    <message>
        <source>Well practised!</source>
        <translation>Gut geübt!</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>Übung</translation>
    </message>
    <message>
        <source>{nth} of {turns}</source>
        <translation>{nth} von {turns}</translation>
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
        <translation>Der neueste Stand dieser Partie ließ sich nicht auf den Datenträger schreiben und ginge verloren. „Speichern unter …“ im Menü kann die Partie an einem anderen Ort sichern.</translation>
    </message>
    <message>
        <source>With a tick here, this is done from now on without a question. The settings can switch it on again.</source>
        <translation>Mit einem Haken geschieht das künftig ohne Frage. In den Einstellungen lässt sie sich wieder einschalten.</translation>
    </message>
    <message numerus="yes">
        <source>Delete %n finished game(s)?</source>
        <translation>
            <numerusform>%n beendete Partie löschen?</numerusform>
            <numerusform>%n beendete Partien löschen?</numerusform>
        </translation>
    </message>
    <message>
        <source>What is deleted vanishes from the history and the statistics for good. Exported before, it could be imported again.</source>
        <translation>Was gelöscht ist, verschwindet endgültig aus Archiv und Statistik. Wer es vorher exportiert, kann es wieder importieren.</translation>
    </message>
</context>
<context>
    <name>QuestionSettings</name>
    <message>
        <source>Warnings and questions</source>
        <translation>Warnungen und Fragen</translation>
    </message>
    <message>
        <source>&amp;Warn before a lay that loses</source>
        <translation>&amp;Warnen, wenn das Spiel mit einer Karte verloren wäre</translation>
    </message>
    <message>
        <source>Says so if no way would be left to finish the turn.</source>
        <translation>Sagt Bescheid, wenn danach kein Weg bliebe, den Zug zu beenden.</translation>
    </message>
    <message>
        <source>The program looks ahead at every card you lay, and asks once more if the game would be lost with it. Switch it off to have nobody look over your shoulder.</source>
        <translation>Das Programm schaut bei jeder Karte voraus und fragt nach, wenn das Spiel damit verloren wäre. Schalte es aus, wenn dir niemand über die Schulter schauen soll.</translation>
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
        <source>A Stop card ends the turn with no way to take it back; this asks before it is laid. Only Extreme has it.</source>
        <translation>Eine Stop-Karte beendet den Zug, ohne dass sich etwas zurücknehmen lässt; hiermit wird vorher gefragt. Es gibt sie nur in Extreme.</translation>
    </message>
    <message>
        <source>&amp;Ask before ending a game</source>
        <translation>Vor dem Ende einer Partie &amp;fragen</translation>
    </message>
    <message>
        <source>When giving up or restarting the deal.</source>
        <translation>Beim Aufgeben und beim Neubeginn der Partie.</translation>
    </message>
    <message>
        <source>Asks before a game is given up or dealt again. Nothing is asked when you quit or begin another game: this one is kept.</source>
        <translation>Fragt, bevor eine Partie aufgegeben oder neu begonnen wird. Beim Schließen oder bei einer neuen Partie wird nichts gefragt: Die laufende bleibt erhalten.</translation>
    </message>
</context>
<context>
    <name>QuickLessonWords</name>
    <message>
        <source>Two piles</source>
        <translation>Zwei Stapel</translation>
    </message>
    <message>
        <source>The same colour</source>
        <translation>Dieselbe Farbe</translation>
    </message>
    <message>
        <source>The end of the game</source>
        <translation>Das Ende des Spiels</translation>
    </message>
    <message>
        <source>Quick &amp; Easy has 50 cards, 1 to 10 in five colours, and two piles. The right one goes up; on an empty pile any card fits. Lay the yellow 2 there.</source>
        <translation>Quick &amp; Easy hat 50 Karten, 1 bis 10 in fünf Farben, und zwei Stapel. Der rechte steigt auf; auf einen leeren Stapel passt jede Karte. Lege die gelbe 2 dorthin.</translation>
    </message>
    <message>
        <source>From now on higher cards fit on it.</source>
        <translation>Ab jetzt passen höhere Karten darauf.</translation>
    </message>
    <message>
        <source>The left pile goes down: the right place for a high card. Lay the 9.</source>
        <translation>Der linke Stapel steigt ab: der richtige Platz für eine hohe Karte. Lege die 9.</translation>
    </message>
    <message>
        <source>Lower cards fit on it now.</source>
        <translation>Jetzt passen niedrigere Karten darauf.</translation>
    </message>
    <message>
        <source>Ada has played too, and it is your turn again.</source>
        <translation>Ada hat auch gespielt, und du bist wieder am Zug.</translation>
    </message>
    <message>
        <source>The backwards trick: a card of the same colour always fits, whatever its number. Lay the red 3 on the red 7.</source>
        <translation>Der Rückwärts-Trick: Eine Karte derselben Farbe passt immer, welche Zahl sie auch hat. Lege die rote 3 auf die rote 7.</translation>
    </message>
    <message>
        <source>The pile has gone back from 7 to 3.</source>
        <translation>Der Stapel ist von 7 auf 3 zurückgegangen.</translation>
    </message>
    <message>
        <source>On the green 4 the blue 4 doesn&apos;t fit: the same number in another colour never does. But there is a place for it now. Lay it.</source>
        <translation>Auf die grüne 4 passt die blaue 4 nicht: Dieselbe Zahl in anderer Farbe passt nie. Aber jetzt gibt es einen Platz für sie. Lege sie ab.</translation>
    </message>
    <message>
        <source>4 on 3, as small as a step can be.</source>
        <translation>4 auf 3, kleiner kann ein Schritt nicht sein.</translation>
    </message>
    <message>
        <source>Both cards are laid. Finish the turn.</source>
        <translation>Beide Karten sind abgelegt. Beende den Zug.</translation>
    </message>
    <message>
        <source>All 50 cards are laid: you have beaten the game together! It would be lost if somebody couldn&apos;t lay a single card at the start of a turn. F1 has all the rules.</source>
        <translation>Alle 50 Karten liegen: Ihr habt das Spiel gemeinsam besiegt! Verloren wäre es, wenn jemand zu Beginn seines Zuges keine einzige Karte ablegen könnte. Alle Regeln zeigt F1.</translation>
    </message>
    <message>
        <source>First the yellow 2, please, on the pile that goes up: it leaves more room.</source>
        <translation>Zuerst bitte die gelbe 2, auf den aufsteigenden Stapel: Das lässt mehr Platz.</translation>
    </message>
    <message>
        <source>A high card had better go on the pile that goes down: lay the 9 there.</source>
        <translation>Eine hohe Karte gehört besser auf den absteigenden Stapel: Lege die 9 dorthin.</translation>
    </message>
    <message>
        <source>That fits too. But on the red 7 it takes the pile back by four.</source>
        <translation>Das passt auch. Aber auf der roten 7 bringt sie den Stapel um vier zurück.</translation>
    </message>
    <message>
        <source>A turn has one or two cards. Finish it: you draw up to two cards again, and then it is Ada&apos;s turn.</source>
        <translation>Ein Zug hat eine oder zwei Karten. Beende ihn: Du ziehst wieder auf zwei Karten nach, dann ist Ada am Zug.</translation>
    </message>
    <message>
        <source>You may tell each other colours, and whether a card is low or high.</source>
        <translation>Ihr dürft euch Farben verraten und ob eine Karte niedrig oder hoch ist.</translation>
    </message>
    <message>
        <source>The draw pile is empty. Your blue 5 fits nowhere, but Ada signals that she has a low blue card. So lay your other card first.</source>
        <translation>Der Zugstapel ist leer. Deine blaue 5 passt nirgends, aber Ada meldet, dass sie eine niedrige blaue Karte hat. Lege also erst deine andere Karte ab.</translation>
    </message>
    <message>
        <source>One card is enough for a turn.</source>
        <translation>Eine Karte genügt für einen Zug.</translation>
    </message>
    <message>
        <source>Finish the turn, and wait for Ada&apos;s blue card.</source>
        <translation>Beende den Zug und warte auf Adas blaue Karte.</translation>
    </message>
    <message>
        <source>There it is: the blue 1.</source>
        <translation>Da ist sie: die blaue 1.</translation>
    </message>
    <message>
        <source>The last card of all: lay the blue 5 on its colour.</source>
        <translation>Die allerletzte Karte: Lege die blaue 5 auf ihre Farbe.</translation>
    </message>
</context>
<context>
    <name>QuickRules</name>
    <message>
        <source>What it is about</source>
        <translation>Worum es geht</translation>
    </message>
    <message>
        <source>The descending and the ascending pile, still empty.</source>
        <translation>Der absteigende und der aufsteigende Stapel, noch leer.</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Dein Spielzug</translation>
    </message>
    <message>
        <source>Laying up and down</source>
        <translation>Aufwärts und abwärts ablegen</translation>
    </message>
    <message>
        <source>The backwards trick</source>
        <translation>Der Rückwärts-Trick</translation>
    </message>
    <message>
        <source>Won or lost</source>
        <translation>Gewonnen oder verloren</translation>
    </message>
    <message>
        <source>Talking</source>
        <translation>Miteinander reden</translation>
    </message>
    <message>
        <source>A five never goes on a five of another colour.</source>
        <translation>Eine Fünf geht nie auf eine Fünf in einer anderen Farbe.</translation>
    </message>
    <message>
        <source>The small sister of the Original: again you are one team, and try to lay all 50 cards on two piles. Two to five people can play, from 8 years on, for about 10 minutes.</source>
        <translation>Die kleine Schwester des Originals: Wieder seid ihr ein Team und wollt alle 50 Karten ablegen, diesmal auf zwei Stapel. Es spielen zwei bis fünf Personen ab 8 Jahren, etwa 10 Minuten lang.</translation>
    </message>
    <message>
        <source>One pile goes down and is at 6, one goes up and has reached 3.</source>
        <translation>Ein Stapel geht abwärts und ist bei 6, einer geht aufwärts und ist bei 3.</translation>
    </message>
    <message>
        <source>There is no English rulebook of this edition at hand, so its English words are ours.</source>
        <translation>Eine englische Spielregel dieser Ausgabe liegt uns nicht vor; die englischen Begriffe stammen von uns.</translation>
    </message>
    <message>
        <source>Cards and piles</source>
        <translation>Karten und Stapel</translation>
    </message>
    <message>
        <source>The 50 number cards go from 1 to 10 in five colours. Two row cards begin the piles: the left pile descends, the right one ascends.</source>
        <translation>Die 50 Zahlenkarten gehen von 1 bis 10 in fünf Farben. Mit zwei Reihenkarten beginnen die Stapel: Der linke ist absteigend, der rechte aufsteigend.</translation>
    </message>
    <message>
        <source>Any card may begin an empty pile. And the rulebook names only four of the five colours; that the fifth is purple is ours.</source>
        <translation>Einen leeren Stapel darf jede Karte beginnen. Und die Spielregel nennt nur vier der fünf Farben; dass die fünfte Lila ist, stammt von uns.</translation>
    </message>
    <message>
        <source>Before you begin</source>
        <translation>Bevor es losgeht</translation>
    </message>
    <message>
        <source>Two cards in hand, and the draw pile.</source>
        <translation>Zwei Handkarten und der Zugstapel.</translation>
    </message>
    <message>
        <source>Lay one card or two, both on one pile or one on each. Then draw until you have two cards in hand again. That is all!</source>
        <translation>Lege eine Karte ab oder zwei, beide auf einen Stapel oder auf jeden eine. Dann ziehst du nach, bis du wieder zwei Handkarten hast. Mehr ist es nicht!</translation>
    </message>
    <message>
        <source>A turn of two cards, one on each pile.</source>
        <translation>Ein Zug mit zwei Karten, auf jeden Stapel eine.</translation>
    </message>
    <message>
        <source>On the ascending pile each card must be higher, on the descending pile lower. The step may be as large as you like. Colours don&apos;t matter here, except for the backwards trick. The same number in another colour is neither higher nor lower, so it doesn&apos;t fit.</source>
        <translation>Auf dem aufsteigenden Stapel muss jede Karte höher sein, auf dem absteigenden niedriger. Der Schritt darf so groß sein, wie du willst. Auf die Farbe kommt es nicht an, außer beim Rückwärts-Trick. Die gleiche Zahl in einer anderen Farbe ist weder höher noch niedriger und passt deshalb nicht.</translation>
    </message>
    <message>
        <source>Down on the descending pile: 9, then 6, then 5.</source>
        <translation>Abwärts auf dem absteigenden Stapel: 9, dann 6, dann 5.</translation>
    </message>
    <message>
        <source>If a card has the same colour as the top of the pile, its number doesn&apos;t matter: it may even go backwards, as far as you like.</source>
        <translation>Hat eine Karte die gleiche Farbe wie die oberste des Stapels, ist ihre Zahl egal: Sie darf sogar rückwärts gehen, so weit du willst.</translation>
    </message>
    <message>
        <source>Blue on blue (left) and red on red: both piles have room again.</source>
        <translation>Blau auf Blau (links) und Rot auf Rot: Beide Stapel haben wieder Platz.</translation>
    </message>
    <message>
        <source>When the draw pile is empty</source>
        <translation>Wenn der Zugstapel leer ist</translation>
    </message>
    <message>
        <source>Then you play on without drawing.</source>
        <translation>Dann spielt ihr weiter, ohne nachzuziehen.</translation>
    </message>
    <message>
        <source>Nothing left to draw, and one card in hand.</source>
        <translation>Nichts mehr nachzuziehen, und noch eine Handkarte.</translation>
    </message>
    <message>
        <source>Whoever has no cards left is passed over, and the others play on, as in the Original.</source>
        <translation>Wer keine Karten mehr hat, wird übersprungen, und die anderen spielen weiter, wie im Original.</translation>
    </message>
    <message>
        <source>When all 50 cards are laid, you have beaten the game. It is lost at once if the player on turn can&apos;t lay even one card. There is nothing in between, whether few cards are left or many.</source>
        <translation>Sind alle 50 Karten abgelegt, habt ihr das Spiel besiegt. Kann jemand am Zug nicht einmal eine Karte ablegen, ist es sofort verloren. Dazwischen gibt es nichts, ob nun wenige Karten übrig sind oder viele.</translation>
    </message>
    <message>
        <source>Lost with only this green 3 in hand: it fits on neither pile.</source>
        <translation>Verloren, wenn du nur diese grüne 3 hast: Sie passt auf keinen Stapel.</translation>
    </message>
    <message>
        <source>Talking is what makes you win: which colours you have, whether they are low, middle or high, and which pile you would like. Only the numbers stay secret, and whatever gives one away: “one more than the card there” would be too much.</source>
        <translation>Reden hilft euch gewinnen: welche Farben ihr habt, ob sie niedrig, mittel oder hoch sind und auf welchen Stapel ihr gern möchtet. Nur die Zahlen bleiben geheim und alles, woraus eine folgt: „Eins mehr als die Karte dort“ wäre schon zu viel.</translation>
    </message>
    <message>
        <source>Around one laptop you simply talk. The signals of this game are for computer players, and to remind you at the table: the colour of each card with its height, where low means 1 to 3, middle 4 to 7 and high 8 to 10; and the pile that is wanted. There are no others.</source>
        <translation>Gemeinsam an einem Laptop redet ihr einfach. Die Signale im Programm sind für Computerspieler da und als Erinnerung auf dem Tisch: die Farbe jeder Karte mit ihrer Höhe, wobei niedrig 1 bis 3 heißt, mittel 4 bis 7 und hoch 8 bis 10; und „Mein Wunsch“ für den Stapel, auf den ihr möchtet. Andere gibt es nicht.</translation>
    </message>
    <message>
        <source>A low red card, a middle yellow one, a high blue one; pile wanted.</source>
        <translation>Eine niedrige rote Karte, eine mittlere gelbe, eine hohe blaue; mein Wunsch.</translation>
    </message>
    <message>
        <source>Exactly one card a turn, never two, from a hand of two cards. And no word about heights any more: you may only say which colours you hold, which pile you would like, and on which one you can do a backwards trick.</source>
        <translation>Genau eine Karte pro Zug, nie zwei, bei zwei Handkarten. Und kein Wort mehr über Höhen: Ihr dürft nur noch sagen, welche Farben ihr habt, auf welchen Stapel ihr gern möchtet und wo euch ein Rückwärts-Trick möglich ist.</translation>
    </message>
    <message>
        <source>“Trick possible” is a signal here though not in the Original: it gives away a colour, not a number.</source>
        <translation>„Trick möglich“ ist hier ein Signal, im Original nicht: Es verrät eine Farbe und keine Zahl.</translation>
    </message>
    <message>
        <source>The number cards are shuffled, and everyone gets two of them. The others are the draw pile, face down. You agree who begins, and from there it goes round clockwise.</source>
        <translation>Die Zahlenkarten werden gemischt, und alle bekommen zwei davon als Handkarten. Die übrigen sind der Zugstapel; er liegt verdeckt. Ihr einigt euch, wer beginnt, und von da an geht es reihum im Uhrzeigersinn.</translation>
    </message>
    <message>
        <source>As in the Original, everyone looks at their own hand before that.</source>
        <translation>Wie im Original sehen sich alle ihre Handkarten an, bevor ihr euch einigt.</translation>
    </message>
    <message>
        <source>I hold one: green, and purple. Wanted: the right pile. Trick possible: on the left one.</source>
        <translation>Habe ich: Grün und Lila. Mein Wunsch: der rechte Stapel. Trick möglich: auf dem linken.</translation>
    </message>
</context>
<context>
    <name>ReasonWords</name>
    <message>
        <source>finish the turn</source>
        <translation>Zug beenden</translation>
    </message>
    <message>
        <source>{card} on pile {number} ({direction}, empty)</source>
        <translation>{card} auf Stapel {number} ({direction}, leer)</translation>
    </message>
    <message>
        <source>{card} on pile {number} ({direction}, at {top})</source>
        <translation>{card} auf Stapel {number} ({direction}, oben: {top})</translation>
    </message>
    <message>
        <source>Lays all cards that are left: the game is won.</source>
        <translation>Legt alle restlichen Karten ab: Die Partie ist gewonnen.</translation>
    </message>
    <message>
        <source>Leaves a way to finish the turn.</source>
        <translation>Lässt einen Weg offen, den Zug zu beenden.</translation>
    </message>
    <message>
        <source>The only way to finish the turn.</source>
        <translation>Nur so lässt sich der Zug beenden.</translation>
    </message>
    <message>
        <source>No further card can be laid.</source>
        <translation>Es lässt sich keine weitere Karte ablegen.</translation>
    </message>
    <message>
        <source>Lays the last cards of this hand.</source>
        <translation>Legt die letzten Karten dieser Hand ab.</translation>
    </message>
    <message>
        <source>Enough cards are laid.</source>
        <translation>Es sind genug Karten abgelegt.</translation>
    </message>
    <message>
        <source>Backwards trick, {card} on {other}: {gain}.</source>
        <translation>Rückwärts-Trick, {card} auf {other}: {gain}.</translation>
    </message>
    <message>
        <source>Prepares the backwards trick, {other} on {card}: {gain}.</source>
        <translation>Bereitet den Rückwärts-Trick vor, {other} auf {card}: {gain}.</translation>
    </message>
    <message>
        <source>wins back ten</source>
        <translation>holt zehn zurück</translation>
    </message>
    <message numerus="yes">
        <source>wins back %n step(s)</source>
        <translation>
            <numerusform>holt %n Schritt zurück</numerusform>
            <numerusform>holt %n Schritte zurück</numerusform>
        </translation>
    </message>
    <message>
        <source>The smallest step that can be made ({step}).</source>
        <translation>Der kleinste Schritt, der möglich ist ({step}).</translation>
    </message>
    <message>
        <source>{card} costs next to nothing ({step}).</source>
        <translation>Die {card} kostet fast nichts ({step}).</translation>
    </message>
    <message>
        <source>Covers {card}: “{command}” is over.</source>
        <translation>Überdeckt die {card}: „{command}“ gilt nicht mehr.</translation>
    </message>
    <message>
        <source>Gets rid of {card} with “{command}”.</source>
        <translation>Wird die {card} mit „{command}“ los.</translation>
    </message>
    <message>
        <source>Keeps {card} with “{command}” for a turn in need.</source>
        <translation>Hebt die {card} mit „{command}“ für einen Zug in Not auf.</translation>
    </message>
    <message>
        <source>Keeps {card} back: “{command}” would bind everyone.</source>
        <translation>Behält die {card} zurück: „{command}“ würde für alle gelten.</translation>
    </message>
    <message>
        <source>Uses pile {number} ({player}: {said}).</source>
        <translation>Nutzt Stapel {number} ({player}: {said}).</translation>
    </message>
    <message>
        <source>Spares pile {number} ({player}: {said}).</source>
        <translation>Schont Stapel {number} ({player}: {said}).</translation>
    </message>
    <message>
        <source>Leaves a colour on top that suits ({player}: {said}).</source>
        <translation>Lässt eine Farbe oben, die passt ({player}: {said}).</translation>
    </message>
    <message>
        <source>Doesn&apos;t lay “{command}” ({player}: {said}).</source>
        <translation>Legt „{command}“ nicht ab ({player}: {said}).</translation>
    </message>
    <message>
        <source>better not now</source>
        <translation>lieber jetzt nicht</translation>
    </message>
    <message>
        <source>Leaves pile {number} alone ({player}: {said}).</source>
        <translation>Lässt Stapel {number} in Ruhe ({player}: {said}).</translation>
    </message>
    <message>
        <source>All in all, the piles don&apos;t move on.</source>
        <translation>Alles in allem rücken die Stapel nicht vor.</translation>
    </message>
    <message numerus="yes">
        <source>All in all, the piles win back %n step(s).</source>
        <translation>
            <numerusform>Alles in allem gewinnen die Stapel %n Schritt zurück.</numerusform>
            <numerusform>Alles in allem gewinnen die Stapel %n Schritte zurück.</numerusform>
        </translation>
    </message>
    <message>
        <source>Keeps {card} for the trick on {top}.</source>
        <translation>Hebt die {card} für den Trick auf die {top} auf.</translation>
    </message>
    <message>
        <source>Keeps {first} and {second} together for a trick.</source>
        <translation>Hält die {first} und die {second} für einen Trick zusammen.</translation>
    </message>
    <message>
        <source>Leaves {top} on top: the {card} for the trick may still come.</source>
        <translation>Lässt die {top} oben: Die {card} für den Trick kann noch kommen.</translation>
    </message>
    <message>
        <source>{card} is a Stop: no further card is needed.</source>
        <translation>Die {card} ist ein Stop: Es braucht keine weitere Karte.</translation>
    </message>
    <message>
        <source>Covers the Skull on {card}.</source>
        <translation>Überdeckt den Totenkopf auf der {card}.</translation>
    </message>
    <message>
        <source>{card} still fits afterwards.</source>
        <translation>Die {card} passt danach noch.</translation>
    </message>
    <message>
        <source>{card} fits exactly on {top}: no number is left out.</source>
        <translation>Die {card} passt genau auf die {top}: Keine Zahl wird übersprungen.</translation>
    </message>
    <message>
        <source>{card} is a good start for an empty pile.</source>
        <translation>Die {card} ist ein guter Anfang für einen leeren Stapel.</translation>
    </message>
    <message>
        <source>Keeps pile {number} empty for later.</source>
        <translation>Hält Stapel {number} für später leer.</translation>
    </message>
    <message>
        <source>Saves pile {number} for later, with {top} on top.</source>
        <translation>Schont Stapel {number} für später; dort liegt die {top}.</translation>
    </message>
    <message numerus="yes">
        <source>Every further card would move a pile on by at least %n step(s).</source>
        <translation>
            <numerusform>Jede weitere Karte würde einen Stapel um mindestens %n Schritt vorrücken.</numerusform>
            <numerusform>Jede weitere Karte würde einen Stapel um mindestens %n Schritte vorrücken.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Every card more would move a pile on by at least %n step(s).</source>
        <translation>
            <numerusform>Jede Karte mehr würde einen Stapel um mindestens %n Schritt vorrücken.</numerusform>
            <numerusform>Jede Karte mehr würde einen Stapel um mindestens %n Schritte vorrücken.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Moves the piles on by %n step(s) in all.</source>
        <translation>
            <numerusform>Rückt die Stapel insgesamt um %n Schritt vor.</numerusform>
            <numerusform>Rückt die Stapel insgesamt um %n Schritte vor.</numerusform>
        </translation>
    </message>
    <message>
        <source>Leaves no number out.</source>
        <translation>Überspringt keine einzige Zahl.</translation>
    </message>
    <message>
        <source>Leaves out fewer numbers: {count} rather than {rival}.</source>
        <translation>Überspringt weniger Zahlen: {count} statt {rival}.</translation>
    </message>
    <message>
        <source>Moves the piles on by less: {count} rather than {rival}.</source>
        <translation>Rückt die Stapel weniger weit vor: um {count} statt um {rival}.</translation>
    </message>
    <message>
        <source>Lays more cards: {count} rather than {rival}.</source>
        <translation>Legt mehr Karten ab: {count} statt {rival}.</translation>
    </message>
    <message>
        <source>More of the unknown cards fit afterwards: {count} rather than {rival}.</source>
        <translation>Danach passen mehr unbekannte Karten: {count} statt {rival}.</translation>
    </message>
</context>
<context>
    <name>RefusalWords</name>
    <message>
        <source>The game is over</source>
        <translation>Das Spiel ist vorbei</translation>
    </message>
    <message>
        <source>First agree on who begins</source>
        <translation>Einigt euch zuerst, wer beginnt</translation>
    </message>
    <message>
        <source>The game has already begun</source>
        <translation>Das Spiel hat schon begonnen</translation>
    </message>
    <message>
        <source>There is no such player</source>
        <translation>Diesen Spieler gibt es nicht</translation>
    </message>
    <message>
        <source>{card} is not in this hand</source>
        <translation>Die {card} ist nicht unter diesen Handkarten</translation>
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
            <numerusform>„3!“: Lege erst noch %n Karte ab</numerusform>
            <numerusform>„3!“: Lege erst noch %n Karten ab</numerusform>
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
        <translation>Mehr geht nicht: Beende den Zug</translation>
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
            <numerusform>„3!“: Noch %n Karte ablegen</numerusform>
            <numerusform>„3!“: Noch %n Karten ablegen</numerusform>
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
        <source>A typo? Please check the code.</source>
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
        <translation>Die Datei ist viel zu lang für eine Liste von Befehlen.</translation>
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
        <translation>Die {card} ist nicht höher als die {top} und hat eine andere Farbe</translation>
    </message>
    <message>
        <source>{card} is not lower than {top}, and of another colour</source>
        <translation>Die {card} ist nicht niedriger als die {top} und hat eine andere Farbe</translation>
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
    <message>
        <source>Without a card in hand there is nothing to signal</source>
        <translation>Ohne Handkarten gibt es nichts zu signalisieren</translation>
    </message>
    <message>
        <source>Cover the Skull on {card} in this turn</source>
        <translation>Überdecke den Totenkopf auf der {card} noch in diesem Zug</translation>
    </message>
    <message>
        <source>Cover the Skulls on {cards} in this turn</source>
        <translation>Überdecke die Totenköpfe auf {cards} noch in diesem Zug</translation>
    </message>
</context>
<context>
    <name>ReplayBar</name>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Leave the replay (Esc)</source>
        <translation>Die Wiederholung verlassen (Esc)</translation>
    </message>
    <message>
        <source>This deal again</source>
        <translation>Dieses Spiel noch einmal</translation>
    </message>
    <message>
        <source>Deal the same cards once more</source>
        <translation>Dieselben Karten noch einmal austeilen</translation>
    </message>
    <message>
        <source>Begins a new game with the same cards and players. The history tells that the cards were known. A game that is under way waits among the unfinished ones.</source>
        <translation>Beginnt ein neues Spiel mit denselben Karten und Spielern. Im Archiv steht dann, dass die Karten bekannt waren. Ein laufendes Spiel wartet bei den angefangenen.</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Von hier weiterspielen</translation>
    </message>
    <message>
        <source>Try it another way, from the place that is in sight</source>
        <translation>Es anders versuchen, von der Stelle aus, die zu sehen ist</translation>
    </message>
    <message>
        <source>Begins a new game that stands as this one stood here; where it was over, that can&apos;t be done. The history tells that it was begun so. A game that is under way waits among the unfinished ones.</source>
        <translation>Beginnt ein neues Spiel, das so steht, wie dieses hier stand; wo es zu Ende war, geht das nicht. Im Archiv steht dann, dass es so begonnen hat. Ein laufendes Spiel wartet bei den angefangenen.</translation>
    </message>
    <message>
        <source>Place in the game</source>
        <translation>Stelle im Spiel</translation>
    </message>
    <message>
        <source>Go to any place of the game</source>
        <translation>Zu jeder Stelle des Spiels springen</translation>
    </message>
    <message>
        <source>The whole game from left to right: each piece is a turn, in the colour of whoever played it. Click or drag to go anywhere.</source>
        <translation>Das ganze Spiel von links nach rechts: Jedes Stück ist ein Zug, in der Farbe dessen, der ihn gespielt hat. Klicke oder ziehe, um irgendwohin zu springen.</translation>
    </message>
    <message>
        <source>A step is a card that was laid, or the end of a turn, when cards were drawn.</source>
        <translation>Ein Schritt ist eine abgelegte Karte oder das Ende eines Zuges, an dem nachgezogen wurde.</translation>
    </message>
    <message>
        <source>Leads from one turn to the next, to where it started.</source>
        <translation>Führt von Zug zu Zug, dorthin, wo er begonnen hat.</translation>
    </message>
    <message>
        <source>The whole game lies between these two.</source>
        <translation>Zwischen diesen beiden liegt das ganze Spiel.</translation>
    </message>
    <message>
        <source>To the deal</source>
        <translation>Zum Anfang</translation>
    </message>
    <message>
        <source>A turn back</source>
        <translation>Einen Zug zurück</translation>
    </message>
    <message>
        <source>A step back</source>
        <translation>Einen Schritt zurück</translation>
    </message>
    <message>
        <source>A step on</source>
        <translation>Einen Schritt vor</translation>
    </message>
    <message>
        <source>A turn on</source>
        <translation>Einen Zug vor</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Zum Ende</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Abspielen</translation>
    </message>
    <message>
        <source>Goes through the game step by step, by itself, until it is paused or over.</source>
        <translation>Geht das Spiel von selbst Schritt für Schritt durch, bis es angehalten wird oder zu Ende ist.</translation>
    </message>
    <message>
        <source>Leads back to where you came from. Nothing of this game has changed.</source>
        <translation>Führt zurück, woher du kamst. An dieser Partie hat sich nichts geändert.</translation>
    </message>
    <message>
        <source>Coach</source>
        <translation>Coach</translation>
    </message>
    <message>
        <source>What could have been better in this game?</source>
        <translation>Was wäre in dieser Partie besser gegangen?</translation>
    </message>
    <message>
        <source>Shows the chance of winning turn by turn, the turns that cost most, and how a lost game could have been won.</source>
        <translation>Zeigt die Siegchance Zug für Zug, die Züge, die am meisten gekostet haben, und wie eine verlorene Partie zu gewinnen gewesen wäre.</translation>
    </message>
</context>
<context>
    <name>ReplayPage</name>
    <message>
        <source>Replay</source>
        <translation>Wiedergabe</translation>
    </message>
</context>
<context>
    <name>ReplayWords</name>
    <message>
        <source>Turn {turn} of {turns}</source>
        <translation>Zug {turn} von {turns}</translation>
    </message>
    <message>
        <source>Before the first turn</source>
        <translation>Vor dem ersten Zug</translation>
    </message>
    <message>
        <source>Given up</source>
        <translation>Aufgegeben</translation>
    </message>
    <message>
        <source>{turn} – {result}</source>
        <translation>{turn} – {result}</translation>
    </message>
    <message>
        <source>The cards are dealt</source>
        <translation>Die Karten sind ausgeteilt</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) drawn</source>
        <translation>
            <numerusform>%n Karte nachgezogen</numerusform>
            <numerusform>%n Karten nachgezogen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) left</source>
        <translation>
            <numerusform>%n Restkarte</numerusform>
            <numerusform>%n Restkarten</numerusform>
        </translation>
    </message>
    <message>
        <source>Every card is laid.</source>
        <translation>Alle Karten sind abgelegt.</translation>
    </message>
    <message>
        <source>A possible course, not what happened – {place}</source>
        <translation>Möglicher Verlauf, nicht der echte – {place}</translation>
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
        <source>Played with open hands</source>
        <translation>Mit offenen Handkarten gespielt</translation>
    </message>
    <message>
        <source>You were on turn. {reason}</source>
        <translation>Du warst am Zug. {reason}</translation>
    </message>
    <message>
        <source>Read the rule</source>
        <translation>Regel nachlesen</translation>
    </message>
    <message>
        <source>Copies the result as a few lines of text, to send it to friends. With the deal code they can try the same cards.</source>
        <translation>Kopiert das Ergebnis als ein paar Zeilen Text, um es zu verschicken. Mit dem Spielcode können andere dieselben Karten versuchen.</translation>
    </message>
    <message>
        <source>How far the game got, from all cards left to none</source>
        <translation>Wie weit ihr gekommen seid: von allen Karten bis zu keiner</translation>
    </message>
    <message>
        <source>How many cards of the game were laid. The line is full when all of them are; the marked part at its end is an excellent result.</source>
        <translation>Wie viele Karten des Spiels abgelegt wurden. Bei allen ist die Linie voll; der markierte Teil am Ende steht für ein super Ergebnis.</translation>
    </message>
    <message>
        <source>Open the rules where they tell of this</source>
        <translation>Die Regeln an der passenden Stelle öffnen</translation>
    </message>
    <message>
        <source>Opens the rules at the one that tells why this game was lost.</source>
        <translation>Öffnet die Regeln dort, wo steht, warum diese Partie verloren ist.</translation>
    </message>
    <message>
        <source>Put the result on the clipboard; it spoils nothing</source>
        <translation>Das Ergebnis in die Zwischenablage legen; es verrät nichts</translation>
    </message>
    <message>
        <source>Copies the result as a few lines of text, to compare it with others. It tells of no card, so that they can still play the same deal.</source>
        <translation>Kopiert das Ergebnis als ein paar Zeilen Text, um es mit anderen zu vergleichen. Es verrät keine Karte, damit auch sie dasselbe Spiel noch spielen können.</translation>
    </message>
    <message numerus="yes">
        <source>%n hint(s) seen</source>
        <translation>
            <numerusform>%n Tipp gesehen</numerusform>
            <numerusform>%n Tipps gesehen</numerusform>
        </translation>
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
    <message>
        <source>Enter goes on to the next place ({keys} leads here)</source>
        <translation>Eingabe springt zur nächsten Stelle ({keys} führt hierher)</translation>
    </message>
    <message>
        <source>Write a word here, and every place in the rules where it stands is marked; Enter goes from one to the next.</source>
        <translation>Schreib hier ein Wort, und jede Stelle der Regeln, an der es steht, wird markiert; Eingabe springt von einer zur nächsten.</translation>
    </message>
    <message>
        <source>A click opens this part of the rules</source>
        <translation>Ein Klick öffnet diesen Teil der Regeln</translation>
    </message>
    <message>
        <source>What the rules are about, edition by edition. A click opens that part.</source>
        <translation>Wovon die Regeln handeln, Ausgabe für Ausgabe. Ein Klick öffnet den Teil.</translation>
    </message>
    <message>
        <source>The rules: scroll, or choose a part on the left</source>
        <translation>Die Regeln: blättern oder links einen Teil wählen</translation>
    </message>
    <message>
        <source>The whole rules of all editions. What the rulebooks leave open is marked as our reading. This window may stay open beside the game.</source>
        <translation>Die vollständigen Regeln aller Ausgaben. Was die Spielanleitungen offenlassen, ist als unsere Lesart gekennzeichnet. Dieses Fenster kann neben dem Spiel offen bleiben.</translation>
    </message>
</context>
<context>
    <name>RulesText</name>
    <message>
        <source>Our reading:</source>
        <translation>Unsere Lesart:</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Personen</translation>
    </message>
    <message>
        <source>Cards in hand</source>
        <translation>Handkarten</translation>
    </message>
    <message>
        <source>See also:</source>
        <translation>Siehe auch:</translation>
    </message>
</context>
<context>
    <name>SaveBar</name>
    <message>
        <source>The game can&apos;t be saved: {reason}. You can play on; saving will be tried again.</source>
        <translation>Die Partie lässt sich nicht speichern: {reason}. Du kannst weiterspielen; es wird immer wieder versucht.</translation>
    </message>
    <message>
        <source>Save elsewhere…</source>
        <translation>Anderswo speichern …</translation>
    </message>
    <message>
        <source>An earlier game can&apos;t be saved: {reason}. Saving will be tried again, as long as the program runs.</source>
        <translation>Eine frühere Partie lässt sich nicht speichern: {reason}. Es wird immer wieder versucht, solange das Programm läuft.</translation>
    </message>
    <message>
        <source>Games are saved by themselves while you play. Just now that fails; this bar goes away as soon as it works again.</source>
        <translation>Partien werden beim Spielen von selbst gespeichert. Gerade gelingt das nicht; sobald es wieder klappt, verschwindet diese Leiste.</translation>
    </message>
    <message>
        <source>Save a copy in a place of your choice</source>
        <translation>Eine Kopie an einem Ort deiner Wahl speichern</translation>
    </message>
    <message>
        <source>Writes the game to a file of your own, for example on a stick, until the usual place can be written again.</source>
        <translation>Schreibt die Partie in eine eigene Datei, zum Beispiel auf einen Stick, bis der übliche Ort wieder beschreibbar ist.</translation>
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
    <message>
        <source>Click to look at this hand</source>
        <translation>Klick: in diese Hand sehen</translation>
    </message>
    <message>
        <source>A player at the table, with the number of cards in hand and what they say just now. The bright frame is around whoever is on turn.</source>
        <translation>Wer hier mitspielt, mit der Zahl der Handkarten und den Signalen von jetzt. Der helle Rahmen zeigt, wer am Zug ist.</translation>
    </message>
    <message>
        <source>A click lets this player look at the own hand in between.</source>
        <translation>Ein Klick, und diese Person kann zwischendurch in die eigene Hand sehen.</translation>
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
    <message>
        <source>The name of whoever plays here</source>
        <translation>Der Name für diesen Platz</translation>
    </message>
    <message>
        <source>A name for this player, as it is shown at the table and kept for the next game. Without one, the seat&apos;s number will do.</source>
        <translation>Ein Name, wie er am Tisch steht und fürs nächste Spiel gemerkt wird. Ohne Namen tut es die Nummer des Platzes.</translation>
    </message>
    <message>
        <source>Who plays on this seat: a person, or a computer player that is casual, skilled or expert. They know no more than their seat may know.</source>
        <translation>Wer auf diesem Platz spielt: ein Mensch oder ein Computerspieler, locker, geübt oder als Meister. Sie wissen nie mehr, als ihr Platz wissen darf.</translation>
    </message>
    <message>
        <source>The colour by which this player is known at the table. No two players of a game have the same.</source>
        <translation>Die Farbe, an der man diesen Platz am Tisch erkennt. Keine zwei in einem Spiel haben dieselbe.</translation>
    </message>
    <message>
        <source>Lets two neighbours change places, with name and colour. The turn goes from left to right, as you sit round the table.</source>
        <translation>Lässt zwei Nachbarn die Plätze tauschen, samt Namen und Farbe. Gespielt wird von links nach rechts, wie ihr um den Tisch sitzt.</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
</context>
<context>
    <name>SettingsNews</name>
    <message>
        <source>The settings can&apos;t be read</source>
        <translation>Die Einstellungen lassen sich nicht lesen</translation>
    </message>
    <message>
        <source>Everything is as at the first start, and changes hold only until the program is closed. What lies here was left alone; move it away, and settings are kept again.</source>
        <translation>Alles ist wie beim ersten Start, und Änderungen gelten nur, bis das Programm geschlossen wird. Was hier liegt, blieb unberührt; räume es weg, dann merkt sich das Spiel die Einstellungen wieder.</translation>
    </message>
</context>
<context>
    <name>SignalTable</name>
    <message>
        <source>Pile {number}</source>
        <translation>Stapel {number}</translation>
    </message>
    <message>
        <source>A signal to all others. A click says it: it shows on the pile or beside your name. Another click takes it back, or says it of one more card.</source>
        <translation>Ein Signal an alle anderen. Ein Klick gibt es: Es erscheint auf dem Stapel oder neben deinem Namen. Ein zweiter nimmt es zurück oder gibt es für noch eine Karte.</translation>
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
        <source>I have nothing here</source>
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
    <message>
        <source>Take back all that you are saying</source>
        <translation>Alle deine Signale zurücknehmen</translation>
    </message>
    <message>
        <source>Takes all your signals back at once. The others see none of you any more.</source>
        <translation>Nimmt alle deine Signale auf einmal zurück. Die anderen sehen dann keine mehr von dir.</translation>
    </message>
    <message>
        <source>Close the panel (Esc)</source>
        <translation>Die Tafel schließen (Esc)</translation>
    </message>
    <message>
        <source>Closes the panel. What you have chosen is being said already.</source>
        <translation>Schließt die Tafel. Was du gewählt hast, ist schon zu sehen.</translation>
    </message>
    <message>
        <source>What you may tell the others by the rules: a column for each thing it is about, a row for what you say of it. What is marked can be seen by all.</source>
        <translation>Was du den anderen nach den Regeln mitteilen darfst: eine Spalte für jedes, worum es geht, eine Zeile für das, was du dazu sagst. Markiertes sehen alle.</translation>
    </message>
    <message>
        <source>What you let the others know</source>
        <translation>Was du den anderen verrätst</translation>
    </message>
</context>
<context>
    <name>SoloistBox</name>
    <message>
        <source>Nobody in particular</source>
        <translation>Ohne Namen</translation>
    </message>
    <message>
        <source>Who plays</source>
        <translation>Wer spielt</translation>
    </message>
    <message>
        <source>Choose a name or write one; the result is kept under it</source>
        <translation>Namen auswählen oder eintippen; das Ergebnis zählt für ihn</translation>
    </message>
    <message>
        <source>Whoever plays alone. The game is kept under this name in the history and the statistics. Leave it empty if it should be nobody&apos;s in particular.</source>
        <translation>Wer allein spielt. Unter diesem Namen steht die Partie im Archiv und in der Statistik. Lass das Feld leer, wenn sie niemandem zugeschrieben werden soll.</translation>
    </message>
</context>
<context>
    <name>SpokenWords</name>
    <message numerus="yes">
        <source>{nth} of %n card(s)</source>
        <translation>
            <numerusform>{nth} von %n Karte</numerusform>
            <numerusform>{nth} von %n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>held</source>
        <translation>aufgenommen</translation>
    </message>
    <message>
        <source>{card} is held</source>
        <translation>Die {card} ist aufgenommen</translation>
    </message>
    <message>
        <source>{card} is back in the hand</source>
        <translation>Die {card} ist wieder in der Hand</translation>
    </message>
    <message>
        <source>Fits nowhere</source>
        <translation>Passt nirgends</translation>
    </message>
    <message>
        <source>Fits {places}</source>
        <translation>Passt {places}</translation>
    </message>
    <message>
        <source>Takes the card, backwards trick ({step})</source>
        <translation>Nimmt die Karte, Rückwärts-Trick ({step})</translation>
    </message>
    <message>
        <source>Takes the card ({step})</source>
        <translation>Nimmt die Karte ({step})</translation>
    </message>
    <message>
        <source>Takes the card</source>
        <translation>Nimmt die Karte</translation>
    </message>
    <message>
        <source>Hand: {cards}</source>
        <translation>Hand: {cards}</translation>
    </message>
    <message>
        <source>on pile {number}, backwards trick ({step})</source>
        <translation>auf Stapel {number}, Rückwärts-Trick ({step})</translation>
    </message>
    <message>
        <source>on pile {number} ({step})</source>
        <translation>auf Stapel {number} ({step})</translation>
    </message>
    <message>
        <source>on pile {number}</source>
        <translation>auf Stapel {number}</translation>
    </message>
    <message>
        <source>new</source>
        <translation>neu</translation>
    </message>
    <message>
        <source>Who begins?</source>
        <translation>Wer beginnt?</translation>
    </message>
    <message>
        <source>{player}: {signals}</source>
        <translation>{player}: {signals}</translation>
    </message>
    <message>
        <source>keep off {piles}</source>
        <translation>{piles} bitte freihalten</translation>
    </message>
    <message>
        <source>only small steps on {piles}</source>
        <translation>auf {piles} nur kleine Schritte</translation>
    </message>
    <message>
        <source>go ahead on {piles}</source>
        <translation>freie Bahn auf {piles}</translation>
    </message>
    <message>
        <source>pile {number}</source>
        <translation>Stapel {number}</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>Start page</source>
        <translation>Startseite</translation>
    </message>
    <message>
        <source>The cooperative card game by Steffen Benndorf</source>
        <translation>Das kooperative Kartenspiel von Steffen Benndorf</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>Go on with the game that was left last (Enter)</source>
        <translation>Mit der zuletzt verlassenen Partie weitermachen (Enter)</translation>
    </message>
    <message>
        <source>The game that was left last: the tops of its piles, who plays, and how far it is. It goes on exactly there; of several people nobody&apos;s hand is in sight.</source>
        <translation>Die zuletzt verlassene Partie: die obersten Karten ihrer Stapel, wer spielt und wie weit sie ist. Sie geht genau dort weiter; von mehreren Personen ist keine Hand zu sehen.</translation>
    </message>
    <message>
        <source>All unfinished games</source>
        <translation>Alle offenen Partien</translation>
    </message>
    <message>
        <source>unfinished</source>
        <translation>offen</translation>
    </message>
    <message>
        <source>See all games that were begun ({keys})</source>
        <translation>Alle begonnenen Partien ansehen ({keys})</translation>
    </message>
    <message>
        <source>Lists the games that were begun and not finished, to go on with any of them.</source>
        <translation>Führt die begonnenen und nicht beendeten Partien auf, um mit einer von ihnen weiterzumachen.</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Neues Spiel</translation>
    </message>
    <message>
        <source>Choose an edition, and who plays</source>
        <translation>Wähle, was gespielt wird und wer mitspielt</translation>
    </message>
    <message>
        <source>Choose and deal a game ({keys})</source>
        <translation>Ein Spiel auswählen und austeilen ({keys})</translation>
    </message>
    <message>
        <source>Leads to the choice of a new game. Games that were begun are kept.</source>
        <translation>Führt zur Auswahl eines neuen Spiels. Begonnene Partien bleiben erhalten.</translation>
    </message>
    <message>
        <source>Daily deal</source>
        <translation>Spiel des Tages</translation>
    </message>
    <message>
        <source>Play the deal of today ({keys})</source>
        <translation>Das Spiel des heutigen Tages spielen ({keys})</translation>
    </message>
    <message>
        <source>Leads to the deal of today: the same cards for everyone, and a calendar.</source>
        <translation>Führt zum Spiel des heutigen Tages: dieselben Karten für alle, und ein Kalender.</translation>
    </message>
    <message>
        <source>New here?</source>
        <translation>Neu hier?</translation>
    </message>
    <message>
        <source>Learn to play</source>
        <translation>Spielen lernen</translation>
    </message>
    <message>
        <source>Learn the game at the table, card by card</source>
        <translation>Das Spiel am Tisch lernen, Karte für Karte</translation>
    </message>
    <message>
        <source>Leads to the lessons: one for each edition. A lesson can be left at any time, and goes on later where it was left.</source>
        <translation>Führt zu den Lektionen: eine für jede Ausgabe. Eine Lektion kannst du jederzeit verlassen und später dort fortsetzen.</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Archiv</translation>
    </message>
    <message>
        <source>See all games that are over ({keys})</source>
        <translation>Alle beendeten Partien ansehen ({keys})</translation>
    </message>
    <message>
        <source>Lists every game that was played to its end, to look at it once more.</source>
        <translation>Führt alle zu Ende gespielten Partien auf, um sie noch einmal anzusehen.</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>See how well it has been going ({keys})</source>
        <translation>Ansehen, wie gut es bisher lief ({keys})</translation>
    </message>
    <message>
        <source>Shows how many games were won, how many cards were left, and more.</source>
        <translation>Zeigt, wie viele Partien gewonnen wurden, wie viele Karten übrig blieben und mehr.</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Read the rules of all editions ({keys})</source>
        <translation>Die Regeln aller Ausgaben lesen ({keys})</translation>
    </message>
    <message>
        <source>Opens the whole rules with pictures; they can be searched.</source>
        <translation>Öffnet die vollständigen Regeln mit Bildern; sie lassen sich durchsuchen.</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Language, look, motion and more ({keys})</source>
        <translation>Sprache, Aussehen, Bewegung und mehr ({keys})</translation>
    </message>
    <message>
        <source>Opens the settings. Every change holds at once.</source>
        <translation>Öffnet die Einstellungen. Jede Änderung gilt sofort.</translation>
    </message>
</context>
<context>
    <name>StartWords</name>
    <message>
        <source>{played} of {deals} played today, {won} won</source>
        <translation>Heute {played} von {deals} gespielt, {won} gewonnen</translation>
    </message>
    <message numerus="yes">
        <source>begun, %n card(s) left</source>
        <translation>
            <numerusform>begonnen, noch %n Karte</numerusform>
            <numerusform>begonnen, noch %n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>Today&apos;s is still to be played</source>
        <translation>Das von heute wartet noch auf dich</translation>
    </message>
    <message>
        <source>All lessons done</source>
        <translation>Alle Lektionen geschafft</translation>
    </message>
    <message>
        <source>{edition}: {played} of {steps} steps</source>
        <translation>{edition}: {played} von {steps} Schritten</translation>
    </message>
    <message>
        <source>{done} of {all} lessons done, next: {edition}</source>
        <translation>{done} von {all} Lektionen geschafft, als Nächstes {edition}</translation>
    </message>
    <message>
        <source>In five minutes you will know how to play</source>
        <translation>In fünf Minuten kannst du spielen</translation>
    </message>
    <message>
        <source>Can&apos;t be read just now</source>
        <translation>Gerade nicht lesbar</translation>
    </message>
    <message>
        <source>No finished games yet</source>
        <translation>Noch keine Partie beendet</translation>
    </message>
    <message numerus="yes">
        <source>%n finished game(s)</source>
        <translation>
            <numerusform>%n beendete Partie</numerusform>
            <numerusform>%n beendete Partien</numerusform>
        </translation>
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
        <source>Click a player above to have another look.</source>
        <translation>Klickt oben auf einen Namen, um noch einmal in die Hand zu sehen.</translation>
    </message>
    <message>
        <source>All hands lie open: talk it over.</source>
        <translation>Alle Handkarten liegen offen: Besprecht es.</translation>
    </message>
    <message>
        <source>The others say how much they would like to. It is up to you.</source>
        <translation>Die anderen sagen, wie gern sie anfangen würden. Du entscheidest.</translation>
    </message>
    <message>
        <source>Lets this player begin. The team agrees on it: whoever has cards near the ends of the piles had better go first. Computer players say how much they would like to.</source>
        <translation>Diese Person beginnt. Einigt euch gemeinsam: Am besten fängt an, wer Karten nahe am Anfang der Stapel hat. Computerspieler sagen, wie gern sie anfangen würden.</translation>
    </message>
    <message>
        <source>Click to begin</source>
        <translation>Klick: Du beginnst</translation>
    </message>
    <message>
        <source>Click: {who_begins}</source>
        <translation>Klick: {who_begins}</translation>
    </message>
</context>
<context>
    <name>StatisticsFiles</name>
    <message>
        <source>Tables ({pattern})</source>
        <translation>Tabellen ({pattern})</translation>
    </message>
    <message>
        <source>Save the figures</source>
        <translation>Zahlen speichern</translation>
    </message>
    <message>
        <source>Pictures ({pattern})</source>
        <translation>Bilder ({pattern})</translation>
    </message>
    <message>
        <source>Save the picture</source>
        <translation>Bild speichern</translation>
    </message>
    <message>
        <source>The Game, statistics {day}</source>
        <translation>The Game, Statistik {day}</translation>
    </message>
    <message>
        <source>The reason: {reason}. Please choose another place.</source>
        <translation>Der Grund: {reason}. Bitte wähle einen anderen Ort.</translation>
    </message>
    <message>
        <source>The file can&apos;t be saved there</source>
        <translation>Die Datei lässt sich dort nicht speichern</translation>
    </message>
</context>
<context>
    <name>StatisticsPage</name>
    <message>
        <source>Nothing to show right now</source>
        <translation>Im Moment gibt es nichts zu zeigen</translation>
    </message>
    <message>
        <source>The history was written by a newer version of the game. Please bring the program up to date to see it.</source>
        <translation>Das Archiv wurde von einer neueren Version des Spiels geschrieben. Bitte aktualisiere das Programm, um es zu sehen.</translation>
    </message>
    <message>
        <source>No game fits these filters</source>
        <translation>Keine Partie passt zu diesen Filtern</translation>
    </message>
    <message>
        <source>No games yet</source>
        <translation>Noch keine Partien</translation>
    </message>
    <message>
        <source>Every game that you finish counts here, won or lost.</source>
        <translation>Hier zählt jede Partie, die du zu Ende spielst, gewonnen oder verloren.</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Alle Partien</translation>
    </message>
    <message>
        <source>The Game: statistics</source>
        <translation>The Game: Statistik</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>Save as CSV…</source>
        <translation>Als CSV speichern …</translation>
    </message>
    <message>
        <source>Save as picture…</source>
        <translation>Als Bild speichern …</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Save the figures as a table for other programs</source>
        <translation>Die Zahlen als Tabelle für andere Programme speichern</translation>
    </message>
    <message>
        <source>Writes the figures and the numbers of both charts into a file that spreadsheet programs can read.</source>
        <translation>Schreibt die Kennzahlen und die Werte beider Diagramme in eine Datei, die jede Tabellenkalkulation lesen kann.</translation>
    </message>
    <message>
        <source>Save the figures and charts as a picture</source>
        <translation>Kennzahlen und Diagramme als Bild speichern</translation>
    </message>
    <message>
        <source>Makes a picture of the figures and both charts, to keep it or to send it.</source>
        <translation>Macht ein Bild aus den Kennzahlen und beiden Diagrammen, zum Aufheben oder Verschicken.</translation>
    </message>
    <message>
        <source>Leave the statistics (Esc)</source>
        <translation>Die Statistik verlassen (Esc)</translation>
    </message>
    <message>
        <source>Leads back to where you came from.</source>
        <translation>Führt dorthin zurück, wo du hergekommen bist.</translation>
    </message>
    <message>
        <source>Choose others, or reset them.</source>
        <translation>Wähle andere oder setze sie zurück.</translation>
    </message>
    <message>
        <source>No game of a fresh deal yet</source>
        <translation>Noch keine Partie mit neuen Karten</translation>
    </message>
    <message>
        <source>Games whose cards were known before are told of under “More filters”.</source>
        <translation>Partien mit schon bekannten Karten findest du unter „Mehr Filter“.</translation>
    </message>
    <message>
        <source>Only fresh deals count here</source>
        <translation>Hier zählen nur neu gemischte Karten</translation>
    </message>
</context>
<context>
    <name>StatisticsWords</name>
    <message numerus="yes">
        <source>%n given up</source>
        <translation>
            <numerusform>%n aufgegeben</numerusform>
            <numerusform>%n aufgegeben</numerusform>
        </translation>
    </message>
    <message>
        <source>cards left</source>
        <translation>Karten übrig</translation>
    </message>
    <message>
        <source>wins in a row</source>
        <translation>Siege in Folge</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>Best result</source>
        <translation>Bestes Ergebnis</translation>
    </message>
    <message>
        <source>On average</source>
        <translation>Im Schnitt</translation>
    </message>
    <message>
        <source>Streak</source>
        <translation>Serie</translation>
    </message>
    <message>
        <source>Longest streak</source>
        <translation>Längste Serie</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n Partie</numerusform>
            <numerusform>%n Partien</numerusform>
        </translation>
    </message>
    <message>
        <source>Given up</source>
        <translation>Aufgegeben</translation>
    </message>
    <message>
        <source>Excellent</source>
        <translation>Ausgezeichnet</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Verloren</translation>
    </message>
    <message>
        <source>Cards left at the end</source>
        <translation>Karten übrig am Ende</translation>
    </message>
    <message>
        <source>Cards left</source>
        <translation>Karten übrig</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Anteil</translation>
    </message>
    <message>
        <source>Won of the last {count}</source>
        <translation>Gewonnen von den letzten {count}</translation>
    </message>
    <message>
        <source>Results over time</source>
        <translation>Ergebnisse im Lauf der Zeit</translation>
    </message>
    <message>
        <source>Not won</source>
        <translation>Nicht gewonnen</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Wann</translation>
    </message>
    <message>
        <source>Last {count}</source>
        <translation>Letzte {count}</translation>
    </message>
    <message numerus="yes">
        <source>%n won</source>
        <translation>
            <numerusform>%n gewonnen</numerusform>
            <numerusform>%n gewonnen</numerusform>
        </translation>
    </message>
    <message>
        <source>{percent} of the last {count} won</source>
        <translation>{percent} der letzten {count} gewonnen</translation>
    </message>
    <message>
        <source>Week from {date}</source>
        <translation>Woche ab {date}</translation>
    </message>
    <message>
        <source>The Game: statistics</source>
        <translation>The Game: Statistik</translation>
    </message>
    <message>
        <source>Which games</source>
        <translation>Welche Partien</translation>
    </message>
    <message>
        <source>Win rate</source>
        <translation>Gewinnquote</translation>
    </message>
    <message>
        <source>Fewest cards left</source>
        <translation>Wenigste Karten übrig</translation>
    </message>
    <message>
        <source>Cards left on average</source>
        <translation>Karten übrig im Schnitt</translation>
    </message>
    <message>
        <source>Wins in a row, latest</source>
        <translation>Siege in Folge, zuletzt</translation>
    </message>
    <message>
        <source>Wins in a row, most</source>
        <translation>Siege in Folge, höchstens</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Ab</translation>
    </message>
    <message>
        <source>{number}%</source>
        <translation>{number} %</translation>
    </message>
    <message>
        <source>{low}–{high}%</source>
        <translation>{low}–{high} %</translation>
    </message>
    <message>
        <source>Cards left: {cards}</source>
        <translation>Karten übrig: {cards}</translation>
    </message>
    <message>
        <source>Cards left on average: {number}</source>
        <translation>Karten übrig im Schnitt: {number}</translation>
    </message>
    <message>
        <source>{won} of {games}</source>
        <translation>{won} von {games}</translation>
    </message>
    <message>
        <source>In the long run probably {range}</source>
        <translation>Auf Dauer wohl {range}</translation>
    </message>
    <message>
        <source>Win rate in the long run, at least (95% sure)</source>
        <translation>Gewinnquote auf Dauer, mindestens (zu 95 % sicher)</translation>
    </message>
    <message>
        <source>Win rate in the long run, at most (95% sure)</source>
        <translation>Gewinnquote auf Dauer, höchstens (zu 95 % sicher)</translation>
    </message>
</context>
<context>
    <name>TableSettings</name>
    <message>
        <source>At the table</source>
        <translation>Am Tisch</translation>
    </message>
    <message>
        <source>&amp;Take back</source>
        <translation>&amp;Zurücknehmen</translation>
    </message>
    <message>
        <source>Lays of the running turn can be taken back. The result will say so.</source>
        <translation>Im laufenden Zug abgelegte Karten lassen sich zurücknehmen. Beim Ergebnis wird es vermerkt.</translation>
    </message>
    <message>
        <source>Cards of the running turn can be taken back, one by one, as long as none was drawn. Switch it off if a card laid is to be a card played.</source>
        <translation>Karten des laufenden Zugs lassen sich einzeln zurücknehmen, solange nicht nachgezogen wurde. Schalte es aus, wenn abgelegt auch gespielt heißen soll.</translation>
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
        <source>A line of all numbers below the piles. It helps to see the gaps; without it, you have to remember what was laid, as at a real table.</source>
        <translation>Ein Strahl aller Zahlen unter den Stapeln. Er hilft, Lücken zu sehen; ohne ihn müsst ihr euch merken, was abgelegt ist, wie am echten Tisch.</translation>
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
        <source>A list beside the table of all that was laid and drawn. In a small window it gives way; the view menu has it in a window of its own.</source>
        <translation>Eine Liste neben dem Tisch mit allem, was abgelegt und gezogen wurde. In kleinen Fenstern macht sie Platz; das Menü „Ansicht“ öffnet sie in einem eigenen.</translation>
    </message>
</context>
<context>
    <name>TransportButton</name>
    <message>
        <source>{what} ({keys})</source>
        <translation>{what} ({keys})</translation>
    </message>
</context>
<context>
    <name>TurnBar</name>
    <message>
        <source>As it was</source>
        <translation>Wie es war</translation>
    </message>
    <message>
        <source>Another way</source>
        <translation>Ein anderer Weg</translation>
    </message>
    <message>
        <source>The same turn twice: as it was played, and as it would have been better. Each is shown at the table from its beginning, step by step.</source>
        <translation>Derselbe Zug zweimal: wie er gespielt wurde und wie er besser gewesen wäre. Beide werden am Tisch von Anfang an gezeigt, Schritt für Schritt.</translation>
    </message>
    <message>
        <source>Show the turn as it was played ({keys})</source>
        <translation>Den Zug zeigen, wie er gespielt wurde ({keys})</translation>
    </message>
    <message>
        <source>Show what would have been better ({keys})</source>
        <translation>Zeigen, was besser gewesen wäre ({keys})</translation>
    </message>
    <message>
        <source>Try it yourself</source>
        <translation>Selbst versuchen</translation>
    </message>
    <message>
        <source>Play this turn once more, your own way</source>
        <translation>Diesen Zug noch einmal spielen, auf deine Art</translation>
    </message>
    <message>
        <source>Sets up the table as it was when the turn began, for you to play it. What you do there counts nowhere.</source>
        <translation>Baut den Tisch so auf, wie er zu Beginn des Zuges war, damit du den Zug spielen kannst. Was du dort tust, zählt nirgends.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Leave this turn (Esc)</source>
        <translation>Diesen Zug verlassen (Esc)</translation>
    </message>
    <message>
        <source>Leads back to where you came from.</source>
        <translation>Führt dorthin zurück, wo du herkommst.</translation>
    </message>
    <message>
        <source>Tells what was played in this turn and what would have been better, each with how many of a hundred games are won from there; below, what comes next at the table.</source>
        <translation>Sagt, was in diesem Zug gespielt wurde und was besser gewesen wäre, jeweils mit der Zahl der Partien unter hundert, die von dort aus gewonnen werden; darunter, was am Tisch als Nächstes kommt.</translation>
    </message>
    <message>
        <source>A step is a card that is laid, or the end of the turn, when one draws.</source>
        <translation>Ein Schritt ist eine Karte, die abgelegt wird, oder das Ende des Zuges, wenn nachgezogen wird.</translation>
    </message>
    <message>
        <source>Leads through the turns that cost most, the dearest first.</source>
        <translation>Führt durch die Züge, die am meisten gekostet haben, der teuerste zuerst.</translation>
    </message>
    <message>
        <source>The turn before</source>
        <translation>Der Zug davor</translation>
    </message>
    <message>
        <source>A step back</source>
        <translation>Ein Schritt zurück</translation>
    </message>
    <message>
        <source>A step on</source>
        <translation>Ein Schritt weiter</translation>
    </message>
    <message>
        <source>The next turn</source>
        <translation>Der nächste Zug</translation>
    </message>
    <message>
        <source>What is shown</source>
        <translation>Was zu sehen ist</translation>
    </message>
</context>
<context>
    <name>TurnButtons</name>
    <message>
        <source>Hint</source>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>Covers your hand, so that nobody else sees it, and says who gets the laptop next.</source>
        <translation>Verdeckt deine Hand, damit niemand sonst sie sieht, und sagt, wer den Laptop als Nächstes bekommt.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Computer players among themselves: sit back and watch.</source>
        <translation>Computerspieler unter sich: Lehn dich zurück und schau zu.</translation>
    </message>
    <message>
        <source>Click a player above to look at the hand, and to signal if you like.</source>
        <translation>Klickt oben auf einen Namen, um in die Hand zu sehen und, wenn ihr mögt, ein Signal zu geben.</translation>
    </message>
    <message>
        <source>Silence</source>
        <translation>Schweigen</translation>
    </message>
    <message>
        <source>Cover the hand ({keys})</source>
        <translation>Die Hand verdecken ({keys})</translation>
    </message>
    <message>
        <source>{words}: the hand is covered ({keys})</source>
        <translation>{words}: Die Hand wird verdeckt ({keys})</translation>
    </message>
    <message>
        <source>Alone there is nobody to signal to</source>
        <translation>Allein gibt es niemanden, dem du ein Signal geben könntest</translation>
    </message>
    <message>
        <source>No signals while Silence shows on a pile</source>
        <translation>Keine Signale, solange „Schweigen“ auf einem Stapel liegt</translation>
    </message>
    <message>
        <source>First agree on who begins</source>
        <translation>Einigt euch zuerst, wer beginnt</translation>
    </message>
    <message>
        <source>To signal something, look at your hand first</source>
        <translation>Für ein Signal sieh dir zuerst deine Handkarten an</translation>
    </message>
    <message>
        <source>Without a card in hand there is nothing to signal</source>
        <translation>Ohne Handkarten gibt es nichts zu signalisieren</translation>
    </message>
    <message>
        <source>Nothing can be signalled now</source>
        <translation>Signale sind gerade nicht möglich</translation>
    </message>
</context>
<context>
    <name>TurnPage</name>
    <message>
        <source>A turn explained</source>
        <translation>Ein Zug, erklärt</translation>
    </message>
    <message>
        <source>{nth} of {turns}</source>
        <translation>{nth} von {turns}</translation>
    </message>
</context>
<context>
    <name>TurnPanel</name>
    <message>
        <source>Paused</source>
        <translation>Angehalten</translation>
    </message>
    <message>
        <source>Thinks it over</source>
        <translation>Überlegt</translation>
    </message>
    <message>
        <source>Lays another card</source>
        <translation>Legt weiter</translation>
    </message>
    <message>
        <source>Has laid enough</source>
        <translation>Genug gelegt</translation>
    </message>
    <message>
        <source>Whose turn it is, and how far it has come: a filled slot for each card that is laid, an empty one for each that is still owed. With none empty, the turn may be finished, or go on.</source>
        <translation>Wer am Zug ist, und wie weit er ist: ein volles Feld für jede abgelegte Karte, ein leeres für jede, die noch fehlt. Ist keines leer, darf der Zug enden oder weitergehen.</translation>
    </message>
    <message>
        <source>Enough cards are laid</source>
        <translation>Genug Karten abgelegt</translation>
    </message>
</context>
<context>
    <name>TurnWords</name>
    <message>
        <source>As it was: {lays}.</source>
        <translation>Wie es war: {lays}.</translation>
    </message>
    <message numerus="yes">
        <source>The game ended there with %n card(s) left.</source>
        <translation>
            <numerusform>Dort endete die Partie mit %n Restkarte.</numerusform>
            <numerusform>Dort endete die Partie mit %n Restkarten.</numerusform>
        </translation>
    </message>
    <message>
        <source>The coach has found no better way.</source>
        <translation>Der Coach hat keinen besseren Weg gefunden.</translation>
    </message>
    <message>
        <source>Another way: {lays}.</source>
        <translation>Ein anderer Weg: {lays}.</translation>
    </message>
    <message>
        <source>That wins {won} of 100 games.</source>
        <translation>Das gewinnt {won} von 100 Partien.</translation>
    </message>
    <message>
        <source>With the cards as they really lay, that wins {won} of 100 games.</source>
        <translation>So wie die Karten wirklich lagen, gewinnt das {won} von 100 Partien.</translation>
    </message>
    <message>
        <source>Next: the turn is finished.</source>
        <translation>Als Nächstes: Der Zug wird beendet.</translation>
    </message>
    <message>
        <source>The turn begins. Next: {deed}</source>
        <translation>Der Zug beginnt. Als Nächstes: {deed}</translation>
    </message>
    <message>
        <source>Next: {deed}</source>
        <translation>Als Nächstes: {deed}</translation>
    </message>
    <message numerus="yes">
        <source>The turn is finished, %n card(s) drawn.</source>
        <translation>
            <numerusform>Der Zug ist beendet, %n Karte nachgezogen.</numerusform>
            <numerusform>Der Zug ist beendet, %n Karten nachgezogen.</numerusform>
        </translation>
    </message>
    <message>
        <source>The turn is finished.</source>
        <translation>Der Zug ist beendet.</translation>
    </message>
    <message>
        <source>From here the turn can&apos;t be finished any more.</source>
        <translation>Von hier aus lässt sich der Zug nicht mehr beenden.</translation>
    </message>
    <message>
        <source>There is a way that wins {won} of 100 games.</source>
        <translation>Es gibt einen Weg, der {won} von 100 Partien gewinnt.</translation>
    </message>
    <message>
        <source>Your turn is played through …</source>
        <translation>Dein Zug wird durchgespielt …</translation>
    </message>
    <message>
        <source>With that the turn can&apos;t be finished any more. Take the card back, or try it once more.</source>
        <translation>Damit lässt sich der Zug nicht mehr beenden. Nimm die Karte zurück, oder versuch es noch einmal.</translation>
    </message>
    <message>
        <source>With that the turn can&apos;t be finished any more. Try it once more.</source>
        <translation>Damit lässt sich der Zug nicht mehr beenden. Versuch es noch einmal.</translation>
    </message>
    <message>
        <source>That is the coach&apos;s way: it wins {won} of 100 games.</source>
        <translation>Das ist der Weg des Coachs: Er gewinnt {won} von 100 Partien.</translation>
    </message>
    <message>
        <source>As good as the coach&apos;s way: it wins {won} of 100 games, the coach&apos;s {better}.</source>
        <translation>So gut wie der Weg des Coachs: Deiner gewinnt {won} von 100 Partien, seiner {better}.</translation>
    </message>
    <message>
        <source>The coach would rather play {way}. That wins {better} of 100 games, yours {won}.</source>
        <translation>Der Coach würde lieber so spielen: {way}. Das gewinnt {better} von 100 Partien, mit deinem Zug sind es {won}.</translation>
    </message>
    <message>
        <source>Better than then: yours wins {won} of 100 games. The coach&apos;s way wins {better}: {way}.</source>
        <translation>Besser als damals: Dein Zug gewinnt {won} von 100 Partien. Der Weg des Coachs gewinnt {better}: {way}.</translation>
    </message>
    <message>
        <source>Better than then: {won} of 100 games rather than {then}. The coach&apos;s way wins {better}: {way}.</source>
        <translation>Besser als damals: {won} von 100 Partien statt {then}. Der Weg des Coachs gewinnt {better}: {way}.</translation>
    </message>
    <message numerus="yes">
        <source>{found} of %n found.</source>
        <translation>
            <numerusform>{found} von %n gefunden.</numerusform>
            <numerusform>{found} von %n gefunden.</numerusform>
        </translation>
    </message>
    <message>
        <source>Each of them can be tried again at any time.</source>
        <translation>Jeder Zug lässt sich jederzeit noch einmal versuchen.</translation>
    </message>
    <message>
        <source>There is nothing left to be found here.</source>
        <translation>Hier gibt es nichts mehr zu finden.</translation>
    </message>
    <message numerus="yes">
        <source>That is the coach&apos;s way: about %n card(s) are left.</source>
        <translation>
            <numerusform>Das ist der Weg des Coachs: Etwa %n Karte bleibt übrig.</numerusform>
            <numerusform>Das ist der Weg des Coachs: Etwa %n Karten bleiben übrig.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>As good as the coach&apos;s way: about %n card(s) are left, after the coach&apos;s {left}.</source>
        <translation>
            <numerusform>So gut wie der Weg des Coachs: Nach deinem bleibt etwa %n Karte übrig, nach seinem {left}.</numerusform>
            <numerusform>So gut wie der Weg des Coachs: Nach deinem bleiben etwa %n Karten übrig, nach seinem {left}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The coach would rather play {way}. About %n card(s) are left then, after yours {left}.</source>
        <translation>
            <numerusform>Der Coach würde lieber so spielen: {way}. Dann bleibt etwa %n Karte übrig, mit deinem Zug sind es {left}.</numerusform>
            <numerusform>Der Coach würde lieber so spielen: {way}. Dann bleiben etwa %n Karten übrig, mit deinem Zug sind es {left}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>About %n card(s) are left then.</source>
        <translation>
            <numerusform>Etwa %n Karte bleibt dann übrig.</numerusform>
            <numerusform>Etwa %n Karten bleiben dann übrig.</numerusform>
        </translation>
    </message>
    <message>
        <source>How would you play this turn?</source>
        <translation>Wie würdest du diesen Zug spielen?</translation>
    </message>
    <message>
        <source>As it was, nobody could go on after it.</source>
        <translation>So wie es war, kam danach niemand mehr weiter.</translation>
    </message>
    <message>
        <source>The next turn then moves the piles on by less: {steps} rather than {rival}.</source>
        <translation>Der nächste Zug rückt die Stapel dann weniger weit vor: um {steps} statt um {rival}.</translation>
    </message>
    <message>
        <source>The next turn then needn&apos;t move the piles on at all.</source>
        <translation>Der nächste Zug muss die Stapel dann gar nicht vorrücken.</translation>
    </message>
    <message>
        <source>The coach is still looking for a better way.</source>
        <translation>Der Coach sucht noch nach einem besseren Weg.</translation>
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
    <message>
        <source>What was left when the game ended: everybody&apos;s hand and the draw pile. If nothing was left, all piles as they were laid.</source>
        <translation>Was am Ende übrig war: alle Handkarten und der Zugstapel. Blieb nichts übrig, alle Stapel, wie sie abgelegt wurden.</translation>
    </message>
</context>
<context>
    <name>TutorBar</name>
    <message>
        <source>On to the next hand (Enter)</source>
        <translation>Weiter zur nächsten Hand (Eingabe)</translation>
    </message>
    <message>
        <source>Begin a new game of this edition</source>
        <translation>Ein neues Spiel dieser Ausgabe beginnen</translation>
    </message>
    <message>
        <source>Choose another lesson, or play this one again</source>
        <translation>Eine andere Lektion wählen oder diese noch einmal spielen</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Verlassen</translation>
    </message>
    <message>
        <source>Leads to a new game of the edition that you have just learnt.</source>
        <translation>Führt zu einem neuen Spiel der Ausgabe, die du gerade gelernt hast.</translation>
    </message>
    <message>
        <source>Leads back to the lessons, to choose another one or the same once more.</source>
        <translation>Führt zurück zu den Lektionen, um eine andere zu wählen oder diese noch einmal.</translation>
    </message>
    <message>
        <source>Leads back to the lessons. What you have played so far is kept.</source>
        <translation>Führt zurück zu den Lektionen. Was du bisher gespielt hast, bleibt erhalten.</translation>
    </message>
    <message>
        <source>Tells what to do at the table below, and what to think of what you have done.</source>
        <translation>Sagt, was am Tisch darunter zu tun ist und was von dem zu halten ist, was du getan hast.</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Lektionen</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>That&apos;s everything for this hand. Deals the next one.</source>
        <translation>Mit dieser Hand ist alles gespielt. Gibt die nächste.</translation>
    </message>
    <message>
        <source>Play a real game</source>
        <translation>Echtes Spiel</translation>
    </message>
    <message>
        <source>Leave the lesson; you can continue it later</source>
        <translation>Die Lektion verlassen; du kannst sie später fortsetzen</translation>
    </message>
    <message>
        <source>Next lesson: {edition}</source>
        <translation>Nächste Lektion: {edition}</translation>
    </message>
    <message>
        <source>On to the next lesson (Enter)</source>
        <translation>Weiter zur nächsten Lektion (Eingabe)</translation>
    </message>
    <message>
        <source>Opens the next lesson that you haven&apos;t finished yet.</source>
        <translation>Öffnet die nächste Lektion, die du noch nicht zu Ende gespielt hast.</translation>
    </message>
</context>
<context>
    <name>UnfinishedKeeper</name>
    <message>
        <source>This game can&apos;t be played on</source>
        <translation>Diese Partie lässt sich nicht weiterspielen</translation>
    </message>
    <message>
        <source>The reason: {reason}.</source>
        <translation>Der Grund: {reason}.</translation>
    </message>
    <message>
        <source>The game can&apos;t be deleted</source>
        <translation>Die Partie lässt sich nicht löschen</translation>
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
</context>
<context>
    <name>UnfinishedWords</name>
    <message>
        <source>ended, its result is still open</source>
        <translation>zu Ende, das Ergebnis ist noch offen</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) left</source>
        <translation>
            <numerusform>noch %n Karte</numerusform>
            <numerusform>noch %n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>on the table</source>
        <translation>liegt auf dem Tisch</translation>
    </message>
    <message>
        <source>nobody has begun yet</source>
        <translation>noch niemand hat begonnen</translation>
    </message>
    <message>
        <source>open hands</source>
        <translation>offene Handkarten</translation>
    </message>
</context>
<context>
    <name>VariantRules</name>
    <message>
        <source>For teams that have beaten the game: all rules stay, but a turn has at least three cards instead of two. Once the draw pile is empty, one is still enough. The hands are as large as ever:</source>
        <translation>Für Teams, die das Spiel schon besiegt haben: Alle Regeln bleiben, aber in jedem Zug sind mindestens drei Karten abzulegen statt zwei. Bei leerem Zugstapel genügt weiterhin eine. Handkarten gibt es so viele wie sonst:</translation>
    </message>
    <message>
        <source>Two cards are too few now: a third one has to follow.</source>
        <translation>Zwei Karten sind jetzt zu wenig: Eine dritte muss noch folgen.</translation>
    </message>
    <message>
        <source>Harder still: at least three cards a turn, and every hand has one card fewer. Once the draw pile is empty, one card a turn is enough here too.</source>
        <translation>Noch schwerer: mindestens drei Karten pro Zug, und alle haben eine Handkarte weniger. Bei leerem Zugstapel genügt auch hier eine Karte pro Zug.</translation>
    </message>
    <message>
        <source>Two players: only six cards in hand instead of seven.</source>
        <translation>Zu zweit: nur sechs Handkarten statt sieben.</translation>
    </message>
</context>
<context>
    <name>WhyNotWords</name>
    <message>
        <source>This is a replay. You can play on from here, with the button below.</source>
        <translation>Das ist eine Wiederholung. Weiterspielen kannst du von hier aus mit dem Knopf unten.</translation>
    </message>
    <message>
        <source>This turn is only shown. “Try it yourself” lets you play it.</source>
        <translation>Dieser Zug wird nur gezeigt. Mit „Selbst versuchen“ kannst du ihn spielen.</translation>
    </message>
    <message>
        <source>That can&apos;t be done in a lesson.</source>
        <translation>Das geht in einer Lektion nicht.</translation>
    </message>
    <message>
        <source>Only this one turn can be played here.</source>
        <translation>Hier lässt sich nur dieser eine Zug spielen.</translation>
    </message>
    <message>
        <source>There is nothing to take back.</source>
        <translation>Es gibt nichts zurückzunehmen.</translation>
    </message>
    <message>
        <source>Taking back is switched off in the settings.</source>
        <translation>Zurücknehmen ist in den Einstellungen ausgeschaltet.</translation>
    </message>
    <message>
        <source>To signal something, look at your hand first.</source>
        <translation>Für ein Signal sieh dir zuerst deine Handkarten an.</translation>
    </message>
</context>
<context>
    <name>WinPanel</name>
    <message>
        <source>Looking for a way to win …</source>
        <translation>Ein Weg zum Sieg wird gesucht …</translation>
    </message>
    <message>
        <source>With all cards open, nearly every game can be won. From which turn on was this one lost?</source>
        <translation>Mit offenen Karten ist fast jede Partie zu gewinnen. Ab welchem Zug war diese verloren?</translation>
    </message>
    <message>
        <source>The way to win</source>
        <translation>Der Weg zum Sieg</translation>
    </message>
    <message>
        <source>Look for a way to win</source>
        <translation>Nach einem Weg zum Sieg suchen</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Show it</source>
        <translation>Ansehen</translation>
    </message>
    <message>
        <source>How far the search has come</source>
        <translation>Wie weit die Suche ist</translation>
    </message>
    <message>
        <source>Shows how much of the search is done. You can stop it at any time.</source>
        <translation>Zeigt, wie viel der Suche geschafft ist. Du kannst sie jederzeit abbrechen.</translation>
    </message>
    <message>
        <source>Search for a way to win with all cards open</source>
        <translation>Mit offenen Karten nach einem Weg zum Sieg suchen</translation>
    </message>
    <message>
        <source>Looks, with all cards open, for the last turn from which the game could still have been won, and for a way to do it. It takes a while, and can be stopped.</source>
        <translation>Sucht mit offenen Karten nach dem letzten Zug, von dem aus die Partie noch zu gewinnen war, und nach einem Weg zum Sieg. Das dauert eine Weile und lässt sich abbrechen.</translation>
    </message>
    <message>
        <source>Don&apos;t look any further</source>
        <translation>Nicht weitersuchen</translation>
    </message>
    <message>
        <source>Breaks the search off. It can be begun again.</source>
        <translation>Bricht die Suche ab. Sie lässt sich neu beginnen.</translation>
    </message>
    <message>
        <source>See how the game could have been won</source>
        <translation>Sehen, wie die Partie zu gewinnen gewesen wäre</translation>
    </message>
    <message>
        <source>Shows the game from the last turn from which it could still have been won, and how. It is a possible course, not what happened.</source>
        <translation>Zeigt die Partie ab dem letzten Zug, von dem aus sie noch zu gewinnen war, und wie. Es ist ein möglicher Verlauf, nicht der echte.</translation>
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
        <source>you may talk about colours, but not about high or low</source>
        <translation>nennt Farben, aber nicht hoch oder niedrig</translation>
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
        <source>Every deal puts the commands on different numbers.</source>
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
        <source>Row card, {direction}</source>
        <translation>Reihenkarte, {direction}</translation>
    </message>
    <message>
        <source>It is {player}&apos;s turn</source>
        <translation>{player} ist am Zug</translation>
    </message>
    <message>
        <source>The game begins</source>
        <translation>Das Spiel beginnt</translation>
    </message>
    <message>
        <source>You begin</source>
        <translation>Du beginnst</translation>
    </message>
    <message>
        <source>{player} begins</source>
        <translation>{player} beginnt</translation>
    </message>
    <message>
        <source>Spent: it held for the turn in which it was laid.</source>
        <translation>Erledigt: Er galt nur in dem Zug, in dem er gelegt wurde.</translation>
    </message>
    <message>
        <source>red {number}</source>
        <translation>rote {number}</translation>
    </message>
    <message>
        <source>yellow {number}</source>
        <translation>gelbe {number}</translation>
    </message>
    <message>
        <source>green {number}</source>
        <translation>grüne {number}</translation>
    </message>
    <message>
        <source>blue {number}</source>
        <translation>blaue {number}</translation>
    </message>
    <message>
        <source>purple {number}</source>
        <translation>lila {number}</translation>
    </message>
    <message>
        <source>{card} (spent)</source>
        <translation>{card} (erledigt)</translation>
    </message>
</context>
<context>
    <name>_Caption</name>
    <message>
        <source>Tells which turn is in sight, and what happened last in it.</source>
        <translation>Sagt, welcher Zug zu sehen ist und was darin zuletzt geschah.</translation>
    </message>
</context>
</TS>
