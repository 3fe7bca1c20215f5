// Ends the process once its work is done, whatever connections, timers or programs are still open.

/** As for a run that is incomplete: nothing was proved. */
const unfinishedCode = 3;

/**
 * Does the work of the process, which sets `process.exitCode`, and ends the process. Node ends one whose work waits for what
 * never comes with 0, which would be a pass.
 */
export async function runToEnd(work: () => Promise<void>): Promise<void> {
  let isDone = false;
  process.once('exit', (code) => {
    if (isDone || code !== 0) return;
    process.exitCode = unfinishedCode;
    process.stderr.write(
      'Internal error in Tagproof (this is a bug): it ended before its work was done [defect]\n',
    );
  });
  await work();
  isDone = true;
  endProcess();
}

/** Ends the process after what was written to its outputs has been passed on. */
function endProcess(): void {
  process.stdout.write('', () => process.stderr.write('', () => process.exit()));
}
