import {libraryOf, type Library} from '@site/src/askAi/extractive/library';
import type {CorpusPage, CorpusSection} from '@site/src/corpus/corpus';

type Written = {title: string; description?: string; sections: Record<string, string>};

/** Corpus pages from Markdown: the key of each section is its heading, empty for the introduction. Lines `? …` above the text are readers' questions. */
export function corpusPages(pages: Readonly<Record<string, Written>>): CorpusPage[] {
  return Object.entries(pages).map(([route, {title, description = '', sections}]) => ({
    route,
    title,
    description,
    deprecated: false,
    sections: Object.entries(sections).map(([heading, source]): CorpusSection => {
      const lines = source.split('\n');
      const questions = lines.filter((line) => line.startsWith('? ')).map((line) => line.slice(2));
      const markdown = lines.slice(questions.length).join('\n').trim();
      const code = Array.from(markdown.matchAll(/```.*\n([\s\S]*?)\n```/g), ([, lines]) => lines!).join('\n');
      return {
        anchor: heading.toLowerCase().replaceAll(/\W+/g, '-'),
        path: heading === '' ? [] : [heading],
        markdown,
        text: markdown.replaceAll(/```[\s\S]*?```/g, '').trim(),
        code,
        questions,
      };
    }),
  }));
}

/** A small site about a made-up protocol, enough to ask questions about. */
export const smallSite = corpusPages({
  '/learn/rounds': {
    title: 'Rounds and epochs',
    sections: {
      '': 'Time is cut into rounds. An epoch holds many rounds.',
      'Length of a round':
        'A round takes 6 seconds.\nIt ends when the block is proposed.\n\nSee [the table](#epochs) too.',
      Epochs:
        '| Network | Rounds in an epoch | Length of an epoch |\n| --- | --- | --- |\n| Mainnet | 14,400 | 24 hours |\n| Devnet | 1,200 | 2 hours |',
    },
  },
  '/learn/shuffling': {
    title: 'Shuffling',
    sections: {
      '': 'Validators change shards at the end of each epoch.',
      Why: 'Validators are shuffled so that nobody can gather a majority in one shard and collude.',
    },
  },
  '/tools/mxpy': {
    title: 'mxpy',
    sections: {
      '': 'mxpy is the command line of the network.',
      'Install mxpy': 'Install it with pipx:\n\n```bash\npipx install multiversx-sdk-cli\n```',
      'Start a local network':
        'To start a local network, run these:\n\n```bash\nmxpy localnet setup\nmxpy localnet start\n```',
      'Remove a local network': 'To delete the local network again, run `mxpy localnet clean`.',
    },
  },
  '/wallet/keystore': {
    title: 'Keystore files',
    sections: {'': 'A keystore file holds a secret key, encrypted with a password.'},
  },
});

let library: Library | undefined;

export function smallLibrary(): Library {
  library ??= libraryOf(smallSite);
  return library;
}
