// #region main
import './polyfills';
import {createRoot} from 'react-dom/client';
import {App} from './App';
import {start} from './start';

await start();
createRoot(document.getElementById('root')!).render(<App />);
// #endregion main
