// The functions of templates that Helm knows: those of Go, of Sprig and its own, as far as their result does not depend on a cluster.
// https://helm.sh/docs/chart_template_guide/function_list/
import {
  asJson,
  asYaml,
  changedText,
  indentedText,
  isBounded,
  isList,
  isText,
  isTrue,
  joinTexts,
  piecesOf,
  printed,
  type TemplateValue,
  Text,
  unknownText,
  unknownValue,
  type ValueMap,
} from './values.js';
import { valueOfYaml } from './yaml-values.js';

type TemplateFunction = (args: readonly TemplateValue[]) => TemplateValue;

const at = (args: readonly TemplateValue[], index: number): TemplateValue => args.at(index) ?? null;
const text = (args: readonly TemplateValue[], index: number): string => printed(args.at(index));
const number = (value: TemplateValue): number =>
  Number(value instanceof Text ? value.text : (value ?? 0)) || 0;
const listOf = (value: TemplateValue): readonly TemplateValue[] =>
  isList(value) ? value : value instanceof Map ? [...value.values()] : value === null ? [] : [value];
const mapOf = (value: TemplateValue): ValueMap => (value instanceof Map ? value : new Map());
const not = (value: boolean | undefined): TemplateValue => (value === undefined ? unknownValue : !value);

/** The last argument as text, changed; the others are what the function needs for it. */
const changes =
  (change: (text: string, args: readonly TemplateValue[]) => string): TemplateFunction =>
  (args) =>
    changedText(at(args, -1), (last) => change(last, args));

const tests =
  (test: (args: readonly string[]) => boolean): TemplateFunction =>
  (args) => {
    const texts = args.map(printed);
    return texts.some((one) => one.includes(unknownText)) ? unknownValue : test(texts);
  };

const compares = (test: (order: number) => boolean): TemplateFunction => {
  const isNumber = (value: TemplateValue) => typeof value === 'number';
  return (args) => {
    const [a, b] = [at(args, 0), at(args, 1)];
    if (isNumber(a) && isNumber(b)) return test(number(a) - number(b));
    return tests(([one = '', other = '']) => test(one < other ? -1 : one > other ? 1 : 0))(args);
  };
};

const computes =
  (compute: (a: number, b: number) => number): TemplateFunction =>
  (args) => {
    const result = args.map(number).reduce(compute);
    return Number.isFinite(result) ? result : unknownValue;
  };

/** The first of the maps counts, or with `reverse` the last one. */
function merged(maps: readonly TemplateValue[], reverse: boolean): TemplateValue {
  if (maps.some((map) => map === unknownValue || !isBounded(map))) return unknownValue;
  const [first, ...others] = maps.map(mapOf);
  const target = first ?? new Map<string, TemplateValue>();
  // Go's functions change the first map, which templates rely on.
  for (const other of others) mergeInto(target, other, reverse, 0);
  return target;
}

const maxMergeDepth = 50;

/** Adds what the other map has; with `overrides`, also where both have something. */
export function mergeInto(target: ValueMap, other: ValueMap, overrides: boolean, depth: number): void {
  for (const [key, value] of other) {
    const own = target.get(key);
    if (own instanceof Map && value instanceof Map && own !== value && depth < maxMergeDepth) {
      const copy = new Map(own);
      mergeInto(copy, value, overrides, depth + 1);
      target.set(key, copy);
    } else if (overrides || own === undefined || isTrue(own) === false) target.set(key, value);
  }
}

export function deepCopy(value: TemplateValue): TemplateValue {
  const copy = (one: TemplateValue): TemplateValue =>
    one instanceof Map
      ? new Map([...one].map(([key, item]) => [key, copy(item)]))
      : isList(one)
        ? one.map(copy)
        : one;
  return isBounded(value) ? copy(value) : unknownValue;
}

function without(map: TemplateValue, isKept: (key: string) => boolean): TemplateValue {
  return new Map([...mapOf(map)].filter(([key]) => isKept(key)));
}

/** `%s` and the like; a verb with a width or a precision makes the number unknown. */
function formatted([format = '', ...args]: readonly TemplateValue[]): TemplateValue {
  const pieces = piecesOf(format);
  let next = 0;
  return joinTexts(
    pieces.flatMap(({ text: part }) =>
      part.split(/(%[+#-]?[\d.]*[a-zA-Z%])/).map((one, index): TemplateValue => {
        if (index % 2 === 0) return one;
        if (one === '%%') return '%';
        const arg = at(args, next);
        next += 1;
        if (one === '%q') return changedText(arg, (inner) => JSON.stringify(inner));
        if (/^%[svdt]$/.test(one)) return arg;
        return /^%0?\d{0,2}d$/.test(one)
          ? String(number(arg)).padStart(Number(one.slice(1, -1)), one[1] === '0' ? '0' : ' ')
          : unknownValue;
      }),
    ),
  );
}

const maxSearched = 1000;

/** A pattern that Go and JavaScript read alike and that takes little time; others are not run. */
function pattern(source: string, searched: string, flags = ''): RegExp | undefined {
  const repeats = source.match(/[+*]/g)?.length ?? 0;
  if (!/^(?:[\w\s:@/,=.^$|-]|\\[.\w/-]|\[\^?[\w.:/@\\-]+\]|[+*](?![+*]))*$/.test(source)) return undefined;
  if (repeats > 1 || source.length > 100 || searched.length > maxSearched) return undefined;
  try {
    return new RegExp(source, flags);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return undefined;
  }
}

/** True for a version that all, or behind `||` others, of the constraints allow; `undefined` for other constraints. */
function isVersionAllowed(constraint: string, version: string): boolean | undefined {
  const numbers = /^v?(\d+)(?:\.(\d+))?(?:\.(\d+))?/;
  const own = numbers.exec(version)?.slice(1).map(Number);
  if (own === undefined) return undefined;
  const orders = constraint.split('||').map((all) =>
    [...all.matchAll(/([^\d\sv]*)\s*(v?[\d.]+)[^\s,]*/g)].map(([, sign = '', limit = '']) => {
      const wanted =
        numbers
          .exec(limit)
          ?.slice(1)
          .map((one) => Number(one ?? 0)) ?? [];
      const order = wanted.map((one, index) => (own[index] || 0) - one).find((one) => one !== 0) ?? 0;
      const [major, minor] = [own[0] === wanted[0], own[1] === wanted[1]];
      if (sign === '^') return order >= 0 && major;
      if (sign === '~') return order >= 0 && major && minor;
      return compared[sign]?.(order);
    }),
  );
  if (orders.flat().includes(undefined)) return undefined;
  return orders.some((all) => all.every((one) => one === true));
}

const compared: Readonly<Record<string, (order: number) => boolean>> = {
  '': (order) => order === 0,
  '=': (order) => order === 0,
  '!=': (order) => order !== 0,
  '<': (order) => order < 0,
  '<=': (order) => order <= 0,
  '>': (order) => order > 0,
  '>=': (order) => order >= 0,
};

/** The value at the end of a path of keys. */
export function indexed(value: TemplateValue, keys: readonly TemplateValue[]): TemplateValue {
  return keys.reduce<TemplateValue>((one, key) => {
    if (one === unknownValue || key === unknownValue) return unknownValue;
    if (one instanceof Map) return one.get(printed(key)) ?? null;
    return isList(one) ? (one[number(key)] ?? null) : null;
  }, value);
}

function kindOf(value: TemplateValue): string {
  if (value === null) return 'invalid';
  if (value instanceof Map) return 'map';
  if (isList(value)) return 'slice';
  if (isText(value)) return 'string';
  return typeof value === 'boolean' ? 'bool' : Number.isInteger(value) ? 'int' : 'float64';
}

function split(value: string, separator: string): readonly string[] {
  return separator === '' ? [value] : value.split(separator);
}

/** The first argument that counts; unknown where one before it may. */
function firstTrue(args: readonly TemplateValue[]): TemplateValue {
  return args.find((one) => isTrue(one) !== false) ?? args.at(-1) ?? null;
}

/** These get unknown arguments too; the result of all others is unknown then. */
const lenient: Readonly<Record<string, TemplateFunction>> = {
  default: (args) => (isTrue(at(args, 1)) === false ? at(args, 0) : at(args, 1)),
  coalesce: firstTrue,
  or: firstTrue,
  and: (args) => args.find((one) => isTrue(one) !== true) ?? at(args, -1),
  not: (args) => not(isTrue(at(args, 0))),
  empty: (args) => not(isTrue(at(args, 0))),
  ternary: ([yes = null, no = null, test = null]) => {
    const holds = isTrue(test);
    return holds === undefined ? unknownValue : holds ? yes : no;
  },
  required: (args) => at(args, -1),
  list: (args) => args,
  tuple: (args) => args,
  dict: (args) =>
    new Map(
      args.flatMap((key, index) => (index % 2 === 0 ? [[printed(key), at(args, index + 1)] as const] : [])),
    ),
  print: (args) => joinTexts(args),
  println: (args) => joinTexts([joinTexts(args, ' '), '\n']),
  printf: formatted,
  cat: (args) => joinTexts(args, ' '),
  join: ([separator = '', values = null]) =>
    values === unknownValue ? values : joinTexts(listOf(values), printed(separator)),
  quote: (args) =>
    joinTexts(
      args.map((one) => changedText(one, (inner) => JSON.stringify(inner))),
      ' ',
    ),
  squote: (args) =>
    joinTexts(
      args.map((one) => changedText(one, (inner) => `'${inner}'`)),
      ' ',
    ),
  toString: (args: readonly TemplateValue[]) =>
    at(args, 0) === unknownValue ? unknownValue : joinTexts(args),
  indent: ([spaces = 0, value = null]) => indentedText(value, number(spaces)),
  nindent: ([spaces = 0, value = null]) => joinTexts(['\n', indentedText(value, number(spaces))]),
  fail: () => '',
  get: (args) => indexed(at(args, 0), [at(args, 1)]),
  index: ([value = null, ...keys]) => indexed(value, keys),
  dig: (args) => {
    const found = indexed(at(args, -1), args.slice(0, -2));
    return found === null ? at(args, -2) : found;
  },
  set: ([map = null, key = '', value = null]) => {
    if (map instanceof Map) map.set(printed(key), value);
    return map;
  },
  merge: (args) => merged(args, false),
  mustMerge: (args) => merged(args, false),
  mergeOverwrite: (args) => merged(args, true),
  mustMergeOverwrite: (args) => merged(args, true),
  deepCopy: (args) => deepCopy(at(args, 0)),
  toYaml: (args) => (at(args, 0) === unknownValue ? unknownValue : asYaml(at(args, 0))),
  toJson: (args) => (at(args, 0) === unknownValue ? unknownValue : asJson(at(args, 0))),
  mustToYaml: (args) => called('toYaml', args),
  mustToJson: (args) => called('toJson', args),
  toPrettyJson: (args) => called('toJson', args),
  toRawJson: (args) => called('toJson', args),
  mustDeepCopy: (args) => deepCopy(at(args, 0)),
  append: (args) => [...listOf(at(args, 0)), at(args, 1)],
  prepend: (args) => [at(args, 1), ...listOf(at(args, 0))],
  trim: changes((value) => value.trim()),
  lookup: () => new Map(),
};

const strict: Readonly<Record<string, TemplateFunction>> = {
  eq: ([a = null, ...others]) =>
    others.some((one) => kindOf(a) === kindOf(one) && printed(a) === printed(one)),
  ne: (args) => printed(at(args, 0)) !== printed(at(args, 1)),
  lt: compares((order) => order < 0),
  le: compares((order) => order <= 0),
  gt: compares((order) => order > 0),
  ge: compares((order) => order >= 0),
  hasKey: (args) => mapOf(at(args, 0)).has(text(args, 1)),
  has: (args) => listOf(at(args, 1)).some((one) => printed(one) === text(args, 0)),
  contains: tests(([part = '', whole = '']) => whole.includes(part)),
  hasPrefix: tests(([part = '', whole = '']) => whole.startsWith(part)),
  hasSuffix: tests(([part = '', whole = '']) => whole.endsWith(part)),
  kindOf: (args) => kindOf(at(args, 0)),
  typeOf: (args) => kindOf(at(args, 0)),
  kindIs: (args) => kindOf(at(args, 1)) === text(args, 0),
  typeIs: (args) => kindOf(at(args, 1)) === text(args, 0),
  len: (args) =>
    at(args, 0) instanceof Map
      ? mapOf(at(args, 0)).size
      : isList(at(args, 0))
        ? listOf(at(args, 0)).length
        : text(args, 0).length,
  int: (args) => Math.trunc(number(at(args, 0))),
  int64: (args) => Math.trunc(number(at(args, 0))),
  float64: (args) => number(at(args, 0)),
  add: computes((a, b) => a + b),
  sub: computes((a, b) => a - b),
  mul: computes((a, b) => a * b),
  div: computes((a, b) => Math.trunc(a / b)),
  mod: computes((a, b) => a % b),
  add1: (args) => number(at(args, 0)) + 1,
  max: computes(Math.max),
  min: computes(Math.min),
  lower: changes((value) => value.toLowerCase()),
  upper: changes((value) => value.toUpperCase()),
  trimSuffix: changes((value, args) =>
    value.endsWith(text(args, 0)) ? value.slice(0, value.length - text(args, 0).length) : value,
  ),
  trimPrefix: changes((value, args) =>
    value.startsWith(text(args, 0)) ? value.slice(text(args, 0).length) : value,
  ),
  trimAll: changes((value, args) => trimmed(value, text(args, 0))),
  trunc: changes((value, args) => {
    const length = number(at(args, 0));
    return length < 0 ? value.slice(length) : value.slice(0, length);
  }),
  replace: changes((value, args) => value.replaceAll(text(args, 0), () => text(args, 1))),
  title: changes((value) => value.replace(/(^|\s)(\S)/g, (all) => all.toUpperCase())),
  untitle: changes((value) => value.replace(/(^|\s)(\S)/g, (all) => all.toLowerCase())),
  camelcase: changes((value) =>
    value.replace(/(?:^|[_-]+)([^_-])/g, (_, letter: string) => letter.toUpperCase()),
  ),
  fromYaml: (args) => valueOfYaml({ path: '', text: text(args, 0) }),
  fromYamlArray: (args) => valueOfYaml({ path: '', text: text(args, 0) }),
  fromJson: (args) => valueOfYaml({ path: '', text: text(args, 0) }),
  nospace: changes((value) => value.replace(/\s/g, '')),
  b64enc: changes((value) => Buffer.from(value, 'utf8').toString('base64')),
  first: (args) => listOf(at(args, 0))[0] ?? null,
  last: (args) => listOf(at(args, 0)).at(-1) ?? null,
  rest: (args) => listOf(at(args, 0)).slice(1),
  initial: (args) => listOf(at(args, 0)).slice(0, -1),
  reverse: (args) => listOf(at(args, 0)).toReversed(),
  concat: (args) => args.flatMap(listOf),
  compact: (args) => listOf(at(args, 0)).filter((one) => isTrue(one) !== false),
  uniq: (args) => [...new Map(listOf(at(args, 0)).map((one) => [printed(one), one])).values()],
  without: ([values = null, ...others]) =>
    listOf(values).filter((one) => !others.some((other) => printed(other) === printed(one))),
  sortAlpha: (args) => listOf(at(args, 0)).toSorted((a, b) => (printed(a) < printed(b) ? -1 : 1)),
  keys: (args) => args.flatMap((map) => [...mapOf(map).keys()]),
  values: (args) => [...mapOf(at(args, 0)).values()],
  omit: ([map = null, ...keys]) => without(map, (key) => !keys.some((one) => printed(one) === key)),
  pick: ([map = null, ...keys]) => without(map, (key) => keys.some((one) => printed(one) === key)),
  unset: ([map = null, key = '']) => {
    mapOf(map).delete(printed(key));
    return map;
  },
  splitList: (args) => split(text(args, 1), text(args, 0)),
  split: (args) => new Map(split(text(args, 1), text(args, 0)).map((part, index) => [`_${index}`, part])),
  semverCompare: (args) => isVersionAllowed(text(args, 0), text(args, 1)) ?? unknownValue,
  regexMatch: (args) => {
    const found = pattern(text(args, 0), text(args, 1));
    return found === undefined ? unknownValue : found.test(text(args, 1));
  },
  regexReplaceAll: (args) => {
    const found = pattern(text(args, 0), text(args, 1), 'g');
    return found === undefined || text(args, 2).includes('$')
      ? unknownValue
      : changedText(at(args, 1), (value) => value.replace(found, () => text(args, 2)));
  },
};

function trimmed(value: string, characters: string): string {
  let [start, end] = [0, value.length];
  while (start < end && characters.includes(value[start] ?? '')) start += 1;
  while (end > start && characters.includes(value[end - 1] ?? '')) end -= 1;
  return value.slice(start, end);
}

/** The result of a function; unknown where it has no row here, or where an argument that it needs is not known. */
export function called(name: string, args: readonly TemplateValue[]): TemplateValue {
  if (Object.hasOwn(lenient, name)) return lenient[name]?.(args) ?? null;
  if (!Object.hasOwn(strict, name) || args.some((one) => one === unknownValue)) return unknownValue;
  if (args.some((one) => isText(one) && printed(one) === unknownText)) return unknownValue;
  return strict[name]?.(args) ?? null;
}
