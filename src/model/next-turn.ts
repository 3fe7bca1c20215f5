// Waits until everything that arrived together has been handled, for work that is done once for many that ask.
import { setImmediate } from 'node:timers/promises';

/** Resolves in the next turn of the event loop. */
export async function nextTurn(): Promise<void> {
  // Twice: after a message or what was read, the first is a part of the same turn.
  await setImmediate();
  await setImmediate();
}
