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
    <name>CoachWords</name>
    <message numerus="yes">
        <source>given up, %n left</source>
        <translation>
            <numerusform>given up, %n left</numerusform>
            <numerusform>given up, %n left</numerusform>
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
        <source>about %n more card(s) left</source>
        <translation>
            <numerusform>about %n more card left</numerusform>
            <numerusform>about %n more cards left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player}: the coach found nothing better in {good} of %n turn(s).</source>
        <translation>
            <numerusform>{player}: the coach found nothing better in {good} of %n turn.</numerusform>
            <numerusform>{player}: the coach found nothing better in {good} of %n turns.</numerusform>
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
    <name>HistoryKeeper</name>
    <message numerus="yes">
        <source>%n game(s) were in the history already.</source>
        <translation>
            <numerusform>%n game was in the history already.</numerusform>
            <numerusform>%n games were in the history already.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) aren&apos;t over: open them to play on.</source>
        <translation>
            <numerusform>%n game isn&apos;t over: open it to play on.</numerusform>
            <numerusform>%n games aren&apos;t over: open them to play on.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n can&apos;t be read, or can&apos;t have been played.</source>
        <translation>
            <numerusform>%n can&apos;t be read, or can&apos;t have been played.</numerusform>
            <numerusform>%n can&apos;t be read, or can&apos;t have been played.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) imported</source>
        <translation>
            <numerusform>%n game imported</numerusform>
            <numerusform>%n games imported</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) could be saved from it.</source>
        <translation>
            <numerusform>%n game could be saved from it.</numerusform>
            <numerusform>%n games could be saved from it.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HistoryPage</name>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n game</numerusform>
            <numerusform>%n games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %n chosen game(s)…</source>
        <translation>
            <numerusform>Delete %n chosen game…</numerusform>
            <numerusform>Delete %n chosen games…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete all %n game(s) of this list…</source>
        <translation>
            <numerusform>Delete the one game of this list…</numerusform>
            <numerusform>Delete all %n games of this list…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Export %n chosen game(s)…</source>
        <translation>
            <numerusform>Export %n chosen game…</numerusform>
            <numerusform>Export %n chosen games…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Export all %n game(s) of this list…</source>
        <translation>
            <numerusform>Export the one game of this list…</numerusform>
            <numerusform>Export all %n games of this list…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Importing: %n game(s) so far</source>
        <translation>
            <numerusform>Importing: %n game so far</numerusform>
            <numerusform>Importing: %n games so far</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Exporting: %n game(s) so far</source>
        <translation>
            <numerusform>Exporting: %n game so far</numerusform>
            <numerusform>Exporting: %n games so far</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) imported.</source>
        <translation>
            <numerusform>%n game imported.</numerusform>
            <numerusform>%n games imported.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) exported.</source>
        <translation>
            <numerusform>%n game exported.</numerusform>
            <numerusform>%n games exported.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HistoryWords</name>
    <message numerus="yes">
        <source>%n card(s) left</source>
        <translation>
            <numerusform>%n card left</numerusform>
            <numerusform>%n cards left</numerusform>
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
        <source>%n taken back</source>
        <translation>
            <numerusform>%n taken back</numerusform>
            <numerusform>%n taken back</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Given up, %n left</source>
        <translation>
            <numerusform>Given up, %n left</numerusform>
            <numerusform>Given up, %n left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LaptopSettings</name>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n minute</numerusform>
            <numerusform>%n minutes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>for %n second(s)</source>
        <translation>
            <numerusform>for %n second</numerusform>
            <numerusform>for %n seconds</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LessonWords</name>
    <message numerus="yes">
        <source>It would fit, but %n number(s) would be skipped and no longer fit on this pile. Look for a smaller step.</source>
        <translation>
            <numerusform>It would fit, but %n number would be skipped and no longer fit on this pile. Look for a smaller step.</numerusform>
            <numerusform>It would fit, but %n numbers would be skipped and no longer fit on this pile. Look for a smaller step.</numerusform>
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
    <name>PileFan</name>
    <message numerus="yes">
        <source>%n card(s), first to last</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards, first to last</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Question</name>
    <message numerus="yes">
        <source>Delete %n finished game(s)?</source>
        <translation>
            <numerusform>Delete %n finished game?</numerusform>
            <numerusform>Delete %n finished games?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReasonWords</name>
    <message numerus="yes">
        <source>wins back %n step(s)</source>
        <translation>
            <numerusform>wins back %n step</numerusform>
            <numerusform>wins back %n steps</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All in all, the piles win back %n step(s).</source>
        <translation>
            <numerusform>All in all, the piles win back %n step.</numerusform>
            <numerusform>All in all, the piles win back %n steps.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Every further card would move a pile on by at least %n step(s).</source>
        <translation>
            <numerusform>Every further card would move a pile on by at least %n step.</numerusform>
            <numerusform>Every further card would move a pile on by at least %n steps.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Every card more would move a pile on by at least %n step(s).</source>
        <translation>
            <numerusform>Every card more would move a pile on by at least %n step.</numerusform>
            <numerusform>Every card more would move a pile on by at least %n steps.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Moves the piles on by %n step(s) in all.</source>
        <translation>
            <numerusform>Moves the piles on by %n step in all.</numerusform>
            <numerusform>Moves the piles on by %n steps in all.</numerusform>
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
    <name>ReplayWords</name>
    <message numerus="yes">
        <source>%n card(s) drawn</source>
        <translation>
            <numerusform>%n card drawn</numerusform>
            <numerusform>%n cards drawn</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) left</source>
        <translation>
            <numerusform>%n card left</numerusform>
            <numerusform>%n cards left</numerusform>
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
    <message numerus="yes">
        <source>%n hint(s) seen</source>
        <translation>
            <numerusform>%n hint seen</numerusform>
            <numerusform>%n hints seen</numerusform>
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
    <name>SpokenWords</name>
    <message numerus="yes">
        <source>{nth} of %n card(s)</source>
        <translation>
            <numerusform>{nth} of %n card</numerusform>
            <numerusform>{nth} of %n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StartWords</name>
    <message numerus="yes">
        <source>begun, %n card(s) left</source>
        <translation>
            <numerusform>begun, %n card left</numerusform>
            <numerusform>begun, %n cards left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n finished game(s)</source>
        <translation>
            <numerusform>%n finished game</numerusform>
            <numerusform>%n finished games</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StatisticsWords</name>
    <message numerus="yes">
        <source>%n given up</source>
        <translation>
            <numerusform>%n given up</numerusform>
            <numerusform>%n given up</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n game</numerusform>
            <numerusform>%n games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n won</source>
        <translation>
            <numerusform>%n won</numerusform>
            <numerusform>%n won</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TurnWords</name>
    <message numerus="yes">
        <source>The game ended there with %n card(s) left.</source>
        <translation>
            <numerusform>The game ended there with %n card left.</numerusform>
            <numerusform>The game ended there with %n cards left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The turn is finished, %n card(s) drawn.</source>
        <translation>
            <numerusform>The turn is finished, %n card drawn.</numerusform>
            <numerusform>The turn is finished, %n cards drawn.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{found} of %n found.</source>
        <translation>
            <numerusform>{found} of %n found.</numerusform>
            <numerusform>{found} of %n found.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That is the coach&apos;s way: about %n card(s) are left.</source>
        <translation>
            <numerusform>That is the coach&apos;s way: about %n card is left.</numerusform>
            <numerusform>That is the coach&apos;s way: about %n cards are left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>As good as the coach&apos;s way: about %n card(s) are left, after the coach&apos;s {left}.</source>
        <translation>
            <numerusform>As good as the coach&apos;s way: about %n card is left, after the coach&apos;s {left}.</numerusform>
            <numerusform>As good as the coach&apos;s way: about %n cards are left, after the coach&apos;s {left}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The coach would rather play {way}. About %n card(s) are left then, after yours {left}.</source>
        <translation>
            <numerusform>The coach would rather play {way}. About %n card is left then, after yours {left}.</numerusform>
            <numerusform>The coach would rather play {way}. About %n cards are left then, after yours {left}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>About %n card(s) are left then.</source>
        <translation>
            <numerusform>About %n card is left then.</numerusform>
            <numerusform>About %n cards are left then.</numerusform>
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
    <name>UnfinishedKeeper</name>
    <message numerus="yes">
        <source>%n saved game(s) can&apos;t be read</source>
        <translation>
            <numerusform>%n saved game can&apos;t be read</numerusform>
            <numerusform>%n saved games can&apos;t be read</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>UnfinishedWords</name>
    <message numerus="yes">
        <source>%n card(s) left</source>
        <translation>
            <numerusform>%n card left</numerusform>
            <numerusform>%n cards left</numerusform>
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
