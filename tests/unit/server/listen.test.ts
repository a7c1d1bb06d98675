import {listen} from '@site/server/listen';

function deferred<T>() {
  let resolve!: (value: T) => void;
  const promise = new Promise<T>((settle) => {
    resolve = settle;
  });
  return {promise, resolve};
}

describe('listen', () => {
  it('answers on its port until it is closed', async () => {
    const server = await listen(() => new Response('here'), 0);
    const address = `http://localhost:${server.port}/`;
    expect(await (await fetch(address)).text()).toBe('here');
    await server.close();
    await expect(fetch(address)).rejects.toThrow('fetch failed');
  });

  it('lets a request under way finish before it closes', async () => {
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

  it('cuts what has not finished in time', async () => {
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

  it('says what to do where the port is taken', async () => {
    const server = await listen(() => new Response(''), 0);
    await expect(listen(() => new Response(''), server.port)).rejects.toThrow(
      `Port ${server.port} is taken. Stop what listens there, or choose another port: PORT=4000 npm run serve.`,
    );
    await server.close();
  });
});
