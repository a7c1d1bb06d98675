import unittest
from decimal import Decimal

from validators.auction import Owner, nodes_that_qualify, nodes_that_stay, select


def owner(top_up: int, active: int, auction: int) -> Owner:
    return Owner(Decimal(top_up), active, auction)


ALICE, BOB, CAROL, DAN = owner(2_800, 2, 1), owner(2_800, 1, 3), owner(1_260, 0, 2), owner(0, 0, 1)
OWNERS = [ALICE, BOB, CAROL, DAN]


class AuctionTest(unittest.TestCase):
    """The figures that the page on staking v4 shows; the selector of mx-chain-go v2.0.0 gives the same."""

    def test_raising_the_threshold_drops_nodes_one_owner_after_the_other(self) -> None:
        qualified = {
            threshold: [nodes_that_qualify(each, Decimal(threshold)) for each in OWNERS]
            for threshold in (1, 621, 631, 701, 931, 941)
        }
        self.assertEqual(
            qualified,
            {
                1: [1, 3, 2, 0],
                621: [1, 3, 2, 0],
                631: [1, 3, 1, 0],
                701: [1, 2, 1, 0],
                931: [1, 2, 1, 0],
                941: [0, 1, 1, 0],
            },
        )

    def test_stops_at_the_last_threshold_that_fills_all_places(self) -> None:
        self.assertEqual(select(OWNERS, 3), (931, [1, 2, 1, 0]))
        self.assertEqual(select(OWNERS, 5), (691, [1, 3, 1, 0]))
        self.assertEqual(select(OWNERS, 2), (1_251, [0, 1, 1, 0]))

    def test_the_nodes_that_remain_share_all_of_the_top_up(self) -> None:
        shares = [each.top_up / (each.active + chosen) for each, chosen in zip(OWNERS[:3], (1, 2, 1))]
        self.assertEqual([round(share, 2) for share in shares], [Decimal("933.33"), Decimal("933.33"), 1_260])

    def test_takes_every_node_when_there_are_places_for_all(self) -> None:
        self.assertEqual(select(OWNERS, 7), (0, [1, 3, 2, 1]))

    def test_a_stake_carries_so_many_nodes(self) -> None:
        self.assertEqual(nodes_that_stay(Decimal(50_000), Decimal(931)), 14)
        self.assertEqual((50_000 - 14 * 2_500) / 14 > 931, True)
        self.assertEqual((50_000 - 15 * 2_500) / 15 > 931, False)


if __name__ == "__main__":
    unittest.main()
