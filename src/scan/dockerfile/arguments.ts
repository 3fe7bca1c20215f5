// Arguments before the first FROM: their values, and where a digest may stand in them without touching another image.
// https://docs.docker.com/reference/dockerfile/#understand-how-arg-and-from-interact
import { type Arg, From, type Instruction } from 'dockerfile-ast';
import type { Span } from '../../model/source.js';
import { wholeVariable } from '../syntax/variables.js';
import { type Spans, unquoted } from './spans.js';

interface Declared {
  readonly value: string;
  readonly span: Span;
}

export interface GlobalArguments {
  valueOf(name: string): string | undefined;
  /** Where the literal image behind `FROM $NAME` stands: in the ARG, if every use is such a FROM, or as the inline default. */
  homeOf(raw: string, span: Span): { readonly span: Span; readonly declared: boolean } | undefined;
  /** Where the digest stands that the variable at the end of the text carries, or why it cannot be changed there. */
  digestOf(raw: string): { readonly span: Span } | { readonly why: string } | undefined;
}

export function globalArguments(
  text: string,
  instructions: readonly Instruction[],
  spans: Spans,
): GlobalArguments {
  const declared = declaredIn(text, instructions, spans);
  const images = instructions.flatMap((one) => (one instanceof From ? (one.getImage() ?? []) : []));
  const uses = usesIn([...images, ...[...declared.values()].map(({ value }) => value)]);
  return {
    valueOf: (name) => declared.get(name)?.value,
    homeOf(raw, { start }) {
      const whole = wholeVariable(raw);
      if (whole === undefined) return undefined;
      const own = declared.get(whole.name);
      if (own !== undefined && own.value !== '') {
        const isShared = uses.get(whole.name)?.isPart === true;
        return isShared || own.value.includes('$') ? undefined : { span: own.span, declared: true };
      }
      if (whole.fallback === undefined || whole.fallback.text.includes('$')) return undefined;
      const from = start + whole.fallback.offset;
      return { span: { start: from, end: from + whole.fallback.text.length }, declared: false };
    },
    digestOf(raw) {
      const name = /\$(?:\{(?<braced>\w+)\}|(?<bare>\w+))$/.exec(raw)?.groups;
      const key = name?.braced ?? name?.bare ?? '';
      const own = declared.get(key);
      const at = own?.value.indexOf('@') ?? -1;
      if (own === undefined || at < 0) return undefined;
      if ((uses.get(key)?.texts ?? 0) > 1)
        return { why: `its digest comes from ${key}, which other references share` };
      return { span: { start: own.span.start + at, end: own.span.end } };
    },
  };
}

function declaredIn(
  text: string,
  instructions: readonly Instruction[],
  spans: Spans,
): ReadonlyMap<string, Declared> {
  const declared = new Map<string, Declared>();
  const first = instructions.findIndex((instruction) => instruction instanceof From);
  for (const instruction of first < 0 ? instructions : instructions.slice(0, first)) {
    if (instruction.getKeyword() !== 'ARG') continue;
    for (const property of (instruction as Arg).getPropertyArguments()) {
      const { start, end } = spans(property.getRange());
      const equals = text.slice(start, end).indexOf('=');
      if (equals < 0) continue;
      const span = unquoted(text, { start: start + equals + 1, end });
      declared.set(text.slice(start, start + equals), { value: text.slice(span.start, span.end), span });
    }
  }
  return declared;
}

interface Uses {
  /** How many texts mention the variable. */
  readonly texts: number;
  /** In one of them it is only a part. */
  readonly isPart: boolean;
}

function usesIn(texts: readonly string[]): ReadonlyMap<string, Uses> {
  const uses = new Map<string, Uses>();
  for (const text of texts) {
    const whole = wholeVariable(unquotedText(text))?.name;
    for (const name of new Set(
      [...text.matchAll(/\$\{?(?<name>\w+)/g)].map(({ groups }) => groups?.name ?? ''),
    )) {
      const known = uses.get(name) ?? { texts: 0, isPart: false };
      uses.set(name, { texts: known.texts + 1, isPart: known.isPart || name !== whole });
    }
  }
  return uses;
}

function unquotedText(text: string): string {
  const { start, end } = unquoted(text, { start: 0, end: text.length });
  return text.slice(start, end);
}
