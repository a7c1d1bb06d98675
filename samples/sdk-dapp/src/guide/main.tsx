// #region main
import {createRoot} from 'react-dom/client';
import {AccountCard} from './AccountCard';
import {start} from './start';

await start();
createRoot(document.getElementById('root')!).render(<AccountCard />);
// #endregion main
