// All attacks, in the order of the points.
import { checkouts } from './checkout.js';
import { credentials } from './credentials.js';
import { exceptions } from './exceptions.js';
import { judged } from './judged.js';
import { open } from './open.js';
import { work } from './work.js';

export const attacks = [...judged, ...credentials, ...checkouts, ...work, ...exceptions, ...open];
