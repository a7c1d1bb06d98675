import type {Locator} from '@playwright/test';

/** Finishes the animations of an element and its descendants. Infinite animations continue. */
export async function settled(element: Locator): Promise<void> {
  await element.evaluate((node) => {
    for (const animation of node.getAnimations({subtree: true}))
      if (animation.effect?.getComputedTiming().iterations !== Infinity) animation.finish();
  });
}
