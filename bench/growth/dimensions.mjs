// Everything that can grow in what Tagproof reads.
import { channelDimensions } from './channels.mjs';
import { checkDimensions } from './checks.mjs';
import { lookupDimensions } from './lookups.mjs';
import { runDimensions } from './runs.mjs';
import { stageDimensions } from './stages.mjs';
import { valueReaderDimensions } from './value-readers.mjs';

export default [
  ...runDimensions,
  ...stageDimensions,
  ...lookupDimensions,
  ...valueReaderDimensions,
  ...checkDimensions,
  ...channelDimensions,
];
