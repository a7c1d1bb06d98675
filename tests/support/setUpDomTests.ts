import '@testing-library/jest-dom';
import {configure} from '@testing-library/react';

// Milliseconds. The default of one second is too short for a busy machine.
configure({asyncUtilTimeout: 15_000});
