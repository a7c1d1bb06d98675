import {renderHook} from '@testing-library/react';
import {useReloadIfGone} from '@site/src/theme/Loading/useReloadIfGone';

const failure = () =>
  Object.assign(new Error('Loading chunk 1 failed.'), {request: 'https://docs.example/assets/js/1.js'});

/** Renders the hook with errors, one after the other. Returns what it requested, and how often it reloaded the page. */
async function run(status: number | 'offline', ...errors: (Error | null)[]) {
  const asked: [string, string | undefined][] = [];
  let reloads = 0;
  const answers: Promise<unknown>[] = [];
  const edges = {
    fetch: (address: string, {method}: RequestInit) => {
      asked.push([address, method]);
      // jsdom has no Response.
      const answer =
        status === 'offline'
          ? Promise.reject(new TypeError('Failed to fetch'))
          : Promise.resolve({status} as Response);
      answers.push(answer);
      return answer;
    },
    reload: () => void (reloads += 1),
  };
  const {rerender} = renderHook(({error}) => useReloadIfGone(error, edges), {
    initialProps: {error: errors[0] ?? null},
  });
  await Promise.allSettled(answers);
  for (const error of errors.slice(1)) {
    rerender({error});
    await Promise.allSettled(answers);
  }
  return {asked, reloads};
}

it('reloads the page once if the server no longer has the chunk', async () => {
  const error = failure();
  expect(await run(404, null, error, error)).toEqual({
    asked: [['https://docs.example/assets/js/1.js', 'HEAD']],
    reloads: 1,
  });
});

it.each([200, 500, 'offline'] as const)("doesn't reload the page if the answer is %s", async (status) => {
  expect((await run(status, failure())).reloads).toBe(0);
});

it('requests nothing for an error that no chunk caused', async () => {
  expect(await run(404, new Error('x'))).toEqual({asked: [], reloads: 0});
});
