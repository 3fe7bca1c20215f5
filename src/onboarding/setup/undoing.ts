// Steps that can be taken back: if one fails, those before it are undone, the newest first.
import { Failure, gapFrom } from '../../model/failure.js';

export interface Journal {
  /** Records how to undo what is about to be done. */
  before(what: string, undo: () => Promise<void>): void;
}

/**
 * Runs the steps; if one throws, or `stop` aborts before the last has begun, everything that they recorded is undone.
 * @throws Failure that says what could not be undone, if anything
 */
export async function allOrNothing<T>(
  stop: AbortSignal,
  steps: (journal: Journal) => Promise<T>,
): Promise<T> {
  const done: { readonly what: string; readonly undo: () => Promise<void> }[] = [];
  try {
    return await steps({
      before(what, undo) {
        if (stop.aborted) throw new Failure('stopped', 'Setup was interrupted');
        done.push({ what, undo });
      },
    });
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    const left: string[] = [];
    for (const { what, undo } of done.reverse()) {
      try {
        await undo();
      } catch (cause) {
        left.push(`${what} (${gapFrom(cause, '').message})`);
      }
    }
    const result =
      left.length === 0
        ? `Nothing was set up: what this run had begun was taken back${done.length === 0 ? '' : ` (${done.map(({ what }) => what).join(', ')})`}`
        : `Undone, except for: ${left.join('; ')}. Run \`tagproof setup --undo\` when the cause is fixed`;
    throw new Failure(error.reason, `${error.message}. ${result}`, { cause: error });
  }
}
