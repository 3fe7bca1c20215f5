// The types that one or a few inputs have: the platform preset, the gate, the ledger, names and the files that a run writes.

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
