// Reads inputs by name, each as its type in the table, and collects every issue.

import { type Input, type InputName, type InputValue, inputTable } from '../model/inputs/table.js';
import type { InputNames, InputReading, Rejection } from '../model/inputs/type.js';
import type { EffectiveSetting, Policy } from '../model/judgement/policy.js';
import { type Surface, settingName } from '../model/run/surface.js';
import { whereIs } from '../model/text/position.js';

/** The text of an input; absent or blank means that it is not set. */
export type GetInput = (name: string) => string | undefined;

/** The value of every input. */
export type InputValues = { readonly [N in InputName]: InputValue<N> };

/** What reading needs in addition to the texts. */
interface ReaderOptions {
  readonly names: InputNames;
  readonly policy: Pick<Policy, 'settings' | 'sources'>;
  readonly surface: Surface;
}

/** An input comes first, then the policy's setting of the same name, then the default. */
export class InputReader {
  readonly issues: string[] = [];

  constructor(
    private readonly get: GetInput,
    private readonly options: ReaderOptions,
  ) {}

  /** The text that the input or the policy gives; `undefined` if neither does. */
  text(name: InputName): string | undefined {
    const value = this.get(name)?.trim() || this.options.policy.settings.get(name)?.text.trim();
    return value === '' ? undefined : value;
  }

  /** Who gives the text; `undefined` if nobody does. */
  source(name: InputName): Exclude<EffectiveSetting['from'], 'default'> | undefined {
    if (this.get(name)?.trim()) return 'input';
    return this.text(name) === undefined ? undefined : this.options.policy.settings.get(name)?.at;
  }

  /** The value of an input; if its text cannot be used, an issue is kept and the default returned. */
  value<N extends InputName>(name: N): InputValue<N> {
    const input = rowOf(name);
    const text = this.text(name);
    const reading = text === undefined ? undefined : input.type.read(text, this.options.names);
    for (const rejection of reading !== undefined && 'rejected' in reading ? reading.rejected : [])
      this.reject(name, rejection);
    // The row's type says what its values are.
    return (
      reading !== undefined && 'value' in reading ? reading.value : this.fallback(input)
    ) as InputValue<N>;
  }

  /** The value if the input or the policy gives one. */
  given<N extends InputName>(name: N, value: InputValue<N>): InputValue<N> | undefined {
    return this.text(name) === undefined ? undefined : value;
  }

  /** The input as its reader writes it: a key of the policy, an input of the workflow or a flag. */
  nameOf(name: InputName): string {
    if (typeof this.source(name) === 'object') return `\`${name}\``;
    return settingName(this.options.surface, name);
  }

  /** Keeps an issue about an input; if the policy gave the value, with its place. */
  addIssue(name: InputName, sentence: string): void {
    const source = this.source(name);
    const place = typeof source === 'object' ? `${whereIs(source, this.options.policy.sources)}: ` : '';
    this.issues.push(`${place}${sentence}`);
  }

  private reject(name: InputName, { text, expected, reason, hint = '' }: Rejection): void {
    const sentence = reason === undefined ? `is \`${text.slice(0, 100)}\`, but must be ${expected}` : reason;
    this.addIssue(name, `${this.nameOf(name)} ${sentence}.${hint}`);
  }

  private fallback({ type, default: text }: Input): unknown {
    if (text === undefined) return type.none;
    const reading: InputReading<unknown> = type.read(text, this.options.names);
    return 'value' in reading ? reading.value : type.none;
  }
}

const rows = new Map(inputTable.map((input) => [input.name, input]));

function rowOf(name: InputName): Input {
  const row = rows.get(name);
  if (row === undefined) throw new Error(`${name} is not in the table of inputs`);
  return row;
}
