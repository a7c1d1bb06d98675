import type {Fact} from '../../src/facts/fact';

/** Files of `src/facts` that contain only facts. */
export const FACT_FILES = /[\\/]src[\\/]facts[\\/](?!(?:fact|registry|sources|closestNames)\.ts$)\w+\.ts$/;

/**
 * Returns the source of a module that exports the same facts as a file of `src/facts`, but only their values: the browser's
 * code calculates with them, and the rest is three quarters of the bytes.
 *
 * @param file absolute path
 * @throws Error if the file exports something other than facts
 */
export function factValues(file: string): string {
  // The bundler passes the path of a file that the tools import.
  const exported = require(file) as Record<string, string | Record<string, Fact>>;
  const statements = Object.entries(exported).map(([name, facts]) => {
    if (typeof facts === 'string') return `export const ${name} = ${JSON.stringify(facts)};`;
    if (!name.endsWith('Facts') || Object.values(facts).some((fact) => fact.source === undefined)) {
      throw new Error(
        `Expected only facts in ${file}, found the export ${name}: move it to another file, or add the file to FACT_FILES.`,
      );
    }
    return `export const ${name} = ${recordOf(facts)};`;
  });
  return `${statements.join('\n')}\n`;
}

function recordOf(facts: Record<string, Fact>): string {
  const entries = Object.entries(facts).map(([name, {value}]) => {
    const literal = typeof value === 'bigint' ? `${value}n` : JSON.stringify(value);
    return `${JSON.stringify(name)}: {value: ${literal}}`;
  });
  return `{${entries.join(', ')}}`;
}
