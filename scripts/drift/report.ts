import type {Outcome} from './difference';

/** Formats the differences of one source as Markdown: the text of its issue. */
export function formatReport(source: string, {compared, differences, unreachable}: Outcome): string {
  const parts = [
    `Compared by \`npm run drift ${source}\`: ${compared}. ${differences.length} differ.`,
    ...differences.map(({name, message, places}) => {
      const text = message.includes('\n')
        ? `\n\n  \`\`\`text\n${indent(message)}\n  \`\`\`\n`
        : `: ${message}`;
      return `- **${name}**${text}\n${indent(placesOf(places))}`;
    }),
    ...(unreachable.length === 0 ? [] : ['Not compared:', unreachable.map((line) => `- ${line}`).join('\n')]),
  ];
  return `${parts.join('\n\n')}\n`;
}

function placesOf(places: readonly string[]): string {
  return places.length === 0 ? '- on no page' : places.map((place) => `- ${place}`).join('\n');
}

function indent(text: string): string {
  return text
    .split('\n')
    .map((line) => `  ${line}`)
    .join('\n');
}
