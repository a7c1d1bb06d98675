import {readFileSync} from 'node:fs';
import path from 'node:path';
import {absoluteAddress} from '../../src/urls/address';
import {facts} from '../../src/facts/registry';
import {showFacts} from '../remark-facts/labelFacts';
import {documentFile, readDocument, type Service} from './document';
import {publicText} from './texts';

type Options = {
  /** URL of the home page, with a trailing slash. */
  site: string;
  /** The project's folder. */
  root: string;
};

/** Keys whose values are Markdown. A property of a schema can have the same name, but its value isn't a string. */
const TEXTS = new Set(['description', 'summary']);

/**
 * Returns the document of a service as the site serves it: texts with the values of facts and absolute links, and captured
 * responses instead of the paths of their files.
 */
export function servedDocument(service: Service, {site, root}: Options): unknown {
  return complete(readDocument(service, root), '');

  function complete(value: unknown, key: string): unknown {
    if (typeof value === 'string') return completeText(value, key);
    if (Array.isArray(value)) return value.map((entry) => complete(entry, ''));
    if (value === null || typeof value !== 'object') return value;
    return Object.fromEntries(
      Object.entries(value)
        // The columns of the site's tables are of no use to API clients.
        .filter(([name]) => name !== 'x-columns')
        .map(([name, entry]): [string, unknown] =>
          name === 'externalValue'
            ? ['value', readExample(service, String(entry), root)]
            : [name, key !== 'properties' && isValue(name, entry) ? entry : complete(entry, name)],
        ),
    );
  }

  function completeText(text: string, key: string): string {
    if (TEXTS.has(key)) return publicText(text, site);
    if (key === 'url' && text.startsWith('/')) return absoluteAddress(text, {page: site, site});
    return key === 'version' ? showFacts(text, facts).text : text;
  }
}

/** Returns whether an entry is an example, in which nothing is replaced. `examples` of a media type is an object. */
function isValue(name: string, entry: unknown): boolean {
  return name === 'value' || name === 'example' || (name === 'examples' && Array.isArray(entry));
}

/**
 * Returns a captured response.
 *
 * @param file path relative to the document, as in its `externalValue`
 */
export function readExample(service: Service, file: string, root: string): unknown {
  return JSON.parse(readFileSync(exampleFile(service, file, root), 'utf8'));
}

/** Returns the absolute path of a captured response. */
export function exampleFile(service: Service, file: string, root: string): string {
  return path.resolve(root, path.dirname(documentFile(service)), file);
}
