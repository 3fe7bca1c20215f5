// The type of the input `history-sources`: which registries are asked for tag histories, and by which API.

import { canonicalRegistry } from '../images/registry-host.js';
import { type HistoryKind, historyKinds } from '../images/source-strength.js';
import { distinctLines, quoted } from './basic-types.js';
import type { InputType } from './type.js';

/** The registries that are asked in addition to the well-known ones, and whether those are asked at all. */
export interface HistorySelection {
  /** Without `none`: the registries that are known to have a source are asked as well. */
  readonly wellKnown: boolean;
  /** Host of a registry as image names spell it → the API that it has. */
  readonly hosts: Readonly<Record<string, HistoryKind>>;
  /** Host of a registry → where documents about its tags are: `file:` and a folder of the repository, or an address. */
  readonly documents?: Readonly<Record<string, string>>;
}

const host = /^[a-z0-9](?:[a-z0-9.-]{0,250}[a-z0-9])?(?::\d{1,5})?$/;
const expected = `\`none\`, or lines of a registry and its API such as \`quay.example.com=quay\` (${quoted(historyKinds)}), or of a registry and where documents of its history are, such as \`registry.example.com=file:histories\` or \`registry.example.com=https://histories.example.com\``;

const address = /^https:\/\/[a-z0-9.-]+(?::\d{1,5})?(?:\/[\w.~%-]+)*$/i;

/** One registry per line; `none` turns off the well-known ones. */
export const historySources: InputType<HistorySelection, HistorySelection> = {
  read(text) {
    const lines = distinctLines(text);
    const hosts: Record<string, HistoryKind> = {};
    const documents: Record<string, string> = {};
    const rejected = lines.flatMap((line) => {
      if (line === 'none') return [];
      const entry = parseEntry(line);
      if (entry === undefined) return [{ text: line, expected }];
      if ('kind' in entry) hosts[entry.host] = entry.kind;
      else documents[entry.host] = entry.location;
      return [];
    });
    if (rejected.length > 0) return { rejected };
    const places = Object.keys(documents).length === 0 ? {} : { documents };
    return { value: { wellKnown: !lines.includes('none'), hosts, ...places } };
  },
  yaml: () => {
    const of = {
      is: 'text' as const,
      expected,
      accepts: (value: string) => value === 'none' || parseEntry(value) !== undefined,
    };
    return { is: 'either', types: [of, { is: 'list', of, expected }] };
  },
  none: { wellKnown: true, hosts: {} },
};

type SourceEntry = { readonly host: string } & (
  | { readonly kind: HistoryKind }
  | { readonly location: string }
);

function parseEntry(line: string): SourceEntry | undefined {
  const [name = '', value = '', ...rest] = line.split('=');
  const canonical = host.test(name) && rest.length === 0 ? canonicalRegistry(name) : { issue: '' };
  if ('issue' in canonical) return undefined;
  const kind = historyKinds.find((one) => one === value);
  if (kind !== undefined) return { host: canonical.registry, kind };
  const isPlace = isFolder(value) || (address.test(value) && URL.canParse(value));
  return isPlace ? { host: canonical.registry, location: value } : undefined;
}

/** `file:` and a folder of the repository, which no part of the path leaves. */
function isFolder(place: string): boolean {
  const [, path] = /^file:([^\\\p{Cc}]{1,1000})$/u.exec(place) ?? [];
  return path?.split('/').every((part) => !/^\.{0,2}$/.test(part)) === true;
}
