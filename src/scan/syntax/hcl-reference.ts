// Strings of HCL → occurrences, with the defaults of the file's own variables.
import type { Occurrence } from '../../model/occurrence.js';
import type { SourceFile } from '../../model/source.js';
import { occurrenceAt, opaqueAt } from '../occurrence.js';
import type { HclValue } from './hcl.js';
import { expand } from './variables.js';

/** The values of `variable "name" { default = … }`, and of `locals` under `local.name`. */
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

/** A name with variables expanded; a name that is nothing but a variable stands at the variable's default. */
export function hclOccurrence(
  file: SourceFile,
  value: HclValue,
  defaults: ReadonlyMap<string, HclValue>,
): Occurrence {
  const { span, exact } = value;
  const text = value.kind === 'name' ? `\${${value.text}}` : value.text;
  const whole = /^\$\{(?:var\.)?(?<name>(?:local\.)?[\w-]+)\}$/.exec(text)?.groups?.name;
  const home = whole === undefined ? undefined : defaults.get(whole);
  if (home !== undefined && home.text !== '' && !home.text.includes('$'))
    return { ...occurrenceAt(file, home.span, home.text, home.exact), uses: [span] };
  if (!text.includes('${')) return occurrenceAt(file, span, text, exact);
  const shell = text.replace(/\$\{var\.(\w+)\}/g, '$${$1}');
  const expansion = expand(shell, (name) => defaults.get(name)?.text);
  if (expansion.kind === 'unknown') {
    const name = /\$\{(?<name>[^{}]*[.[(?][^{}]*)\}/.exec(shell)?.groups?.name;
    const detail = name === undefined ? expansion.detail : `\`${name}\` is not known here`;
    return opaqueAt(file, span, 'variable', detail);
  }
  return occurrenceAt(file, span, expansion.value, exact);
}

/** Without the first characters, such as a scheme. */
export function hclBehind(value: HclValue, length: number): HclValue {
  return {
    ...value,
    text: value.text.slice(length),
    span: { start: value.span.start + length, end: value.span.end },
  };
}
