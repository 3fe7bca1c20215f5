// Pipelines of Go templates: the operands and commands of an action, and what it prints.
// https://pkg.go.dev/text/template#hdr-Pipelines
/** `.a.b`, `$`, `$x.a`: fields of the cursor (no root) or of a variable. */
export interface Chain {
  readonly kind: 'chain';
  readonly root: string;
  readonly fields: readonly string[];
}

/** `fields` are those behind the closing parenthesis. */
export interface Nested {
  readonly kind: 'nested';
  readonly pipeline: Pipeline;
  readonly fields: readonly string[];
}

export type Operand =
  | Chain
  | Nested
  | { readonly kind: 'text'; readonly value: string }
  | { readonly kind: 'word'; readonly name: string };

/** Commands, each of which passes its result to the next one. */
export type Pipeline = readonly (readonly Operand[])[];

const maxDepth = 50;

/** The words of an action, and the next one to read. */
interface WordReader {
  readonly words: readonly string[];
  at: number;
}

/** Reads to the end of the words or to a closing parenthesis; `undefined` where parentheses do not match or nest too deeply. */
export function pipelineOf(reader: WordReader, depth = 0): Pipeline | undefined {
  if (depth > maxDepth) return undefined;
  const commands: Operand[][] = [[]];
  for (; reader.at < reader.words.length && reader.words[reader.at] !== ')'; reader.at += 1) {
    const word = reader.words[reader.at] ?? '';
    if (word.trim() === '') continue;
    if (word === '|') commands.push([]);
    else if (word === '(') {
      reader.at += 1;
      const pipeline = pipelineOf(reader, depth + 1);
      if (pipeline === undefined || reader.words[reader.at] !== ')') return undefined;
      const next = reader.words[reader.at + 1] ?? '';
      const fields = /^\.\w/.test(next) ? next.slice(1).split('.') : [];
      if (fields.length > 0) reader.at += 1;
      commands.at(-1)?.push({ kind: 'nested', pipeline, fields });
    } else commands.at(-1)?.push(operandOf(word));
  }
  return commands;
}

function operandOf(word: string): Operand {
  if (/^["'`]/.test(word)) return { kind: 'text', value: word.slice(1, -1) };
  if (!/^[$.]/.test(word)) return { kind: 'word', name: word };
  const [root = '', ...fields] = word.split('.');
  return { kind: 'chain', root, fields: fields.filter((field) => field !== '') };
}

/** A value of the chart; relative where the template does not say what it is a field of. */
export interface Ref {
  readonly path: readonly string[];
  readonly isAbsolute: boolean;
}

export type PrintedPiece =
  | { readonly kind: 'text'; readonly value: string }
  | { readonly kind: 'ref'; readonly ref: Ref }
  /** With `isFallback`, an option counts only where those before it are empty. */
  | { readonly kind: 'choice'; readonly options: readonly Printed[]; readonly isFallback: boolean }
  | { readonly kind: 'unknown' };

/** Pieces that are printed one behind the other. */
export type Printed = readonly PrintedPiece[];

/** True for a value that may be a tag or a digest; what the templates do with others does not matter. */
export function isTagOrDigest({ path }: Ref): boolean {
  return /^(?:tag|imageTag|digest|sha|hash|\*)$/.test(path.at(-1) ?? '');
}

/** Every reference in a value. */
export function refsIn(value: Printed): readonly Ref[] {
  return value.flatMap((piece) =>
    piece.kind === 'ref' ? [piece.ref] : piece.kind === 'choice' ? piece.options.flatMap(refsIn) : [],
  );
}

/** The value of one of several. */
export function choiceOf(options: readonly Printed[], isFallback: boolean): Printed {
  const some = options.filter((option) => option.length > 0);
  return some.length === 1 ? (some[0] ?? []) : [{ kind: 'choice', options: some, isFallback }];
}

/** Counts the pieces of a value, those of its options included. */
export function pieceCount(value: Printed): number {
  let size = value.length;
  for (const piece of value)
    if (piece.kind === 'choice') for (const option of piece.options) size += pieceCount(option);
  return size;
}
