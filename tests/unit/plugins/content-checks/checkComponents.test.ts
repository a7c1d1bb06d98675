import {checkComponents} from '@site/plugins/content-checks/checkComponents';
import {pageOf} from '@site/tests/support/contentSite';

describe('checkComponents', () => {
  it('accepts components without an import', () => {
    expect(checkComponents(pageOf('<Steps>\n\n1. One\n\n</Steps>'))).toEqual([]);
  });

  it('reports an import', () => {
    expect(checkComponents(pageOf("import Tabs from '@theme/Tabs';\n\nText."))).toEqual([
      {
        line: 1,
        message:
          'the page has the statement "import Tabs from \'@theme/Tabs\';"; remove it, components are registered for every page',
      },
    ]);
  });
});
