import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/**
 * Whether the browser loaded the offline app's shell (src/pages/shell.tsx) instead of the HTML of a page. A client module
 * imports this before anything is rendered.
 */
export const isShell =
  ExecutionEnvironment.canUseDOM && document.getElementById('__docusaurus')?.childElementCount === 0;
