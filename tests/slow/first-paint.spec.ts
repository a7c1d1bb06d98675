import {firstPaints, testFirstPaint} from '../support/firstPaint';

firstPaints.forEach(testFirstPaint);
