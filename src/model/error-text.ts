// The explanation of every error code: one text for `explain` and docs/errors.

import { imageErrors } from './error-texts/images.js';
import { runErrors } from './error-texts/run.js';
import { accessErrors, serviceErrors } from './error-texts/services.js';
import type { Cause, ErrorText } from './failure.js';

export type { ErrorText } from './failure.js';

/** The cause of a gap, or why a command did not start or end as it should. */
export type ErrorCode = Cause | 'usage' | 'configuration' | 'defect';

export const errorTexts: Readonly<Record<ErrorCode, ErrorText>> = {
  ...accessErrors,
  ...imageErrors,
  ...serviceErrors,
  ...runErrors,
};

/** Every code, in the order of the documentation. */
export const errorCodes = Object.keys(errorTexts) as readonly ErrorCode[];
