/** Site settings that only the build reads. */
export const buildOnly = [
  'presets',
  'plugins',
  'themes',
  'headTags',
  'ssrTemplate',
  'scripts',
  'stylesheets',
  'clientModules',
  'staticDirectories',
  'markdown',
] as const;
