// No list whose length others decide becomes the arguments of a call: at about 100,000 of them the stack overflows.
import { parseAst } from 'rolldown/parseAst';
import { describe, expect, it } from 'vitest';
import { sourceFiles, sourceOf } from '../../scripts/imports.mjs';

/** Functions that take any number of arguments, so that a list fits in; others have a few parameters. */
const takesAny = new Set([
  'push',
  'unshift',
  'splice',
  'concat',
  'min',
  'max',
  'hypot',
  'fromCharCode',
  'fromCodePoint',
  'of',
  'assign',
]);

/** Lists of a few elements, whatever is read. */
const isShort = new Map([
  ['cli/args/help.ts', 'Math.max(...rows.map(([term]) => term.length)'],
  ['onboarding/doctor/index.ts', 'Math.max(...diagnoses.map('],
  ['clients/http/rate-plan.ts', 'Math.max(0, ...waits)'],
  ['output/terminal/columns.ts', '...widths'],
  ['scan/values/templates.ts', 'Math.min(...lineEnds.map('],
  ['languages/yaml/libyaml/characters.ts', 'Math.min(...found.filter('],
]);

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}

interface Call extends Node {
  readonly callee: Node & { readonly property?: Node & { readonly name?: string } };
  readonly arguments: readonly Node[];
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

const isCall = (node: Node): node is Call => node.type === 'CallExpression';

/** The texts of the calls that spread a list into a function that takes any number of arguments. */
function spreadsIn(text: string): readonly string[] {
  const found: string[] = [];
  const waiting: unknown[] = [parseAst(text, { lang: 'ts' })];
  while (waiting.length > 0) {
    const one = waiting.pop();
    if (isNode(one) && isCall(one)) {
      const { callee } = one;
      const hasSpread = one.arguments.some(({ type }) => type === 'SpreadElement');
      if (hasSpread && takesAny.has(callee.property?.name ?? '')) found.push(text.slice(one.start, one.end));
    }
    if (typeof one === 'object' && one !== null) for (const part of Object.values(one)) waiting.push(part);
  }
  return found;
}

describe('calls', () => {
  const files = sourceFiles().filter((file) => !file.startsWith('emulator/'));

  it.each(files)('%s spreads no long list into arguments', (file) => {
    const short = isShort.get(file);
    const long = spreadsIn(sourceOf(file)).filter((call) => short === undefined || !call.includes(short));
    expect(long).toEqual([]);
  });

  it('are found by the search', () => {
    expect(spreadsIn('a.push(...b); Math.max(0, ...c.map(d)); f(...e); g([...h])')).toEqual([
      'Math.max(0, ...c.map(d))',
      'a.push(...b)',
    ]);
  });

  it('that are allowed still exist', () => {
    const gone = [...isShort].filter(([file, call]) => !sourceOf(file).includes(call));
    expect(gone).toEqual([]);
  });
});
