import {Parser} from 'htmlparser2';

/** What the HTML of a page says about its styles. */
export type PageStyles = {
  /** Identifies pages with the same parts: classes of the theme's layout. */
  template: string;
  /** Addresses of style sheets, in their order. */
  sheets: string[];
  classes: Set<string>;
  ids: Set<string>;
  /** Names of elements, in lower case. */
  elements: Set<string>;
  /** Attributes, as `name` and as `name=value`. */
  attributes: Set<string>;
  /** Texts of style attributes. */
  ownStyles: string[];
};

/** The class of a single document is no part of a template. */
const DOCUMENT_CLASS = 'docs-doc-id-';

/** Reads the names of a page's elements, and its style sheets. It builds no tree, because all pages together have 29 MB. */
export function readPage(html: string): PageStyles {
  const page: PageStyles = {
    template: '',
    sheets: [],
    classes: new Set(),
    ids: new Set(),
    elements: new Set(),
    attributes: new Set(),
    ownStyles: [],
  };
  const parser = new Parser({
    onopentag(name, attributes) {
      const {class: classes, id, style, rel, href} = attributes;
      page.elements.add(name);
      for (const [each, value] of Object.entries(attributes))
        page.attributes.add(each).add(`${each}=${value}`);
      const names = classes?.split(/\s+/) ?? [];
      for (const each of names) page.classes.add(each);
      if (id !== undefined) page.ids.add(id);
      if (style !== undefined) page.ownStyles.push(style);
      if (name === 'html') page.template = names.filter((each) => !each.startsWith(DOCUMENT_CLASS)).join(' ');
      if (name === 'link' && rel === 'stylesheet' && href !== undefined) page.sheets.push(href);
    },
  });
  parser.end(html);
  return page;
}
