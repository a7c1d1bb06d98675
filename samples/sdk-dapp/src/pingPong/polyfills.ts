// #region polyfills
import {Buffer} from 'buffer';

// The SDKs use two names of Node that a browser doesn't have. Import this file before any other.
Object.assign(globalThis, {Buffer, process: {browser: true, env: {}}});
// #endregion polyfills
