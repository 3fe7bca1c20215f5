// JSON from outside, and values that are the same when their JSON is.

/** The parsed text, or `undefined` when it is not JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Each different value once, in the order of its first appearance. Values are equal when their JSON is. */
export function distinctByJson<T>(values: readonly T[]): readonly T[] {
  return [...new Map(values.map((value) => [JSON.stringify(value), value])).values()];
}
