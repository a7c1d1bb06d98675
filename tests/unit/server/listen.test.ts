import {listen} from '@site/server/listen';

function deferred<T>() {
  let resolve!: (value: T) => void;
  const promise = new Promise<T>((settle) => {
    resolve = settle;
  });
  return {promise, resolve};
}

describe('listen', () => {
  it('responds on its port until it is closed', async () => {
    const server = await listen(() => new Response('here'), 0);
    const address = `http://localhost:${server.port}/`;
    expect(await (await fetch(address)).text()).toBe('here');
    await server.close();
    await expect(fetch(address)).rejects.toThrow('fetch failed');
  });

  it('keeps idle connections longer than a load balancer does', async () => {
    const server = await listen(() => new Response('here'), 0);
    const {headers} = await fetch(`http://localhost:${server.port}/`);
    await server.close();
    expect(Number(/timeout=(\d+)/.exec(headers.get('Keep-Alive') ?? '')?.[1])).toBeGreaterThan(60);
  });

  it('finishes a request in progress before it closes', async () => {
    const arrived = deferred<void>();
    const answered = deferred<Response>();
    const server = await listen(() => {
      arrived.resolve();
      return answered.promise;
    }, 0);
    const pending = fetch(`http://localhost:${server.port}/`);
    await arrived.promise;
    const closed = server.close();
    answered.resolve(new Response('finished'));
    expect(await (await pending).text()).toBe('finished');
    await closed;
  });

  it('closes connections that exceed the timeout', async () => {
    const arrived = deferred<void>();
    const server = await listen(
      () => {
        arrived.resolve();
        return new Promise<Response>(() => undefined);
      },
      0,
      0,
    );
    const pending = fetch(`http://localhost:${server.port}/`).catch((error: Error) => error.message);
    await arrived.promise;
    await server.close();
    expect(await pending).toBe('fetch failed');
  });

  it('explains what to do if the port is in use', async () => {
    const server = await listen(() => new Response(''), 0);
    const refused = await listen(() => new Response(''), server.port).catch((error: Error) => error.message);
    await server.close();
    expect(refused).toBe(
      `Expected port ${server.port} to be free, found it in use. Stop the process that listens on it, or set PORT to another port, such as PORT=4000.`,
    );
  });
});
