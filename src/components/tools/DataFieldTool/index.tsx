import {lazyTool} from '../lazyTool';

export default lazyTool(() => import('./DataFieldTool'));
