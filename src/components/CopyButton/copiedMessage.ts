import {translate} from '@docusaurus/Translate';

export function copiedMessage(): string {
  return translate({
    id: 'theme.CodeBlock.copied',
    message: 'Copied',
    description: 'Announced after a text was copied',
  });
}
