// The type of the input `history-sources`: which registries are asked for tag histories, and by which API.
import { type HistoryKind, historyKinds } from '../images/history-kinds.js';
import { canonicalRegistry } from '../images/registry-host.js';
import { distinctLines, quoted } from './basic-types.js';
import type { InputType } from './type.js';

/** The registries that are asked in addition to the well-known ones, and whether those are asked at all. */
export interface HistorySelection {
  /** Without `none`: the registries that are known to have a source are asked as well. */
  readonly wellKnown: boolean;
  /** Host of a registry as image names spell it → the API that it has. */
  readonly hosts: Readonly<Record<string, HistoryKind>>;
}

const host = /^[a-z0-9](?:[a-z0-9.-]{0,250}[a-z0-9])?(?::\d{1,5})?$/;
const expected = `\`none\`, or lines of a registry and its API such as \`quay.example.com=quay\` (${quoted(historyKinds)})`;

/** One registry per line; `none` turns off the well-known ones. */
export const historySources: InputType<HistorySelection, HistorySelection> = {
  read(text) {
    const lines = distinctLines(text);
    const hosts: Record<string, HistoryKind> = {};
    const rejected = lines.flatMap((line) => {
      if (line === 'none') return [];
      const entry = parseEntry(line);
      if (entry === undefined) return [{ text: line, expected }];
      hosts[entry.host] = entry.kind;
      return [];
    });
    return rejected.length > 0 ? { rejected } : { value: { wellKnown: !lines.includes('none'), hosts } };
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

function parseEntry(line: string): { readonly host: string; readonly kind: HistoryKind } | undefined {
  const [name = '', kindName, ...rest] = line.split('=');
  const kind = historyKinds.find((one) => one === kindName);
  if (kind === undefined || rest.length > 0 || !host.test(name)) return undefined;
  const canonical = canonicalRegistry(name);
  return 'issue' in canonical ? undefined : { host: canonical.registry, kind };
}
