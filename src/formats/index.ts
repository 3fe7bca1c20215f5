// All formats, as the scan of a checkout takes them, and the scan by them.
import type { CommitFiles } from '../model/run/host.js';
import { type ScannedCheckout, type ScanSelection, scanCheckoutBy } from '../scan/checkout/index.js';
import type { ScanMachine } from '../scan/checkout/job-scanner.js';
import type { Formats } from '../scan/ports.js';
import { scanFile } from './reading/scan-file.js';
import { companionsOf, isDismissed, isKnown, isReadAlike } from './registry.js';

export const formats: Formats = { isKnown, isReadAlike, companionsOf, isDismissed, scanFile };

/** The scan of a checkout by all formats; see {@link scanCheckoutBy}. */
export function scanCheckout(
  files: CommitFiles,
  selection: ScanSelection,
  machine?: ScanMachine,
): Promise<ScannedCheckout> {
  return scanCheckoutBy(formats, files, selection, machine);
}
