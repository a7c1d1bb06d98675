import './polyfills';
import {createRoot} from 'react-dom/client';
import {App} from './App';
import {startDapp} from './startDapp';

await startDapp();
createRoot(document.getElementById('root')!).render(<App />);
