import {findOrInstall, placesOnPath, type Environment} from './findProgram';

/** Redis has no package in the npm registry; on other systems, its users install it themselves. */
const INSTALLATIONS = {
  'the system package redis-server': [
    'apt-get update',
    'apt-get install --yes --no-install-recommends redis-server',
  ],
};

/**
 * Returns the path of `redis-server`. If there is none, it logs a line and installs it. If that fails, it logs that the
 * tests use a stand-in, and returns undefined.
 */
export function findRedis(env: Environment = process.env): string | undefined {
  const found = findOrInstall({
    name: 'Redis',
    places: placesOnPath(env, ['redis-server']),
    installations: INSTALLATIONS,
    env,
  });
  if (found === undefined)
    console.log('There is no Redis, so the tests use a stand-in with its protocol (redisStandIn.ts).');
  return found;
}
