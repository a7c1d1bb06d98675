import {readOurs} from '@site/scripts/drift/ours';
import {makeFolder} from '@site/tests/support/folder';

const page = `---
title: Wallets
description: How to create a wallet.
---

Use \`mxpy wallet\`, and read :fact[gas-per-data-byte].

\`\`\`bash
cd wallets && sudo mxpy wallet new --outfile "my wallet.pem"
\`\`\`

\`\`\`bash file=samples/cli/faucet.sh
\`\`\`

<Endpoint method="GET" path="/address/{address}" />
`;

describe('readOurs', () => {
  it('reads command lines, endpoints, facts and samples with their places', () => {
    const {directory, remove} = makeFolder({
      'docs/wallets.mdx': page,
      'src/config/routes.json': JSON.stringify({published: []}),
      'samples/cli/faucet.sh': '#!/usr/bin/env bash\nset -e\nmxpy faucet request --chain D\nmxpy "$@"\n',
    });
    const ours = readOurs(directory);
    remove();
    expect(ours).toEqual({
      commandLines: [
        {
          words: ['mxpy', 'wallet', 'new', '--outfile', 'my wallet.pem'],
          place: 'docs/wallets.mdx:9',
        },
        {
          words: ['mxpy', 'faucet', 'request', '--chain', 'D'],
          place: 'samples/cli/faucet.sh:3, shown on docs/wallets.mdx:12',
        },
      ],
      endpoints: [{method: 'GET', path: '/address/{address}', place: 'docs/wallets.mdx:15'}],
      pagesOfFact: new Map([['gas-per-data-byte', ['docs/wallets.mdx:6']]]),
    });
  });
});
