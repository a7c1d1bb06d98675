/** A CSS module whose class names are their own keys, so that components can be queried by them. */
export default new Proxy({} as Record<string, string>, {get: (_, name) => String(name)});
