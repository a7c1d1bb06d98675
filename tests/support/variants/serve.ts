import {expect, test} from '@playwright/test';
import {serveSite} from '../servedSite';
import {buildVariant, type Build} from './variant';

/** Builds and serves a variant for the tests of a group, and removes it after them. The origin is available only in tests. */
export function serveVariant(...variant: Parameters<typeof buildVariant>): {readonly origin: string} {
  let build: Build;
  let site: Awaited<ReturnType<typeof serveSite>>;
  test.beforeAll(async () => {
    test.setTimeout(240_000);
    build = await buildVariant(...variant);
    expect(build.succeeded, build.output).toBe(true);
    site = await serveSite(build.directory);
  });
  test.afterAll(async () => {
    await site?.close();
    build?.remove();
  });
  return {
    get origin() {
      return site.origin;
    },
  };
}
