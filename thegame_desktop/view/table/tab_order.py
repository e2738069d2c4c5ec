"""In which order everything on a table is found, by Tab and by screen readers."""

from itertools import pairwise

from PySide6.QtWidgets import QWidget

from thegame_desktop.view.table.hand.hand_cards import HandCards
from thegame_desktop.view.table.surroundings import Surroundings


def put_in_order(canvas: QWidget, around: Surroundings, hand: HandCards) -> None:
    """Have everything found in the order in which it is used.

    Screen readers find what lies lowest first; so at rest, when nothing of it overlaps, a card lies
    lower than the piles. It is raised again when it sets out.
    """
    lying, buttons = canvas.children(), around.buttons
    order = around.in_reading_order(card for card in hand if not card.is_dragged)
    for below, above in reversed([*pairwise(order)]):
        if lying.index(below) > lying.index(above):
            below.stackUnder(above)
            lying = canvas.children()
    chain: list[QWidget] = [canvas, around.cover.uncover, around.cover.replay]
    chain += [*around.starter.buttons, *hand, *around.piles, buttons.signals]
    chain += [buttons.finish, buttons.take_back, buttons.hint]
    chain += [buttons.pass_on, buttons.hurry, buttons.pause]
    chain += [*around.seats, *around.in_force.chips, around.log_list]
    for before, after in pairwise(chain):
        QWidget.setTabOrder(before, after)
