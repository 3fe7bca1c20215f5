// From values of HCL to occurrences, with the defaults of the variables that the file declares.
import type { Occurrence } from '../../../model/occurrence.js';
import type { SourceFile } from '../../../model/text/source.js';
import { occurrenceAt, opaqueAt } from '../../occurrence.js';
import { unresolved } from '../../reasons.js';
import type { HclValue } from './hcl.js';
import { expand } from './variables.js';

/** The defaults of `variable "name" { default = … }` under their names, and the values of `locals` under `local.name`. */
export function hclDefaults(values: readonly HclValue[]): ReadonlyMap<string, HclValue> {
  return new Map(
    values.flatMap((value) => {
      const [block, key, ...more] = value.path;
      if (value.kind !== 'string' || more.length > 0 || key === undefined) return [];
      const name = /^variable (?<name>[\w-]+)$/.exec(block ?? '')?.groups?.name;
      if (name !== undefined && key === 'default') return [[name, value]];
      return block === 'locals' ? [[`local.${key}`, value]] : [];
    }),
  );
}

/** The occurrence of a name with its variables expanded. A name that is one variable is reported at its default. */
export function hclOccurrence(
  file: SourceFile,
  value: HclValue,
  defaults: ReadonlyMap<string, HclValue>,
): Occurrence {
  const { span, exact } = value;
  const text = value.kind === 'name' ? `\${${value.text}}` : value.text;
  const whole = /^\$\{(?:var\.)?(?<name>(?:local\.)?[\w-]+)\}$/.exec(text)?.groups?.name;
  const declared = whole === undefined ? undefined : defaults.get(whole);
  if (declared !== undefined && declared.text !== '' && !declared.text.includes('$'))
    return { ...occurrenceAt(file, declared.span, declared.text, declared.exact), uses: [span] };
  if (!text.includes('${')) return occurrenceAt(file, span, text, exact);
  const shell = shellText(text);
  const expansion = expand(shell, (name) => defaults.get(name)?.text);
  if (expansion.kind === 'unknown') {
    const name = /\$\{(?<name>[^{}]*[.[(?][^{}]*)\}/.exec(shell)?.groups?.name;
    const detail = name === undefined ? expansion.detail : unresolved.notDefinedHere(name);
    return opaqueAt(file, span, 'variable', detail);
  }
  return occurrenceAt(file, span, expansion.value, exact);
}

/** The text of a value with its variables expanded; `undefined` where one has no default. */
export function hclTextOf(value: HclValue, defaults: ReadonlyMap<string, HclValue>): string | undefined {
  const text = value.kind === 'name' ? `\${${value.text}}` : value.text;
  const expansion = expand(shellText(text), (name) => defaults.get(name)?.text);
  return expansion.kind === 'value' ? expansion.value : undefined;
}

function shellText(text: string): string {
  return text.replace(/\$\{var\.(\w+)\}/g, '$${$1}');
}

/** The value without its first characters, such as a scheme. */
export function hclWithoutPrefix(value: HclValue, length: number): HclValue {
  return {
    ...value,
    text: value.text.slice(length),
    span: { start: value.span.start + length, end: value.span.end },
  };
}
