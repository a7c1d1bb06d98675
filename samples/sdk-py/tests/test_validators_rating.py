import unittest

from validators.rating import JAIL, MAXIMUM, PENALTY, START, VALIDATORS, Steps, rating_steps, ratings_while_offline

STEPS = rating_steps(600)


def points(rating: int) -> float:
    return round(rating / 100_000, 2)


class RatingTest(unittest.TestCase):
    """The figures that the page on ratings shows."""

    def test_steps_follow_from_the_length_of_a_round(self) -> None:
        self.assertEqual(STEPS, Steps(3_030, 7, 12_121, 30))
        self.assertEqual(rating_steps(6_000), Steps(30_303, 75, 121_212, 303))

    def test_rounding_makes_the_way_to_the_maximum_longer_than_configured(self) -> None:
        gain = (STEPS.proposer_gain + (VALIDATORS - 1) * STEPS.validator_gain) / VALIDATORS
        self.assertEqual(gain, 14.5575)
        self.assertEqual(round(gain * 3_600 / 0.6), 87_345)
        self.assertEqual(round(gain * 144_000), 2_096_280)
        self.assertEqual(round((MAXIMUM - START) / gain * 0.6 / 3_600, 1), 57.2)
        self.assertEqual(round((START - JAIL) / gain * 0.6 / 3_600, 1), 45.8)

    def test_a_silent_node_falls_to_jail_in_about_six_hours(self) -> None:
        from_100, from_75, from_50 = (
            ratings_while_offline(rating, STEPS) for rating in (MAXIMUM, 7_500_000, START)
        )
        turns = [1, 10, 20, 30, 40, 50, 60]
        self.assertEqual(
            [points(from_100[turn - 1]) for turn in turns], [99.88, 98.79, 96.92, 94.0, 89.56, 82.85, 72.78]
        )
        self.assertEqual(
            [points(from_75[turn - 1]) for turn in turns], [74.91, 73.82, 71.94, 69.03, 64.59, 57.88, 47.81]
        )
        self.assertEqual(
            [points(from_50[turn - 1]) for turn in turns], [49.91, 48.82, 46.94, 44.03, 39.59, 32.88, 22.81]
        )
        self.assertEqual([len(ratings) for ratings in (from_100, from_75, from_50)], [88, 81, 69])
        self.assertEqual([points(ratings[-1]) for ratings in (from_100, from_75, from_50)], [9.84, 7.63, 9.57])

    def test_each_miss_in_a_row_costs_more(self) -> None:
        costs = [points(int(STEPS.proposer_loss * PENALTY ** (turn - 1))) for turn in (1, 10, 20, 30, 40, 50, 60)]
        self.assertEqual(costs, [0.12, 0.17, 0.26, 0.38, 0.56, 0.83, 1.23])
        self.assertEqual(
            [points(int(STEPS.proposer_loss * PENALTY ** (turn - 1))) for turn in (69, 81, 88)], [1.75, 2.79, 3.68]
        )

    def test_a_standstill_of_an_hour_costs_every_validator_the_same(self) -> None:
        self.assertEqual(15 * STEPS.proposer_loss + 6_000 * STEPS.validator_loss, 361_815)


if __name__ == "__main__":
    unittest.main()
