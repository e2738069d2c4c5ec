<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>CardFlow</name>
    <message numerus="yes">
        <source>%n card(s), face down</source>
        <translation>
            <numerusform>%n card, face down</numerusform>
            <numerusform>%n cards, face down</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DailyPage</name>
    <message numerus="yes">
        <source>Begun, %n card(s) left</source>
        <translation>
            <numerusform>Begun, %n card left</numerusform>
            <numerusform>Begun, %n cards left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) in a row</source>
        <translation>
            <numerusform>%n day in a row</numerusform>
            <numerusform>%n days in a row</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n win(s) in a row</source>
        <translation>
            <numerusform>%n win in a row</numerusform>
            <numerusform>%n wins in a row</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{won} of %n deal(s) won this month</source>
        <translation>
            <numerusform>{won} of %n deal won this month</numerusform>
            <numerusform>{won} of %n deals won this month</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DailyWords</name>
    <message numerus="yes">
        <source>Given up with %n card(s) left</source>
        <translation>
            <numerusform>Given up with %n card left</numerusform>
            <numerusform>Given up with %n cards left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lost with %n card(s) left</source>
        <translation>
            <numerusform>Lost with %n card left</numerusform>
            <numerusform>Lost with %n cards left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them computer player(s)</source>
        <translation>
            <numerusform>%n of them a computer player</numerusform>
            <numerusform>%n of them computer players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hint(s)</source>
        <translation>
            <numerusform>%n hint</numerusform>
            <numerusform>%n hints</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) taken back</source>
        <translation>
            <numerusform>%n card taken back</numerusform>
            <numerusform>%n cards taken back</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DrawPileView</name>
    <message numerus="yes">
        <source>Draw pile: %n card(s)</source>
        <translation>
            <numerusform>Draw pile: %n card</numerusform>
            <numerusform>Draw pile: %n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EventWords</name>
    <message numerus="yes">
        <source>{turn}: at least %n card(s)</source>
        <translation>
            <numerusform>{turn}: at least %n card</numerusform>
            <numerusform>{turn}: at least %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) drawn</source>
        <translation>
            <numerusform>%n card drawn</numerusform>
            <numerusform>%n cards drawn</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lost with %n card(s) left. {reason}</source>
        <translation>
            <numerusform>Lost with %n card left. {reason}</numerusform>
            <numerusform>Lost with %n cards left. {reason}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{turn}: exactly %n card(s)</source>
        <translation>
            <numerusform>{turn}: exactly %n card</numerusform>
            <numerusform>{turn}: exactly %n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GameTile</name>
    <message numerus="yes">
        <source>%n card(s) left</source>
        <translation>
            <numerusform>%n card left</numerusform>
            <numerusform>%n cards left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GamesPage</name>
    <message numerus="yes">
        <source>%n game(s) saved by a newer version of the program, and kept for it.</source>
        <translation>
            <numerusform>%n game saved by a newer version of the program, and kept for it.</numerusform>
            <numerusform>%n games saved by a newer version of the program, and kept for it.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LessonWords</name>
    <message numerus="yes">
        <source>It would fit, but %n number(s) would be left out on this pile and not fit any more. Look for a smaller step.</source>
        <translation>
            <numerusform>It would fit, but %n number would be left out on this pile and not fit any more. Look for a smaller step.</numerusform>
            <numerusform>It would fit, but %n numbers would be left out on this pile and not fit any more. Look for a smaller step.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LessonsPage</name>
    <message numerus="yes">
        <source>%n step(s)</source>
        <translation>
            <numerusform>%n step</numerusform>
            <numerusform>%n steps</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NewGamePage</name>
    <message numerus="yes">
        <source>%n of them computer player(s)</source>
        <translation>
            <numerusform>%n of them a computer player</numerusform>
            <numerusform>%n of them computer players</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PileHistory</name>
    <message numerus="yes">
        <source>%n card(s), first to last</source>
        <translation>
            <numerusform>%n card, first to last</numerusform>
            <numerusform>%n cards, first to last</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RefusalWords</name>
    <message numerus="yes">
        <source>Lay %n more card(s) first</source>
        <translation>
            <numerusform>Lay %n more card first</numerusform>
            <numerusform>Lay %n more cards first</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>3!: lay %n more card(s) first</source>
        <translation>
            <numerusform>3!: lay %n more card first</numerusform>
            <numerusform>3!: lay %n more cards first</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lay at least %n card(s)</source>
        <translation>
            <numerusform>Lay at least %n card</numerusform>
            <numerusform>Lay at least %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more card(s) to lay</source>
        <translation>
            <numerusform>%n more card to lay</numerusform>
            <numerusform>%n more cards to lay</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>3!: %n more card(s) to lay</source>
        <translation>
            <numerusform>3!: %n more card to lay</numerusform>
            <numerusform>3!: %n more cards to lay</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lay %n card(s)</source>
        <translation>
            <numerusform>Lay %n card</numerusform>
            <numerusform>Lay %n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ResultPanel</name>
    <message numerus="yes">
        <source>%n card(s) taken back</source>
        <translation>
            <numerusform>%n card taken back</numerusform>
            <numerusform>%n cards taken back</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) left</source>
        <translation>
            <numerusform>%n card left</numerusform>
            <numerusform>%n cards left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You beat the game!</source>
        <translation>
            <numerusform>You beat the game!</numerusform>
            <numerusform>You beat the game!</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %n card(s) are laid.</source>
        <translation>
            <numerusform>%n card is laid.</numerusform>
            <numerusform>All %n cards are laid.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) left: an excellent result.</source>
        <translation>
            <numerusform>%n card left: an excellent result.</numerusform>
            <numerusform>%n cards left: an excellent result.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) left. Fewer than {bound} would be excellent.</source>
        <translation>
            <numerusform>%n card left. Fewer than {bound} would be excellent.</numerusform>
            <numerusform>%n cards left. Fewer than {bound} would be excellent.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{laid} of %n card(s) laid</source>
        <translation>
            <numerusform>{laid} of %n card laid</numerusform>
            <numerusform>{laid} of %n cards laid</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SeatChip</name>
    <message numerus="yes">
        <source>%n card(s) in hand</source>
        <translation>
            <numerusform>%n card in hand</numerusform>
            <numerusform>%n cards in hand</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n minute</numerusform>
            <numerusform>%n minutes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TurnedUp</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>UnfinishedShelf</name>
    <message numerus="yes">
        <source>%n saved game(s) can&apos;t be read</source>
        <translation>
            <numerusform>%n saved game can&apos;t be read</numerusform>
            <numerusform>%n saved games can&apos;t be read</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message numerus="yes">
        <source>Hand of %n card(s)</source>
        <translation>
            <numerusform>Hand of %n card</numerusform>
            <numerusform>Hand of %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at least %n card(s) a turn</source>
        <translation>
            <numerusform>at least %n card a turn</numerusform>
            <numerusform>at least %n cards a turn</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>exactly %n card(s) a turn</source>
        <translation>
            <numerusform>exactly %n card a turn</numerusform>
            <numerusform>exactly %n cards a turn</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{minimum} to %n card(s) a turn</source>
        <translation>
            <numerusform>{minimum} to %n card a turn</numerusform>
            <numerusform>{minimum} to %n cards a turn</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{pile}: {card} on top, %n card(s)</source>
        <translation>
            <numerusform>{pile}: {card} on top, %n card</numerusform>
            <numerusform>{pile}: {card} on top, %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) laid</source>
        <translation>
            <numerusform>%n card laid</numerusform>
            <numerusform>%n cards laid</numerusform>
        </translation>
    </message>
</context>
</TS>
