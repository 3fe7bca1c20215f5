// Which commits two images were built from, by their labels, and where both commits can be compared.
import { compact } from '../model/compact.js';
import type { SourceChange } from '../model/forecast.js';
import { configurationKey, type Entries } from './description.js';

const commit = /^[0-9a-f]{7,64}$/;
/** A repository's page on a host whose addresses of comparisons are known. */
const page =
  /^https:\/\/(?<host>github\.com|gitlab\.com|gitlab\.[a-z0-9.-]{1,100})\/(?<path>[\w.-]{1,100}(?:\/[\w.-]{1,100}){1,5})\/?(?:#.{0,200})?$/;

export interface SourceComparison {
  readonly source?: SourceChange;
  /** Both were built from the same commit; absent if a label is missing or platforms differ. */
  readonly rebuildOnly?: boolean;
  readonly hasMoved: boolean;
}

/** @param configurations those of the platforms that both images have */
export function compareSources(
  configurations: readonly { readonly from: Entries<string>; readonly to: Entries<string> }[],
): SourceComparison {
  const single = (side: 'from' | 'to', label: string) => {
    const key = configurationKey('label', `org.opencontainers.image.${label}`);
    const values = new Set(configurations.map((one) => one[side].get(key) ?? ''));
    const [value = ''] = values;
    return values.size === 1 && value !== '' && value.length <= 300 ? value : undefined;
  };
  const [from, to] = [single('from', 'revision'), single('to', 'revision')];
  const [before, repository] = [single('from', 'source'), single('to', 'source')];
  if (from === undefined && to === undefined && repository === undefined) return { hasMoved: false };
  const hasMoved = before !== undefined && repository !== undefined && before !== repository;
  const compare = hasMoved ? undefined : compareLink(repository, from, to);
  const rebuildOnly = from === undefined || to === undefined || hasMoved ? undefined : from === to;
  return { source: compact({ repository, from, to, compare }), ...compact({ rebuildOnly }), hasMoved };
}

function compareLink(
  repository: string | undefined,
  from: string | undefined,
  to: string | undefined,
): string | undefined {
  const { host, path: written } = page.exec(repository ?? '')?.groups ?? {};
  const path = written?.replace(/\.git$/, '') ?? '';
  if (host === undefined || from === to || /(?:^|\/)\.{0,2}(?:\/|$)/.test(path)) return undefined;
  if (!commit.test(from ?? '') || !commit.test(to ?? '')) return undefined;
  if (host === 'github.com' && path.split('/').length !== 2) return undefined;
  return `https://${host}/${path}/${host === 'github.com' ? '' : '-/'}compare/${from}...${to}`;
}
