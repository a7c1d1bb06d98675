import type {Locator} from '@playwright/test';

/** Brings the animations of an element and of what it holds to their end. Those without an end go on. */
export async function settled(element: Locator): Promise<void> {
  await element.evaluate((node) => {
    for (const animation of node.getAnimations({subtree: true}))
      if (animation.effect?.getComputedTiming().iterations !== Infinity) animation.finish();
  });
}
