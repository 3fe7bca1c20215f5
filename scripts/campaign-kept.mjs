// Outcomes of earlier runs in a file, one per line, so that a long campaign can be interrupted, or split between processes
// that add to the same file.
import { appendFileSync, existsSync, readFileSync } from 'node:fs';

/** Without a file, nothing is kept. Seeds that did harm are run again, because what they found may be fixed by now. */
export function keptIn(file) {
  if (file === undefined) return { outcomes: () => [], add: () => undefined };
  return {
    /** What is known of these seeds, in the order of the seeds. */
    outcomes(seeds) {
      const known = new Map(linesOf(file).map((outcome) => [outcome.seed, outcome]));
      return seeds.flatMap((seed) => {
        const outcome = known.get(seed);
        return outcome === undefined || outcome.found.length > 0 ? [] : [outcome];
      });
    },
    add: (outcome) => appendFileSync(file, `\n${JSON.stringify(outcome)}`),
  };
}

/** A line that was cut off when its process ended is left out, so its seed runs again. */
function linesOf(file) {
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.endsWith('}'))
    .map((line) => JSON.parse(line));
}
