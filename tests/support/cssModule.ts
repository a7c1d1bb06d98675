/** A CSS module whose class names equal their keys, so that tests can query components by class. */
export default new Proxy({} as Record<string, string>, {get: (_, name) => String(name)});
