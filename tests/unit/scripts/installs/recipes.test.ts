import type {Page} from '@site/plugins/content-checks/page';
import {needs} from '@site/scripts/installs/compareInstalls';
import {recipesOf} from '@site/scripts/installs/recipes';
import {pageWith, siteWith} from '@site/tests/support/contentSite';

const bash = (...lines: string[]) => `\`\`\`bash\n${lines.join('\n')}\n\`\`\`\n\n`;
const recipes = (pages: Page[], selected = pages, reasonOf = needs) =>
  recipesOf(selected, siteWith(pages), (words) =>
    ['pipx', 'yarn'].includes(words[0] ?? '') ? undefined : reasonOf(words),
  );
const textsOf = ({recipes: found}: ReturnType<typeof recipes>) =>
  found.map(({commands}) => commands.map(({text}) => text));

describe('recipesOf', () => {
  it('takes the installs of a page in order, as printed, with what prepares the project', () => {
    const page = pageWith(
      bash(
        'mkdir app && cd app',
        'npm init -y',
        'npm pkg set a="b c"',
        'npm install x@1 \\',
        '  "y[z]"',
        'npx tsx a.ts',
      ) +
        bash('cd elsewhere', 'npm run build') +
        '```text\nnpm install no\n```\n\n' +
        bash('# npm install no', 'npm install --save-dev z', 'echo "npm install no"'),
    );
    const found = recipes([page]);
    expect(textsOf(found)).toEqual([
      [
        'mkdir app',
        'cd app',
        'npm init -y',
        'npm pkg set a="b c"',
        'npm install x@1 \\\n  "y[z]"',
        'npm install --save-dev z',
      ],
    ]);
    expect(found.recipes[0]!.commands.map(({places}) => places)).toEqual(
      [8, 8, 9, 10, 11, 27].map((line) => [`${page.file}:${line}`]),
    );
  });

  it('groups the same commands of several pages, and builds the code of all of them', () => {
    const [a, b] = ['docs/a.mdx', 'docs/b.mdx'].map((file) => pageWith(bash('npm install x'), file));
    const {recipes: found} = recipes([a!, b!]);
    expect(found).toHaveLength(1);
    expect(found[0]!.commands[0]!.places).toEqual(['docs/a.mdx:8', 'docs/b.mdx:8']);
    expect(found[0]!.pages).toEqual([a, b]);
  });

  it('continues the project of the overview of a folder, unless the page starts its own', () => {
    const pages = [
      pageWith(bash('npm init -y', 'npm install x'), 'docs/sdk/sdk.mdx'),
      pageWith(bash('npm install y'), 'docs/sdk/part/part.mdx'),
      pageWith('No command.', 'docs/sdk/part/deep.mdx'),
      pageWith(bash('mkdir own && cd own', 'npm install z'), 'docs/sdk/own.mdx'),
    ];
    const found = recipes(pages);
    expect(textsOf(found)).toEqual([
      ['npm init -y', 'npm install x'],
      ['npm init -y', 'npm install x', 'npm install y'],
      ['mkdir own', 'cd own', 'npm install z'],
    ]);
    expect(found.recipes[1]!.pages).toEqual([pages[1], pages[2]]);
    expect(textsOf(recipes(pages, [pages[2]!]))).toEqual([['npm init -y', 'npm install x', 'npm install y']]);
  });

  it('runs each block that installs a tool by itself, with the check of its version', () => {
    const page = pageWith(
      bash('pipx install mxpy', 'mxpy --version') + bash('cargo install twiggy') + bash('npm install x'),
    );
    expect(textsOf(recipes([page], [page], () => undefined))).toEqual([
      ['npm install x'],
      ['pipx install mxpy', 'mxpy --version'],
      ['cargo install twiggy'],
    ]);
  });

  it.each([
    ['sudo npm install --global yarn', 'needs root'],
    ['docker pull image:1', 'needs Docker'],
    ['rustup toolchain install 1.95', 'changes the Rust of the machine'],
    [
      'pipx install --force git+https://github.com/a/b@main',
      'downloads from a repository, not from a registry',
    ],
    ['pipx install --python python9.9 x', "python9.9 isn't installed here"],
    ['npm install', 'installs the packages of a repository, which has to be cloned first'],
  ])('leaves out %s, because it %s', (command, reason) => {
    const page = pageWith(bash('cd somewhere', command) + bash(command));
    const {recipes: found, leftOut} = recipesOf([page], siteWith([page]), (words) =>
      words[0] === 'pipx' ? needs(['npm', ...words.slice(1)]) : needs(words),
    );
    expect(found).toEqual([]);
    expect(leftOut.map(({text, places, reason: given}) => ({text, places, given}))).toEqual([
      {text: command, places: [`${page.file}:9`, `${page.file}:13`], given: reason},
    ]);
  });
});
