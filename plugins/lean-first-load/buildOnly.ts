/** Settings of the site that say how it is built, which the browser has no use for. */
export const buildOnly = [
  'presets',
  'plugins',
  'themes',
  'headTags',
  'scripts',
  'stylesheets',
  'clientModules',
  'staticDirectories',
  'markdown',
] as const;
