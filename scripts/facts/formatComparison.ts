import type {FactComparison} from './compareWithConfig';

/** Formats the comparison for a terminal: a table of differences, then the facts to check manually. */
export function formatComparison({compared, differences, notCompared}: FactComparison): string {
  const verdict =
    differences.length === 0
      ? `${compared.length} facts compared, no difference.`
      : `${compared.length} facts compared, ${differences.length} differ:\n\n${formatTable([
          ['name', 'registry', 'file', 'where'],
          ...differences.map(({name, registry, file, where}) => [name, registry, file, where]),
        ])}`;
  const left = notCompared.map(({name, where}) => [name, where]);
  return `${verdict}\n\n${notCompared.length} not compared, check them manually:\n\n${formatTable(left)}`;
}

function formatTable(rows: readonly string[][]): string {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => (row[column] ?? '').length)),
  );
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
