// The names that flags and policy files may use.
import { checkIds } from '../checks/index.js';
import { presets } from '../model/images/presets.js';
import type { InputNames } from '../model/inputs/type.js';

export const inputNames: InputNames = { checks: checkIds, presets: Object.keys(presets) };
