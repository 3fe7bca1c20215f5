// Images of a Terraform module: names with variables and local values, which other files of the module may set.
// https://developer.hashicorp.com/terraform/language/values/variables
import type { Occurrence } from '../../../model/occurrence.js';
import type { SourceFile } from '../../../model/text/source.js';
import type { HclValue } from '../../languages/syntax/hcl.js';
import { hclDefaults, hclOccurrence } from '../../languages/syntax/hcl-reference.js';
import { cartesian, expandedValues } from '../../values/combinations.js';
import { parameterImages } from '../../values/parameters.js';
import type { PossibleValue } from '../../values/possible-values.js';
import { terraformValues } from './values.js';

const reference = /\$\{\s*(?<name>(?:var|local)\.[\w-]+)\s*\}/g;

/** The values of a variable or a local value, by `var.name` and `local.name`. */
type ModuleValues = (name: string) => readonly PossibleValue[];

/** The values that the file and its companions set: defaults, local values, and those of `*.tfvars`. */
export function moduleValues(file: SourceFile, companions: readonly SourceFile[]): ModuleValues {
  const valuesOf = (name: string): readonly PossibleValue[] =>
    [file, ...companions].flatMap((one) => {
      const value = settingsOf(one).get(name);
      if (value === undefined || value.text === '') return [];
      const source = { value: value.text, span: value.span, exact: value.exact };
      return [{ value: value.text, source, ...(one === file ? {} : { file: one }) }];
    });
  return expandedValues(valuesOf, reference);
}

const settings = new WeakMap<SourceFile, ReadonlyMap<string, HclValue>>();

function settingsOf(file: SourceFile): ReadonlyMap<string, HclValue> {
  const known = settings.get(file) ?? readSettings(file);
  settings.set(file, known);
  return known;
}

function readSettings(file: SourceFile): ReadonlyMap<string, HclValue> {
  const { values } = terraformValues(file);
  if (/\.tfvars(?:\.json)?$/.test(file.path))
    return new Map(
      values.flatMap((value) =>
        value.path.length === 1 && value.kind === 'string' ? [[`var.${value.path[0]}`, value]] : [],
      ),
    );
  return new Map(
    [...hclDefaults(values)].map(([name, value]) => [
      name.startsWith('local.') ? name : `var.${name}`,
      value,
    ]),
  );
}

/** The images that a value may stand for. What only this file sets, and once, is pinned where hclOccurrence says. */
export function terraformImages(
  [file, ...others]: readonly [SourceFile, ...SourceFile[]],
  value: HclValue,
  defaults: ReadonlyMap<string, HclValue>,
  valuesOf: ModuleValues,
): readonly Occurrence[] {
  const text = value.kind === 'name' ? `\${${value.text}}` : value.text;
  const names = [...text.matchAll(reference)].map(({ groups }) => groups?.name ?? '');
  const isOwn = names.every((name) => {
    const [one, ...more] = valuesOf(name);
    return more.length === 0 && one?.file === undefined && (one === undefined || one.source !== undefined);
  });
  const source = { value: text, span: value.span, exact: value.exact };
  const found = isOwn ? undefined : parameterImages(file, source, reference, cartesian(valuesOf), others);
  return found ?? [hclOccurrence(file, value, defaults)];
}
