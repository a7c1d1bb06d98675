import type {Locator} from '@playwright/test';

/**
 * Finishes the animations of an element and its descendants. Infinite animations continue, and those that follow the scroll
 * position keep following it.
 */
export async function settled(element: Locator): Promise<void> {
  await element.evaluate((node) => {
    for (const animation of node.getAnimations({subtree: true}))
      if (
        animation.timeline === document.timeline &&
        animation.effect?.getComputedTiming().iterations !== Infinity
      )
        animation.finish();
  });
}
