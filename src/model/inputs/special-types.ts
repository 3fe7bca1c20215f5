// The types that one or a few inputs have: the platform preset, the gate, the ledger, names and the files that a run writes.
import { canonicalRegistry } from '../images/registry-host.js';
import { type HistoryKind, historyKinds } from '../images/source-strength.js';
import { type Severity, severities } from '../judgement/finding.js';
import { suggestion } from '../text/did-you-mean.js';
import { distinctLines, isSingleLine, lines, quoted, readWord, text } from './basic-types.js';
import type { InputType, YamlType } from './type.js';

/** The name of a platform preset. */
export const presetName: InputType<string> = {
  read: (text, { presets }) => readWord(text, presets),
  yaml: ({ presets }) => ({ is: 'word', words: presets }),
  none: undefined,
};

/** Names, one per line. */
export const nameList = lines(text(), 'a list of names');

/** A file that a run writes. A policy must not choose one outside the checkout. */
export const outputFile: InputType<string> = { ...text(), yaml: () => fileInCheckout };

const fileInCheckout: YamlType = {
  is: 'text',
  expected: 'the path of a file inside the checkout',
  accepts: (value) =>
    isSingleLine(value) && !/^[/\\]|^[a-z]:|\\/i.test(value) && !value.split('/').includes('..'),
};

/** Findings at or above a severity, none at all, or those of the named checks. */
export type FailOn = Severity | 'none' | readonly string[];

const failOnLevels: readonly string[] = [...severities, 'none'];

/** A severity, `none`, or check ids, one per line or separated by commas. */
export const failOn: InputType<FailOn> = {
  read(text, { checks }) {
    const words = distinctLines(text.replaceAll(',', '\n'));
    const [only = ''] = words;
    if (words.length === 1 && failOnLevels.includes(only)) return { value: only as Severity | 'none' };
    const rejected = words
      .filter((word) => !checks.includes(word))
      .map((word) => ({
        text: word,
        expected: `one of ${quoted(failOnLevels)}, or a list of check ids`,
        hint: suggestion(word, [...failOnLevels, ...checks]),
      }));
    return rejected.length > 0 ? { rejected } : { value: words };
  },
  yaml: ({ checks }) => ({
    is: 'either',
    types: [
      { is: 'word', words: [...failOnLevels, ...checks] },
      {
        is: 'list',
        of: { is: 'word', words: checks },
        expected: `${quoted(failOnLevels)}, or a list of check ids`,
      },
    ],
  }),
  none: undefined,
};

/** Where observed digests are recorded. */
export interface LedgerFile {
  /** In the checkout, with forward slashes. */
  readonly path: string;
  /** `pin` creates the file if it does not exist. */
  readonly create: boolean;
}

/** The policy that is read if no other file is named. */
export const defaultPolicyPath = '.github/tagproof.yml';

export const defaultLedgerPath = '.github/tagproof.lock.json';

/** Whether and where observed digests are recorded. If not set, the default file is used where it exists. */
export const ledger: InputType<LedgerFile | undefined, LedgerFile> = {
  read(text) {
    if (text === 'false') return { value: undefined };
    if (text === 'true') return { value: { path: defaultLedgerPath, create: true } };
    const isInside = !text.startsWith('/') && !text.split(/[\\/]/).includes('..') && text.endsWith('.json');
    if (isInside) return { value: { path: text, create: true } };
    const expected = '`true`, `false`, or the path of a `.json` file inside the checkout';
    return { rejected: [{ text, expected }] };
  },
  yaml: () => ({ is: 'either', types: [{ is: 'boolean' }, fileInCheckout] }),
  none: { path: defaultLedgerPath, create: false },
};

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
