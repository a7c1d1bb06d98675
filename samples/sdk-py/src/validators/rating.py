# #region steps
from dataclasses import dataclass

START, MAXIMUM, JAIL = 5_000_001, 10_000_000, 1_000_000
VALIDATORS = 400
PENALTY = 1.04


@dataclass
class Steps:
    proposer_gain: int
    validator_gain: int
    proposer_loss: int
    validator_loss: int


def rating_steps(round_milliseconds: int, hours_to_maximum: int = 55, decrease_factor: int = 4) -> Steps:
    blocks = hours_to_maximum * 3_600_000 // round_milliseconds
    half = (MAXIMUM - START) / 2
    proposer, validator = half / (blocks / VALIDATORS), half / blocks
    return Steps(int(proposer), int(validator), int(decrease_factor * proposer), int(decrease_factor * validator))


# #endregion steps


# #region offline
def ratings_while_offline(rating: int, steps: Steps) -> list[int]:
    """The rating after each missed turn until jail, if all nodes weigh the same and the others miss nothing."""
    ratings: list[int] = []
    while rating > JAIL:
        rating = min(rating + (VALIDATORS - 1) * steps.validator_gain, MAXIMUM)
        rating -= int(steps.proposer_loss * PENALTY ** len(ratings)) + steps.validator_loss
        ratings.append(rating)
    return ratings


# #endregion offline
