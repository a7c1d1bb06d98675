import {expect, test} from '@playwright/test';

test.describe('6. Roles and permissions', () => {
  test('every visitor has the same read access: credentials change nothing (§6.1)', async ({request}) => {
    const [anonymous, named] = await Promise.all([
      request.get('/learn/sharding/'),
      request.get('/learn/sharding/', {headers: {Authorization: 'Bearer someone', Cookie: 'session=1'}}),
    ]);
    expect(await named.text()).toBe(await anonymous.text());
    expect(anonymous.headers()['set-cookie']).toBeUndefined();
  });

  test('the site is read-only: POST, PUT, PATCH and DELETE return 405', async ({request}) => {
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
      expect((await request.fetch('/learn/sharding/', {method})).status()).toBe(405);
    }
  });
});
