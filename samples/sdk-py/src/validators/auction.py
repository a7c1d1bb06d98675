# #region selection
from dataclasses import dataclass
from decimal import Decimal

STEP, LEAST_TOP_UP = Decimal(10), Decimal(1)


@dataclass
class Owner:
    top_up: Decimal
    """All EGLD above the price of every staked node, those in the auction included."""
    active: int
    auction: int


def nodes_that_qualify(owner: Owner, threshold: Decimal) -> int:
    """So many nodes of the auction have the threshold each, if the active nodes have it as well."""
    left = owner.top_up - threshold * owner.active
    return min(int(left // threshold), owner.auction) if left >= threshold else 0


def select(owners: list[Owner], places: int) -> tuple[Decimal, list[int]]:
    """The threshold, and for each owner the nodes that reach it: places at least, if there are more nodes than that."""
    lowest = min(owner.top_up / (owner.active + owner.auction) for owner in owners)
    highest = max(owner.top_up / (owner.active + 1) for owner in owners)
    threshold = max(lowest, LEAST_TOP_UP)
    chosen = [owner.auction for owner in owners]
    reached = Decimal(0)
    while threshold < highest:
        qualified = [nodes_that_qualify(owner, threshold) for owner in owners]
        if sum(qualified) < places:
            break
        chosen, reached = qualified, threshold
        threshold += STEP
    return reached, chosen


# #endregion selection


# #region nodes
def nodes_that_stay(stake: Decimal, threshold: Decimal, price: Decimal = Decimal(2_500)) -> int:
    """The most nodes that a stake carries with the threshold of top-up each."""
    return int(stake // (price + threshold))


# #endregion nodes
