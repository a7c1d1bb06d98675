import type {Locator} from '@playwright/test';

/** The animations of an element and of what it holds are over. One that was called off is over, too. */
export async function settled(element: Locator): Promise<void> {
  await element.evaluate(async (node) => {
    await Promise.allSettled(
      node
        .getAnimations({subtree: true})
        .filter(({effect}) => effect?.getComputedTiming().iterations !== Infinity)
        .map(({finished}) => finished),
    );
  });
}
