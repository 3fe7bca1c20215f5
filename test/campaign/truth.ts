// What is true of a pin, by the emulator's state alone and by arithmetic of its own: nothing of the product is used.
import type { State } from '../../src/emulator/state/state.js';
import type { Report } from '../../src/report/schema/schema.js';
import { start } from './platform.js';
import { platformHost } from './references.js';

type Reference = Report['references'][number];

/** The status that the reference must have now; `undefined` where this simple reading of a history does not say. */
export function trueStatus(state: State, { registry, repository, tag, digest }: Reference) {
  if (registry !== platformHost || tag === undefined) return undefined;
  const repo = state.repos.find(({ name }) => `acme/${name}` === repository);
  const history = repo?.tags.find(({ name }) => name === tag)?.history;
  if (history === undefined) return 'missing';
  const times = history.map(({ updateTimestamp }) => Date.parse(updateTimestamp));
  if (new Set(times).size < times.length || repo?.tags.filter(({ name }) => name === tag).length !== 1)
    return undefined;
  if (digest === undefined) return 'unpinned';
  const sorted = history.toSorted((a, b) => Date.parse(a.updateTimestamp) - Date.parse(b.updateTimestamp));
  if (sorted.at(-1)?.digest === digest) return 'current';
  const last = sorted.findLastIndex((record) => record.digest === digest);
  return last < 0 ? 'not-in-history' : 'superseded';
}

/** For how long the pin has been superseded, in milliseconds. */
export function trueLag(state: State, { repository, tag, digest }: Reference): number {
  const repo = state.repos.find(({ name }) => `acme/${name}` === repository);
  const history = repo?.tags.find(({ name }) => name === tag)?.history ?? [];
  const last = history.findLastIndex((record) => record.digest === digest);
  const next = history.slice(last + 1).find((record) => record.digest !== digest);
  return start - Date.parse(next?.updateTimestamp ?? '');
}
