// #region setup
import {Address} from '@multiversx/sdk-core';

/** The safe of your chain on the main chain. This address is an example: use the address of your own deployment. */
export const SAFE = Address.newFromBech32('erd1qqqqqqqqqqqqqpgq2j4t5v0lu0cvrwapl9z5zr88zfcepvjsd8ssc6sfq6');
// #endregion setup
