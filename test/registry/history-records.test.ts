// A response of the history endpoint is read the same with and without the schema, which only decides about what is unusual.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeHistory } from '../../src/clients/registry/platform-registry.js';

const digest = `sha256:${'0a'.repeat(32)}`;
/** Its offset is not usual, so the schema reads the response that has it. */
const unusual = { updateTimestamp: '2026-11-22T12:00:00+01:00', digest };

function read(history: unknown): unknown {
  try {
    return decodeHistory('History', { body: JSON.stringify({ history }) });
  } catch (error) {
    return String(error);
  }
}

/** The records as the schema reads them, or what it says of them. */
function readBySchema(history: readonly unknown[]): unknown {
  const known = read([...history, unusual]);
  return Array.isArray(known) ? known.slice(0, -1) : known;
}

const days = Array.from({ length: 367 }, (_, day) => new Date(Date.UTC(2027, 11, 31 + day)).toISOString());
const timestamps = [
  ...days,
  ...['2026-02-29T00:00:00Z', '2028-02-29T00:00:00Z', '2026-02-30T00:00:00Z', '2026-04-31T00:00:00Z'],
  ...['2026-13-01T00:00:00Z', '2026-00-10T00:00:00Z', '2026-01-00T00:00:00Z', '2026-01-32T00:00:00Z'],
  ...['2026-01-01T24:00:00Z', '2026-01-01T00:60:00Z', '2026-01-01T00:00:60Z', '2026-01-01T00:00Z'],
  ...['2026-01-01T00:00:00.Z', '2026-01-01T00:00:00.123456789Z', '2026-01-01T00:00:00', '2026-01-01'],
  ...['2026-01-01T00:00:00z', ' 2026-01-01T00:00:00Z', '2026-01-01T00:00:00Z\n', '+002026-01-01T00:00:00Z'],
  ...['2026-01-01T00:00:00-05:30', '2026-01-01 00:00:00Z', '0000-01-01T00:00:00Z', ''],
];

describe('the records of a response', () => {
  it('have the times that the schema gives them, on every day of a year and for every odd spelling', () => {
    for (const updateTimestamp of timestamps) {
      const records = [{ updateTimestamp, digest, more: 1 }];
      expect(read(records), updateTimestamp).toEqual(readBySchema(records));
    }
    expect(read([{ updateTimestamp: days[1], digest }])).toEqual([{ at: Date.UTC(2028, 0, 1), digest }]);
  });

  it('are refused as the schema refuses them', () => {
    const odd = fc.oneof(
      fc.constantFrom(null, 1, [], {}, 'x', digest, digest.toUpperCase(), days[3]),
      fc.string(),
    );
    const record = fc.record({ updateTimestamp: odd, digest: odd }, { requiredKeys: [] });
    const good = fc.constant({ updateTimestamp: days[2], digest });
    fc.assert(
      fc.property(fc.array(fc.oneof(good, record, odd), { maxLength: 5 }), (records) => {
        expect(read(records)).toEqual(readBySchema(records));
      }),
    );
    expect(read([{ updateTimestamp: days[2], digest: 'sha256:1' }])).toContain(
      'history.0.digest is not a sha256 digest',
    );
    for (const body of ['', 'null', '[]', '{}', '{"history":1}', '{"history":{"length":1}}'])
      expect(() => decodeHistory('History', { body })).toThrow(/^History: the response/);
  });
});
