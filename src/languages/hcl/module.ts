// The files of a Terraform module, a Nomad job or a Packer template: what they, and those that call the module, set for variables
// and local values.
// https://developer.hashicorp.com/terraform/language/values/variables
// https://developer.hashicorp.com/packer/docs/templates/hcl_templates/locals
import { addToGroup } from '../../model/collections.js';
import type { BuildArgument } from '../../model/occurrence.js';
import type { Problem, SourceFile } from '../../model/text/source.js';
import { unresolved } from '../../scan/reasons.js';
import { evaluateHcl, type HclScope, type Run } from './evaluate.js';
import { hclOfJson } from './json.js';
import { namesInTexts } from './leaves.js';
import { type Expression, type HclBody, parseHcl } from './syntax.js';
import { type HclValue, type Lazy, otherValue, unknown } from './values.js';

/** How many names follow the type of a block. */
const labels: Readonly<Record<string, number>> = {
  resource: 2,
  data: 2,
  variable: 1,
  module: 1,
  provider: 1,
  output: 1,
  locals: 0,
  terraform: 0,
  target: 1,
  function: 1,
  group: 1,
};

interface ModuleFile {
  readonly body: HclBody;
  readonly problems: readonly Problem[];
  readonly parts: ReadonlySet<string>;
}

const known = new WeakMap<SourceFile, ModuleFile>();

/** A file of a module, read once. */
export function moduleFile(file: SourceFile): ModuleFile {
  const found = known.get(file) ?? readFile(file);
  known.set(file, found);
  return found;
}

function readFile(file: SourceFile): ModuleFile {
  const { body, problems } = /\.json(?:\.\w+)?$/.test(file.path)
    ? hclOfJson(file, labels)
    : { body: parseHcl(file.text), problems: [] };
  return { body, problems, parts: namesInTexts(body) };
}

type Settings = ReadonlyMap<string, readonly { readonly value: Expression; readonly file: SourceFile }[]>;

/** The scope of a file. `calls` are the arguments of the calls of its module, `others` names that mean the same in every file. */
export function moduleScope(
  file: SourceFile,
  companions: readonly SourceFile[] = [],
  calls: readonly (readonly BuildArgument[])[] = [],
  others: ReadonlyMap<string, Lazy> = new Map(),
): HclScope {
  const settings = settingsOf([file, ...companions]);
  const scopes = new Map<SourceFile, HclScope>();
  const scopeOf = (one: SourceFile): HclScope => {
    const scope = scopes.get(one) ?? { file: one, names };
    scopes.set(one, scope);
    return scope;
  };
  const value = (name: string, run: Run): HclValue | undefined => {
    run.through.add(name);
    const all = settings.get(name) ?? [];
    const one = all[run.chooseNumber(name, all.length)];
    return one && evaluateHcl(one.value, scopeOf(one.file), run);
  };
  const variable = (name: string, run: Run): HclValue => {
    run.settable += 1;
    run.through.add(`var.${name}`);
    const passed = calls[run.chooseNumber('call', calls.length)]?.find((one) => one.name === name);
    if (passed !== undefined) return passedValue(passed);
    if (run.otherwise.has(`var.${name}`) && settings.has(`var.${name}`)) return otherValue;
    return value(`var.${name}`, run) ?? unknown(unresolved.noDefault(name));
  };
  const local = (name: string, run: Run): HclValue =>
    value(`local.${name}`, run) ?? unknown(unresolved.notDefinedHere(`local.${name}`));
  const namespace = (get: (name: string, run: Run) => HclValue) => (run: Run) =>
    ({ kind: 'names', get: (name: string) => get(name, run) }) as const;
  const names: HclScope['names'] = new Map<string, (run: Run) => HclValue>([
    ['var', namespace(variable)],
    ['local', namespace(local)],
    ...others,
  ]);
  return scopeOf(file);
}

function passedValue({ value, file, span }: BuildArgument): HclValue {
  if ('why' in value) return unknown(value.why);
  const exact = value.noPlace === undefined;
  return {
    kind: 'text',
    value: value.text,
    place: { file, span, kind: exact ? 'literal' : 'computed', exact },
  };
}

/** Defaults of variables, local values, and those of `*.tfvars`, under `var.name` and `local.name`. */
function settingsOf(files: readonly SourceFile[]): Settings {
  const settings = new Map<string, { readonly value: Expression; readonly file: SourceFile }[]>();
  const add = (name: string, value: Expression, file: SourceFile) =>
    addToGroup(settings, name, { value, file });
  for (const file of files) {
    const { body } = moduleFile(file);
    if (/vars(?:\.json|\.hcl)?$/.test(file.path))
      for (const { name, value } of body.attributes) add(`var.${name}`, value, file);
    for (const block of body.blocks)
      for (const { name, value } of block.body.attributes) {
        if (block.type === 'locals') add(`local.${name}`, value, file);
        if (block.type === 'local' && name === 'expression')
          add(`local.${block.labels[0] ?? ''}`, value, file);
        if (block.type === 'variables') add(`var.${name}`, value, file);
        if (block.type === 'variable' && name === 'default') add(`var.${block.labels[0] ?? ''}`, value, file);
      }
  }
  return settings;
}

/** The names that are a part of other texts in some file of the module. */
export function partsOfModule(files: readonly SourceFile[]): ReadonlySet<string> {
  return new Set(files.flatMap((one) => [...moduleFile(one).parts]));
}
