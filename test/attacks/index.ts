// All attacks, in the order of the points.
import { judged } from './judged.js';

export const attacks = [...judged];
