// One form for the answers of both transports: times and durations as JSON has them, and no field without a value.

/** Values that JSON of protobuf may leave out; names of enums that are zero have one of these ends. */
const zeros: readonly unknown[] = ['', '0', 0, false, null, 'UNKNOWN', 'TAG_ACTIVE', 'GRACE_NOT_ELIGIBLE'];
const seconds = /^\d+$/;

/** The answer without empty fields. `nextPageToken` holds a time, so that only its presence counts. */
export function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== 'object' || value === null) return value;
  const time = wellKnown(value as Readonly<Record<string, unknown>>);
  if (time !== undefined) return time;
  const fields = Object.entries(value).flatMap(([name, field]) => {
    const shown = name === 'nextPageToken' ? Boolean(field) : plain(field);
    return isZero(shown) ? [] : [[name === 'sync_config' ? 'syncConfig' : name, shown] as const];
  });
  return Object.fromEntries(fields);
}

function isZero(value: unknown): boolean {
  if (typeof value === 'string' && value.endsWith('_UNSPECIFIED')) return true;
  return zeros.includes(value) || (typeof value === 'object' && Object.keys(value ?? {}).length === 0);
}

/** A Timestamp as protobufjs shows it. */
function wellKnown(value: Readonly<Record<string, unknown>>): string | undefined {
  const { seconds: whole, nanos = 0, ...others } = value;
  if (typeof whole !== 'string' || !seconds.test(whole) || Object.keys(others).length > 0) return undefined;
  return new Date(Number(whole) * 1000 + Number(nanos) / 1e6).toISOString();
}

/** Removes fields from messages, at any depth: `{ tags: ['createTime'] }` from the items of a list or from one item. */
export function without(value: unknown, names: readonly string[]): unknown {
  if (Array.isArray(value)) return value.map((one) => without(one, names));
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).filter(([name]) => !names.includes(name));
  return Object.fromEntries(fields.map(([name, field]) => [name, without(field, names)]));
}
