import {listen, parsePort} from '@site/server/listen';

function deferred<T>() {
  let resolve!: (value: T) => void;
  const promise = new Promise<T>((settle) => {
    resolve = settle;
  });
  return {promise, resolve};
}

describe('parsePort', () => {
  it.each([
    [undefined, 3000],
    [' ', 3000],
    ['4000', 4000],
    ['0', 0],
  ])('reads %j as %d', (text, expected) => {
    expect(parsePort(text, 3000)).toBe(expected);
  });

  it.each(['http', '-1', '65536', '3000.5'])('refuses %j', (text) => {
    expect(() => parsePort(text, 3000)).toThrow(
      `PORT must be a whole number from 0 to 65535, found "${text}".`,
    );
  });
});

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

  it('says what to do where the port is taken', async () => {
    const server = await listen(() => new Response(''), 0);
    await expect(listen(() => new Response(''), server.port)).rejects.toThrow(
      `Port ${server.port} is taken. Stop what listens there, or choose another port: PORT=4000 npm run serve.`,
    );
    await server.close();
  });
});
