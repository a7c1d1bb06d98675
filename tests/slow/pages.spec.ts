import {allPages} from '../support/pages';
import {test, visitPage} from '../support/visitPage';

// Violations name their elements, so a trace is not needed.
test.use({trace: 'off', contextOptions: {reducedMotion: 'reduce'}});

for (const path of allPages) {
  test(`${path}: no error, no violated policy, no violation of axe, readable from 320 px`, ({
    visitor,
    viewport,
  }) => visitPage(visitor, path, {viewport: viewport!, checksAccessibility: true}));
}
