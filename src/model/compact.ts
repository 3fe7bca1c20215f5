// Objects without the keys whose value is undefined, as `exactOptionalPropertyTypes` wants them.

type OptionalKeys<T> = { [K in keyof T]: undefined extends T[K] ? K : never }[keyof T];

/** `T` with every key that may be undefined optional instead. */
export type Compact<T> = Omit<T, OptionalKeys<T>> & { [K in OptionalKeys<T>]?: Exclude<T[K], undefined> };

/** A copy of the object without its undefined values. */
export function compact<T extends object>(object: T): Compact<T> {
  return Object.fromEntries(Object.entries(object).filter(([, value]) => value !== undefined)) as Compact<T>;
}
