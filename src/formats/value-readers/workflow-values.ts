// Who reads the values of a matrix and of inputs in a workflow, beside what uses them as images.
// https://docs.github.com/actions/reference/workflows-and-actions/workflow-syntax
import { isMap, isScalar, isSeq, type Node } from 'yaml';
import type { YamlDocument } from '../../languages/yaml/document.js';
import { placedText } from '../../languages/yaml/scalar-places.js';
import { sourceOf, textOf, wordOf } from '../../languages/yaml/text.js';
import { child, children, entries } from '../../languages/yaml/tree.js';
import type { SourceFile, Span } from '../../model/text/source.js';
import type { ValueRead } from '../../scan/between/value-reads.js';
import type { SourceText } from '../../scan/occurrence.js';
import { valueReads } from '../../scan/reasons.js';
import { inputImages } from '../workflow/actions.js';
import { valueNodes } from '../workflow/values.js';
import { scriptReads } from './script-words.js';
import { anyText, lineNamer, readsInDocuments, type ValueReader } from './value-reader.js';
import { expressionsIn, readsIn } from './workflow-expressions.js';

export const workflowValues: ValueReader = {
  title: 'Expressions of a workflow that read a value of a matrix or an input',
  formats: ['workflow'],
  find(file) {
    if (!/\b(?:matrix|inputs)\b/.test(file.text)) return [];
    const at = lineNamer(file);
    return readsInDocuments(file, anyText(file), (document) => readsInDocument(file, document, at));
  },
};

type At = ReturnType<typeof lineNamer>;

function readsInDocument(file: SourceFile, document: YamlDocument, at: At): readonly ValueRead[] {
  const { root } = document;
  const jobs = [...children(document, child(document, root, 'jobs')), child(document, root, 'runs')];
  return jobs.flatMap((job) => (job === undefined ? [] : new JobReads(file, document, job, at).all()));
}

/** Events whose runs are checks of a change, which rules of a branch may require; another workflow may run for one of them. */
const changes = /^(?:pull_request(?:_target)?|merge_group|push|workflow_call)$/;

function mayBeRequired(document: YamlDocument): boolean {
  const on = child(document, document.root, 'on');
  const events = isMap(on)
    ? entries(document, on).map(([event]) => event)
    : [on, ...children(document, on)].map(wordOf);
  return events.some((event) => changes.test(event ?? ''));
}

/** A scalar of a job: where it stands, its text, and the step that it belongs to. */
interface ValuePlace {
  readonly path: readonly string[];
  readonly node: Node;
  readonly step?: Node;
}

/** Deeper, no expression is read. */
const maxDepth = 12;
/** A name that the job sets in the environment, from a value of the matrix. */
interface Alias {
  readonly key: string;
  readonly step: Node | undefined;
  readonly values: readonly SourceText[];
}

class JobReads {
  private readonly aliases: Alias[] = [];
  private readonly found: ValueRead[] = [];

  constructor(
    private readonly file: SourceFile,
    private readonly document: YamlDocument,
    private readonly job: Node,
    private readonly at: At,
  ) {}

  all(): readonly ValueRead[] {
    const { document, job } = this;
    this.addEntries();
    this.addCheckName();
    const steps = children(document, child(document, job, 'steps'));
    const places = [
      ...entries(document, job).flatMap(([key, node]) => (key === 'steps' ? [] : this.placesIn(node, [key]))),
      ...steps.flatMap((step) =>
        entries(document, step).flatMap(([key, node]) =>
          this.placesIn(node, ['steps', key]).map((one) => ({ ...one, step })),
        ),
      ),
    ];
    for (const place of places) if (this.environmentKey(place) !== undefined) this.addAlias(place);
    for (const place of places) this.addPlace(place);
    return this.found;
  }

  private placesIn(node: Node, path: readonly string[]): readonly ValuePlace[] {
    const { document } = this;
    if (path.length > maxDepth || path.join('.') === 'strategy.matrix') return [];
    if (isScalar(node)) return typeof node.value === 'string' ? [{ path, node }] : [];
    return isMap(node)
      ? entries(document, node).flatMap(([key, one]) => this.placesIn(one, [...path, key]))
      : isSeq(node)
        ? children(document, node).flatMap((one) => this.placesIn(one, [...path, '*']))
        : [];
  }

  /** What `exclude` and `include` compare with the lists of the matrix. */
  private addEntries(): void {
    const { document, job } = this;
    const matrix = child(document, child(document, job, 'strategy'), 'matrix');
    const lists = ['exclude', 'include'].map((key) => children(document, child(document, matrix, key)));
    for (const entry of lists.flat())
      for (const [key, node] of entries(document, entry)) {
        const listed = children(document, child(document, matrix, key));
        const [text] = this.textsOf([node]);
        const values = this.textsOf(listed);
        if (text !== undefined) this.addEqual([...values, text], text.value, text);
        // An entry of several keys is compared as a whole.
        else if (isMap(node)) {
          const inside = listed.flatMap((one) => (isMap(one) ? this.textsOf(children(document, one)) : []));
          this.refuse(inside, valueReads.compared(this.at(node.range?.[0] ?? 0)));
        }
      }
  }

  /** A job whose name has no expression is named after all values of its matrix. */
  private addCheckName(): void {
    const { document, job } = this;
    const matrix = child(document, child(document, job, 'strategy'), 'matrix');
    const name = textOf(document, child(document, job, 'name'))?.value ?? '';
    if (matrix?.range == null || name.includes('${{') || !mayBeRequired(document)) return;
    const [start, end] = matrix.range;
    this.refuse([{ value: '', exact: false, span: { start, end } }], valueReads.matrixName(this.at(start)));
  }

  private addAlias(place: ValuePlace): void {
    const key = this.environmentKey(place);
    const text = placedText(this.document, this.file.text, place.node)?.text ?? '';
    if (key === undefined) return;
    const values = expressionsIn(text, false).flatMap((one) =>
      readsIn(one, false).flatMap(({ name }) => this.valuesOf(name, place.step)),
    );
    if (values.length > 0) this.aliases.push({ key, step: place.step, values });
  }

  private environmentKey({ path, step }: ValuePlace): string | undefined {
    const own = step === undefined ? path : path.slice(1);
    return own.length === 2 && own[0] === 'env' ? own[1] : undefined;
  }

  private addPlace(place: ValuePlace): void {
    const { document, file } = this;
    const placed = placedText(document, file.text, place.node);
    if (placed === undefined) return;
    const last = place.path.at(-1) ?? '';
    const isCondition = last === 'if';
    const isScript = place.step !== undefined && last === 'run' && place.path.length === 2;
    for (const expression of expressionsIn(placed.text, isCondition))
      for (const { name, does } of readsIn(expression, isCondition)) {
        const values = this.valuesOf(name, place.step);
        if (values.length === 0) continue;
        const at = this.at(placed.place(expression).start);
        if (does.kind === 'compares') this.refuse(values, valueReads.compared(at));
        else if (does.kind === 'equals') {
          const span = placed.place(does.span);
          const isExact = file.text.slice(span.start, span.end) === does.text;
          const isOwn = isExact && name.startsWith('matrix.');
          if (isOwn) this.addEqual(values, does.text, { span });
          else this.refuse(values, valueReads.compared(at));
        } else if (!isScript) {
          const why = this.whyNot(place, placed.text, expression, at);
          if (why !== undefined) this.refuse(values, why);
        }
      }
    if (isScript) this.addScript(place, placed);
  }

  private addScript({ step }: ValuePlace, placed: NonNullable<ReturnType<typeof placedText>>): void {
    const { document, job } = this;
    const set = [step, job, document.root].map((holder, index) =>
      child(
        document,
        index === 0 ? holder : child(document, child(document, holder, 'defaults'), 'run'),
        'shell',
      ),
    );
    const shell =
      textOf(
        document,
        set.find((node) => node !== undefined),
      )?.value ?? 'bash';
    const known = this.aliases.filter((one) => one.step === undefined || one.step === step);
    const found = scriptReads(placed.text, {
      isShell: /^(?:ba|z|da)?sh(?:\s|$)/.test(shell),
      step: document.step,
      variables: new Set(known.map(({ key }) => key)),
      expressions: expressionsIn(placed.text, false).filter((one) =>
        readsIn(one, false).some(
          ({ name, does }) => does.kind === 'result' && this.valuesOf(name, step).length > 0,
        ),
      ),
    });
    for (const { start, end, variable, does } of found) {
      const names = expressionsIn(placed.text.slice(start, end), false).flatMap((one) =>
        readsIn(one, false).map(({ name }) => name),
      );
      const values =
        variable === undefined
          ? names.flatMap((name) => this.valuesOf(name, step))
          : this.valuesOf(`env.${variable}`, step);
      const at = this.at(placed.place({ start, end }).start);
      if (does.kind !== 'equals') this.refuse(values, valueReads[does.kind](at));
      else {
        const span = placed.place(does.span);
        const isExact = this.file.text.slice(span.start, span.end) === does.text;
        if (isExact) this.addEqual(values, does.text, { span });
        else this.refuse(values, valueReads.compared(at));
      }
    }
  }

  /** Why no digest may be in what an expression gives to a place; `undefined` for an image, and for what people read. */
  private whyNot(
    { path, step }: ValuePlace,
    text: string,
    { start, end }: Span,
    at: string,
  ): string | undefined {
    const { document, file, job } = this;
    const isAlone = text.slice(end).trim() === '' && /^(?:docker:\/\/)?$/i.test(text.slice(0, start).trim());
    const own = (step === undefined ? path : path.slice(1)).join('.');
    if (own === 'env' || /^env\./.test(own)) return isAlone ? undefined : valueReads.part(at);
    if (step === undefined) {
      if (/^(?:container|container\.image|services\.[^.]*(?:\.image)?)$/.test(own))
        return isAlone ? undefined : valueReads.part(at);
      if (own === 'name') return mayBeRequired(document) ? valueReads.jobName(at) : undefined;
      if (/^concurrency\b/.test(own)) return valueReads.concurrency(at);
      if (/^outputs\./.test(own)) return valueReads.output(at);
      return /^with\./.test(own) ? valueReads.input(at, own) : valueReads.other(at);
    }
    if (own === 'name') return undefined;
    if (own === 'uses') return isAlone ? undefined : valueReads.part(at);
    if (!/^with\./.test(own)) return valueReads.other(at);
    const uses = textOf(document, child(document, step, 'uses'))?.value ?? '';
    const input = own.slice('with.'.length);
    if (/^actions\/cache\b/.test(uses)) return valueReads.cacheKey(at);
    if (/^actions\/(?:up|down)load-artifact\b/.test(uses)) return valueReads.artifact(at);
    const images = inputImages(file.text, { document, job, step }, step);
    const isImage = images.some(
      ({ word, noPin }) => noPin === undefined && text.includes(word.text) && isAlone,
    );
    return isImage ? undefined : valueReads.input(at, input);
  }

  /** The values with this text, and the other place, get the same digest. */
  private addEqual(values: readonly SourceText[], text: string, { span }: { readonly span: Span }): void {
    const same = values.filter(({ value }) => value.toLowerCase() === text.toLowerCase());
    const spans = distinct([...same.map((one) => one.span), span]);
    this.document.step(values.length + same.length * spans.length);
    for (const one of same)
      this.found.push({
        of: { file: this.file.path, span: one.span },
        effect: { also: spans.filter(({ start }) => start !== one.span.start) },
      });
  }

  private refuse(values: readonly SourceText[], why: string): void {
    this.document.step(values.length);
    for (const { span } of values) this.found.push({ of: { file: this.file.path, span }, effect: { why } });
  }

  private valuesOf(name: string, step: Node | undefined): readonly SourceText[] {
    const { document, job } = this;
    if (name.startsWith('env.')) {
      const key = name.slice('env.'.length);
      const own = this.aliases.filter((one) => one.key === key);
      return own.filter((one) => one.step === undefined || one.step === step).flatMap(({ values }) => values);
    }
    if (name === 'env') return [];
    if (name.includes('.')) return this.textsOf(valueNodes({ document, job }, name));
    const all = name === 'matrix' ? child(document, child(document, job, 'strategy'), 'matrix') : undefined;
    if (all?.range == null) return [];
    return [{ value: '', exact: false, span: { start: all.range[0], end: all.range[1] } }];
  }

  private textsOf(nodes: readonly unknown[]): readonly SourceText[] {
    this.document.step(nodes.length);
    return nodes.flatMap((node) => sourceOf(this.document, node) ?? []);
  }
}

function distinct(spans: readonly Span[]): readonly Span[] {
  return [...new Map(spans.map((one) => [one.start, one])).values()];
}
