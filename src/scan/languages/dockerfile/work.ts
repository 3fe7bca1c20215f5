// How much work the Dockerfiles of a file may take.
import { LimitError, type Pay } from './lexer/lexer-types.js';

/** A few seconds of work, however long the file is. */
const maxWork = 40_000_000;

/**
 * Work grows with the text; only variables that multiply each other take more. A file that holds several Dockerfiles pays
 * for all of them together.
 */
export function workOf(length: number): Pay {
  let left = Math.min(maxWork, 4_000_000 + 64 * length);
  // One error for all Dockerfiles of a file: each further one would take a stack trace.
  const over = new LimitError('its variables take too much work to expand');
  return (steps) => {
    left -= steps;
    if (left < 0) throw over;
  };
}
