// Ends the process once its work is done, whatever connections, timers or programs are still open.

/** Ends the process with `process.exitCode`, after what was written to its outputs has been passed on. */
export function endProcess(): void {
  process.stdout.write('', () => process.stderr.write('', () => process.exit()));
}
