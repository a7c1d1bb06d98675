import {Buffer} from 'buffer';

// Polyfills for three Node.js globals. Import this file first.
Object.assign(globalThis, {Buffer, global: globalThis, process: {browser: true, env: {}}});
