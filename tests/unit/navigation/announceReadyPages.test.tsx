import {act, cleanup, render, screen} from '@testing-library/react';
import {createMemoryHistory} from 'history';
import {useEffect} from 'react';
import {Router, useLocation} from 'react-router-dom';
import {announceReadyPages} from '@site/src/navigation/announceReadyPages';

type Load = {next: string; shown: string; finish(): void};

let loads: Load[] = [];
let renders = 0;

function Page() {
  const {pathname, hash} = useLocation();
  useEffect(() => void (renders += 1));
  return <h1>{pathname + hash}</h1>;
}

function openSite() {
  const history = announceReadyPages(
    createMemoryHistory({initialEntries: ['/a/']}),
    (next, shown) =>
      new Promise<void>((finish) => loads.push({next: next.pathname, shown: shown.pathname, finish})),
  );
  render(
    <Router history={history}>
      <Page />
    </Router>,
  );
  return history;
}

const finish = (index: number) => act(async () => loads[index]!.finish());
const heading = () => screen.getByRole('heading').textContent;

beforeEach(() => {
  loads = [];
  renders = 0;
});
afterEach(cleanup);

describe('a history that announces pages when they are ready', () => {
  it('renders nothing while a page loads, then the new page once', async () => {
    const history = openSite();
    act(() => history.push('/b/'));
    expect(history.location.pathname).toBe('/b/');
    expect(loads).toMatchObject([{next: '/b/', shown: '/a/'}]);
    expect([heading(), renders]).toEqual(['/a/', 1]);
    await finish(0);
    expect([heading(), renders]).toEqual(['/b/', 2]);
  });

  it('follows a fragment, and going back', async () => {
    const history = openSite();
    act(() => history.push('/a/#part'));
    await finish(0);
    expect(heading()).toBe('/a/#part');
    act(() => history.goBack());
    await finish(1);
    expect(heading()).toBe('/a/');
  });

  it('shows the last page that was asked for, whichever loads first', async () => {
    const history = openSite();
    act(() => history.push('/b/'));
    act(() => history.push('/c/'));
    await finish(1);
    await finish(0);
    expect(heading()).toBe('/c/');
    expect(loads.map(({shown}) => shown)).toEqual(['/a/', '/a/']);
  });

  it('announces a navigation that began before the router listened', async () => {
    const history = announceReadyPages(createMemoryHistory({initialEntries: ['/a/']}), async () => {});
    history.push('/b/');
    const heard: string[] = [];
    const unlisten = history.listen(({pathname}) => void heard.push(pathname));
    await act(async () => {});
    expect(heard).toEqual(['/b/']);
    unlisten();
    history.push('/c/');
    await act(async () => {});
    expect(heard).toEqual(['/b/']);
  });
});
