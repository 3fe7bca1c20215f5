// Types of campaign-kept.mjs, for its test.
import { type Outcome } from '../test/campaign/campaign.js';

export declare function keptIn(file: string | undefined): {
  outcomes(seeds: readonly number[]): readonly Outcome[];
  add(outcome: Outcome): void;
};
