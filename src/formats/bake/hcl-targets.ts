// The targets of a Bake file in HCL: their settings, once for each combination of their matrix, with the file's variables and functions.
// https://docs.docker.com/build/bake/matrices/
// https://docs.docker.com/build/bake/funcs/

import {
  evaluateHcl,
  type HclScope,
  outcomes,
  type Run,
  type UserFunction,
} from '../../languages/hcl/evaluate.js';
import type { HclReading } from '../../languages/hcl/images.js';
import { attribute, writtenText } from '../../languages/hcl/leaves.js';
import type { Expression, HclBlock, HclBody } from '../../languages/hcl/syntax.js';
import {
  entriesOf,
  type HclValue,
  hclText,
  otherValue,
  unknown as unknownValue,
} from '../../languages/hcl/values.js';
import { addToGroup } from '../../model/collections.js';
import type { BuildArgument, Occurrence } from '../../model/occurrence.js';
import type { SourceFile, Span } from '../../model/text/source.js';
import { opaqueAt } from '../../scan/occurrence.js';
import { notPinnable, unresolved } from '../../scan/reasons.js';
import { type BuildArguments, literalArgument, unknownArgument } from '../../scan/values/build-arguments.js';
import type { BakePath, BakeSettings, BakeTarget } from './targets.js';

/** The variables and functions of a file. */
export function bakeScope(file: SourceFile, body: HclBody): HclScope {
  const names = new Map<string, (run: Run) => HclValue>();
  const functions = new Map<string, UserFunction>();
  const scope = { file, names, functions };
  const declare = (name: string, value: Expression | undefined) =>
    names.set(name, (run) => {
      run.settable += 1;
      if (run.otherwise.has(name) && value !== undefined) return otherValue;
      run.through.add(name);
      return value === undefined ? unknownValue(unresolved.noDefault(name)) : evaluateHcl(value, scope, run);
    });
  for (const { name, value } of body.attributes) declare(name, value);
  for (const { type, labels, body: inner } of body.blocks) {
    const [name = ''] = labels;
    const result = attribute(inner, 'result')?.value;
    if (type === 'variable') declare(name, attribute(inner, 'default')?.value);
    if (type === 'function' && result !== undefined)
      functions.set(name, { params: parametersOf(attribute(inner, 'params')?.value), result });
  }
  return scope;
}

function parametersOf(params: Expression | undefined): readonly string[] {
  const items = params?.kind === 'tuple' ? params.items : [];
  return items.map((one) => (one.kind === 'name' ? one.name : (writtenText(one) ?? '')));
}

/** The scope of a target: each variable of its matrix is any one of its values. */
export function matrixScope(target: HclBody, scope: HclScope): HclScope {
  const matrix = attribute(target, 'matrix')?.value;
  if (matrix?.kind !== 'object') return scope;
  const names = matrix.items.map(({ key, value }) => {
    const name = key.kind === 'name' ? key.name : (writtenText(key) ?? '');
    const get = (run: Run): HclValue => {
      const entries = entriesOf(evaluateHcl(value, scope, run));
      const chosen = run.choose(`matrix ${value.span.start}`, [...(entries?.keys() ?? [])]);
      return entries?.get(chosen)?.() ?? unknownValue(unresolved.notDefinedHere(name));
    };
    return [name, get] as const;
  });
  return { ...scope, names: new Map([...scope.names, ...names]) };
}

interface HclTargets {
  readonly targets: readonly BakeTarget[];
  /** Paths and arguments that the file does not tell. */
  readonly unknown: readonly Occurrence[];
}

/** The targets in the order of the file. */
export function hclTargets(body: HclBody, scope: HclScope, reading: HclReading): HclTargets {
  const all = body.blocks.flatMap((block) =>
    block.type === 'target' ? [new TargetReader(block, scope, reading).targets()] : [],
  );
  return {
    targets: all.flatMap(({ targets }) => targets),
    unknown: all.flatMap(({ unknown }) => unknown),
  };
}

/** One outcome of a target. */
interface Outcome extends Omit<BakeTarget, 'settings'>, Pick<HclTargets, 'unknown'> {
  readonly settings: Omit<BakeSettings, 'args'>;
  readonly args: ReadonlyMap<string, BuildArgument>;
}

class TargetReader {
  private readonly body: HclBody;
  private readonly scope: HclScope;
  /** Of the outcome that is being read. */
  private unknown: Occurrence[] = [];

  constructor(
    private readonly block: HclBlock,
    scope: HclScope,
    private readonly reading: HclReading,
  ) {
    this.body = block.body;
    this.scope = matrixScope(block.body, scope);
  }

  /** Outcomes with the same name and settings are one target, whose arguments have a value for each of them. */
  targets(): HclTargets {
    const found = outcomes(this.reading.budget, (run) => this.outcome(run));
    if (found === 'too many') {
      const { start, end } = this.body.attributes[0]?.span ?? { start: 0, end: 0 };
      return {
        targets: [],
        unknown: [opaqueAt(this.scope.file, { start, end }, 'variable', unresolved.tooManyValues)],
      };
    }
    const alike = new Map<string, Outcome[]>();
    for (const one of found) addToGroup(alike, JSON.stringify([one.name, one.settings]), one);
    const names = new Set<string>();
    const targets = [...alike.values()].map((all) => ({
      name: unused(names, all[0]?.name ?? ''),
      inherits: [...new Set(all.flatMap(({ inherits }) => inherits))],
      settings: { ...all[0]?.settings, args: joined(all) },
    }));
    return { targets, unknown: found.flatMap((one) => one.unknown) };
  }

  private outcome(run: Run): Outcome {
    const [label = ''] = this.block.labels;
    this.unknown = [];
    const text = (key: string) => {
      const value = attribute(this.body, key)?.value;
      return value === undefined ? undefined : this.textAt(value, run);
    };
    const bases = attribute(this.body, 'inherits')?.value;
    const inherited =
      bases === undefined ? [] : [...(entriesOf(evaluateHcl(bases, this.scope, run))?.values() ?? [])];
    const inline = attribute(this.body, 'dockerfile-inline')?.value.span.start;
    const path = (key: 'context' | 'dockerfile') => {
      const found = text(key);
      return found === undefined ? {} : { [key]: found };
    };
    return {
      name: attribute(this.body, 'name') === undefined ? label : (text('name')?.text ?? label),
      inherits: inherited.flatMap((item) => hclText(item()) ?? []),
      settings: { ...path('context'), ...path('dockerfile'), ...(inline === undefined ? {} : { inline }) },
      args: this.argumentsIn(run),
      unknown: this.unknown,
    };
  }

  private textAt(value: Expression, run: Run): BakePath {
    const found = evaluateHcl(value, this.scope, run);
    const text = hclText(found);
    const { start, end } = value.span;
    if (text !== undefined) return { text, span: { start, end } };
    const why = found.kind === 'unknown' ? found.why : unresolved.expression;
    this.tell({ start, end }, unresolved.path(this.scope.file.text.slice(start, end), why));
    return {};
  }

  private argumentsIn(run: Run): ReadonlyMap<string, BuildArgument> {
    const args = attribute(this.body, 'args');
    if (args === undefined) return new Map();
    const spans = new Map<string, Span>();
    if (args.value.kind === 'object')
      for (const { key, value } of args.value.items) spans.set(writtenText(key) ?? '', value.span);
    const all = evaluateHcl(args.value, this.scope, run);
    if (all.kind !== 'map') {
      this.tell({ ...args.span }, unresolved.argumentsExpression);
      return new Map();
    }
    return new Map(
      [...all.entries].flatMap(([name, item]) => {
        const found = this.argument(name, item(), spans.get(name) ?? args.span);
        return found === undefined ? [] : [[name, found] as const];
      }),
    );
  }

  /** `null`, also as the default of a variable, leaves the default of the Dockerfile. */
  private argument(name: string, value: HclValue, { start, end }: Span): BuildArgument | undefined {
    const { file } = this.scope;
    const span = { start, end };
    const text = hclText(value);
    if (text === undefined) {
      if (value.kind === 'plain') return undefined;
      const why = value.kind === 'unknown' ? value.why : unresolved.argumentValue(name);
      return unknownArgument(name, file, { span }, why);
    }
    const place = value.kind === 'text' ? value.place : undefined;
    if (place?.kind !== 'literal') return literalArgument(name, file, { value: text, span, exact: false });
    const found = literalArgument(name, place.file, { ...place, value: text });
    const written = file.text.slice(start, end).replace(/^\$\{\s*|\s*\}$/g, '');
    if (!this.reading.parts.has(written) || 'why' in found.value) return found;
    return { ...found, value: { ...found.value, noPlace: notPinnable.partElsewhere(written) } };
  }

  private tell(span: Span, detail: string): void {
    this.unknown.push(opaqueAt(this.scope.file, span, 'variable', detail));
  }
}

/** The name, or another one where it is taken: a target with another Dockerfile is not the same one. */
function unused(names: Set<string>, name: string): string {
  const free = names.has(name) ? `${name} ${names.size}` : name;
  names.add(free);
  return free;
}

/** The arguments of all outcomes, the values of one outcome at the same index. */
function joined(all: readonly Outcome[]): ReadonlyMap<string, BuildArguments> {
  const names = new Set(all.flatMap(({ args }) => [...args.keys()]));
  return new Map(
    [...names].map((name) => {
      const values = all.flatMap(({ args }) => args.get(name) ?? []);
      const isSame = values.every((one) => JSON.stringify(one.value) === JSON.stringify(values[0]?.value));
      return [name, isSame ? values.slice(0, 1) : values] as const;
    }),
  );
}
