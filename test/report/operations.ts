// Counts the steps that a function takes over lists: what grows with the square of a report shows in the
// count, on a slow machine as on a fast one.

/** The methods of lists that look at every item, or copy them. */
const listMethods = [
  ...[
    'concat',
    'every',
    'filter',
    'find',
    'findIndex',
    'findLast',
    'findLastIndex',
    'flat',
    'flatMap',
    'forEach',
  ],
  ...[
    'includes',
    'indexOf',
    'join',
    'lastIndexOf',
    'map',
    'reduce',
    'reverse',
    'slice',
    'some',
    'splice',
    'toReversed',
  ],
  ...['toSorted', 'toSpliced', 'shift', 'unshift'],
] as const;

type Method = (this: ArrayLike<unknown>, ...given: never[]) => unknown;

/** How many items were looked at or copied. A sort counts its comparisons. */
export function countSteps(work: () => unknown): number {
  let steps = 0;
  const undo: (() => void)[] = [];
  const replace = (prototype: object, name: PropertyKey, wrap: (original: Method) => Method) => {
    const descriptor = Object.getOwnPropertyDescriptor(prototype, name);
    if (descriptor === undefined) return;
    undo.push(() => Object.defineProperty(prototype, name, descriptor));
    Object.defineProperty(prototype, name, { ...descriptor, value: wrap(descriptor.value as Method) });
  };
  const counted = (original: Method): Method =>
    function (...given) {
      steps += this.length;
      return Reflect.apply(original, this, given);
    };
  for (const name of listMethods) replace(Array.prototype, name, counted);
  replace(Array.prototype, Symbol.iterator, counted);
  replace(Array.prototype, 'sort', (original) => {
    return function (...given) {
      const [compare] = given as unknown as [((a: unknown, b: unknown) => number) | undefined];
      const counting = (a: unknown, b: unknown) => {
        steps += 1;
        return compare === undefined ? (String(a) < String(b) ? -1 : 1) : compare(a, b);
      };
      return Reflect.apply(original, this, [counting] as never[]);
    };
  });
  try {
    work();
  } finally {
    for (const one of undo) one();
  }
  return steps;
}
