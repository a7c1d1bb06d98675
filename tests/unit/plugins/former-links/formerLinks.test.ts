import {pageMaps} from '@site/plugins/former-links/pageMaps';
import {readFormerLinks} from '@site/plugins/former-links/readFormerLinks';
import {makeFolder} from '@site/tests/support/folder';

function read(files: Record<string, string>) {
  const folder = makeFolder(files);
  const result = readFormerLinks(folder.directory);
  folder.remove();
  return result;
}

describe('readFormerLinks', () => {
  it('reads the links of each former page, with ids that YAML takes for numbers', () => {
    const {links, problems} = read({
      'former-links/learn/entities.yaml':
        'observers: /learn/entities#observer\n10: /learn/entities\nold: {gone: It was dropped., closest: /learn}\n',
      'former-links/empty.yaml': '',
    });
    expect(problems).toEqual([]);
    expect(links).toEqual([
      {
        file: 'former-links/learn/entities.yaml',
        line: 1,
        route: '/learn/entities',
        id: 'observers',
        target: '/learn/entities#observer',
      },
      expect.objectContaining({line: 2, id: '10', target: '/learn/entities'}),
      expect.objectContaining({line: 3, id: 'old', target: '/learn', gone: 'It was dropped.'}),
    ]);
  });

  it('names the line of an entry of another form', () => {
    const {links, problems} = read({
      'former-links/a.yaml': 'ok: /a\nbad: {gone: why}\n',
      'former-links/b.yaml': 'x: /a\nx: /b\n',
      'former-links/c.yaml': 'text',
    });
    expect(links.map(({id}) => id)).toEqual(['ok']);
    expect(problems.map(({file, line, message}) => `${file}:${line}: ${message.split('\n')[0]}`)).toEqual([
      'former-links/a.yaml:2: expected "bad: /route#id", or "{gone: reason, closest: /route#id}", found neither',
      expect.stringMatching(/^former-links\/b\.yaml:2: Map keys must be unique/),
      'former-links/c.yaml:1: expected entries like "former-id: /route#id", found none',
    ]);
  });
});

describe('pageMaps', () => {
  const headings = new Map([
    ['/learn', ['start']],
    ['/learn/entities', ['observer']],
    ['/tokens', ['issue']],
  ]);
  const link = (route: string, id: string, target: string, gone?: string) => ({
    route,
    id,
    target,
    file: 'x',
    line: 1,
    ...(gone === undefined ? {} : {gone}),
  });
  const redirects = [{from: '/technology/entities', to: '/learn/entities'}];
  const urlOf = (address: string) => `/docs${address.replace('#', '/#')}`;

  it('puts each link into the map of the page where its readers arrive', () => {
    const maps = pageMaps(
      [
        link('/technology/entities', 'nodes', '/learn/entities#observer'),
        link('/technology/entities', 'top', '/learn/entities'),
        link('/learn/entities', 'shared', '/tokens#issue', 'It was split.'),
        link('/lost', 'nodes', '/tokens'),
      ],
      {headings, redirects, urlOf},
    );
    expect(maps.get('/learn/entities')).toEqual({
      sections: {nodes: '#observer', top: '', shared: ['/docs/tokens/#issue', 'It was split.']},
      children: [],
    });
    expect(maps.get('/learn')).toEqual({sections: {}, children: ['/docs/learn/entities/#observer']});
    expect(maps.has('/tokens')).toBe(false);
  });
});
