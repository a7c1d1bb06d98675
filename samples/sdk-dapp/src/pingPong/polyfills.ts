import {Buffer} from 'buffer';

// Polyfills for two Node.js globals. Import this file first.
Object.assign(globalThis, {Buffer, process: {browser: true, env: {}}});
