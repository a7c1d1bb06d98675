// #region main
import './polyfills';
import {createRoot} from 'react-dom/client';
import {App} from './App';
import {startDapp} from './startDapp';

// The address that your deployment printed.
const CONTRACT = 'erd1qqqqqqqqqqqqqpgqygvvtlty3v7cad507v5z793duw9jjmlxd8sszs8a2y';

await startDapp();
createRoot(document.getElementById('root')!).render(<App contract={CONTRACT} />);
// #endregion main
