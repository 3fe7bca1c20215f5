// The input that says where answers of earlier runs are kept.
import { text } from './basic-types.js';
import type { InputRow } from './row.js';

export const cacheRows = {
  cache: {
    type: text(),
    group: 'scope',
    text: 'Folder, outside the checkout, in which what can be proved to hold still is kept between runs; `off` for none',
    otherwise: 'the environment variable `TAGPROOF_CACHE`, else none',
    inPolicy: false,
  },
} as const satisfies Readonly<Record<string, InputRow>>;
