// The functions of HCL programs that people use in the names of images.
// https://developer.hashicorp.com/terraform/language/functions
// https://docs.docker.com/build/bake/stdlib/
import { parseJson } from '../../model/json.js';
import { unresolved } from '../../scan/reasons.js';
import {
  entriesOf,
  type HclValue,
  hclText,
  type Lazy,
  numberOf,
  textValue,
  truth,
  unknown,
} from './values.js';

/** The result of a call; unknown for a function that is not here, and where an argument that counts is unknown. */
export function callFunction(name: string, args: readonly Lazy[]): HclValue {
  if (name === 'try' || name === 'coalesce') return firstOf(name, args);
  const work = structures[name] ?? texts[name];
  if (work === undefined) return unknown(unresolved.unknownFunction(name));
  const values = args.map((arg) => arg());
  const open = values.find(({ kind }) => kind === 'unknown' || kind === 'elsewhere');
  if (open !== undefined) {
    if (open.kind === 'unknown' && open.isOtherwise) return open;
    const why = open.kind === 'unknown' ? open.why : unresolved.expression;
    const shape = work === texts.format ? work(values.map(filled)) : undefined;
    return { kind: 'unknown', why, ...(shape?.kind === 'text' ? { shape: shape.value } : {}) };
  }
  return work(values) ?? unknown(unresolved.expression);
}

function filled(value: HclValue): HclValue {
  return hclText(value) === undefined ? textValue('x') : value;
}

/** Errors of `try` and empty arguments of `coalesce` lead to the next one; what is unknown may be neither. */
function firstOf(name: string, args: readonly Lazy[]): HclValue {
  for (const arg of args) {
    const value = arg();
    const isEmpty =
      (name === 'try' && value.kind === 'unknown' && value.isMissing === true) ||
      (name === 'coalesce' &&
        ((value.kind === 'plain' && value.value === null) || (value.kind === 'text' && value.value === '')));
    if (!isEmpty) return value;
  }
  return unknown(unresolved.expression);
}

type HclFunction = (args: readonly HclValue[]) => HclValue | undefined;

/** More than any list of images has; lists that are joined with themselves would grow without end. */
const maxItems = 10_000;
const maxTextLength = 100_000;

const list = (items: readonly Lazy[]): HclValue =>
  items.length > maxItems ? unknown(unresolved.tooManyValues) : { kind: 'list', items };
/** True for texts of which nothing too long can be made. */
const isShort = (all: readonly string[]) => all.reduce((sum, { length }) => sum + length, 0) <= maxTextLength;
const itemsOf = (value: HclValue | undefined): readonly Lazy[] | undefined =>
  value?.kind === 'list' ? value.items : undefined;
const lazyText =
  (text: string): Lazy =>
  () =>
    textValue(text);
const plain = (value: number | boolean): HclValue => ({ kind: 'plain', value });

/** Of a set or a list of texts, which may not be all known. */
function textsOf(value: HclValue | undefined): readonly string[] | undefined {
  const found = itemsOf(value)?.map((item) => hclText(item()));
  return found?.every((one) => one !== undefined) ? found : undefined;
}

function flattened(items: readonly Lazy[], depth = 0): readonly Lazy[] {
  return items.flatMap((item) => {
    const inner = depth < maxDepth ? itemsOf(item()) : undefined;
    return inner === undefined ? [item] : flattened(inner, depth + 1);
  });
}

const maxDepth = 20;
const same: HclFunction = ([value]) => value;

/** What takes values apart or puts them together: the texts in them stay where they are written. */
const structures: Readonly<Record<string, HclFunction>> = {
  ...{ tolist: same, tomap: same, tostring: same, tonumber: same, sensitive: same, nonsensitive: same },
  toset: ([value]) => {
    const names = textsOf(value);
    return names === undefined ? value : mapOf(names.map((name, at) => [name, itemsOf(value)?.[at]]));
  },
  jsonencode: ([of]) => of && { kind: 'encoded', of },
  yamlencode: ([of]) => of && { kind: 'encoded', of },
  jsondecode: ([value]) =>
    value?.kind === 'encoded' ? value.of : value?.kind === 'text' ? parsedJson(value.value) : undefined,
  merge: (maps) => {
    const all = maps
      .filter(({ kind }) => kind !== 'plain')
      .map((one) => (one.kind === 'map' ? one.entries : undefined));
    return all.every((one) => one !== undefined)
      ? { kind: 'map', entries: new Map(all.flatMap((one) => [...one])) }
      : undefined;
  },
  concat: (lists) => {
    const all = lists.map(itemsOf);
    return all.every((one) => one !== undefined) ? list(all.flat()) : undefined;
  },
  flatten: ([value]) => value && list(flattened(itemsOf(value) ?? [])),
  compact: ([value]) => value && list((itemsOf(value) ?? []).filter((item) => hclText(item()) !== '')),
  distinct: same,
  reverse: ([value]) => value && list((itemsOf(value) ?? []).toReversed()),
  values: ([value]) =>
    value?.kind === 'map' ? list(sorted(value.entries).map(([, item]) => item)) : undefined,
  keys: ([value]) =>
    value?.kind === 'map' ? list(sorted(value.entries).map(([key]) => lazyText(key))) : undefined,
  element: ([value, at]) => {
    const [items, number] = [itemsOf(value) ?? [], at && numberOf(at)];
    return number === undefined || items.length === 0 || number < 0
      ? undefined
      : items[number % items.length]?.();
  },
  one: ([value]) => itemsOf(value)?.[0]?.(),
  slice: ([value, from, to]) => {
    const [start, end] = [from && numberOf(from), to && numberOf(to)];
    return start === undefined || end === undefined
      ? undefined
      : list((itemsOf(value) ?? []).slice(start, end));
  },
  zipmap: ([keys, values]) => {
    const [names, items] = [textsOf(keys), itemsOf(values)];
    return names === undefined || items === undefined
      ? undefined
      : mapOf(names.map((name, at) => [name, items[at]]));
  },
  split: ([separator, value]) => {
    const [by, text] = [separator && hclText(separator), value && hclText(value)];
    if (by === undefined || text === undefined) return undefined;
    return isShort([text]) ? list(text.split(by).map(lazyText)) : undefined;
  },
};

function sorted(entries: ReadonlyMap<string, Lazy>): readonly (readonly [string, Lazy])[] {
  return [...entries].sort(([a], [b]) => (a < b ? -1 : 1));
}

function mapOf(entries: readonly (readonly [string, Lazy | undefined])[]): HclValue {
  return {
    kind: 'map',
    entries: new Map(entries.flatMap(([name, item]) => (item === undefined ? [] : [[name, item] as const]))),
  };
}

/** The value of a text in JSON. */
export function parsedJson(text: string): HclValue {
  const value = parseJson(text);
  return value === undefined ? unknown(unresolved.expression) : valueOfJson(value, 0);
}

function valueOfJson(value: unknown, depth: number): HclValue {
  if (depth > maxDepth) return unknown(unresolved.nestedVariables);
  if (typeof value === 'string') return textValue(value);
  if (typeof value === 'number' || typeof value === 'boolean') return plain(value);
  if (Array.isArray(value)) return list(value.map((one) => () => valueOfJson(one, depth + 1)));
  if (typeof value !== 'object' || value === null) return { kind: 'plain', value: null };
  return mapOf(Object.entries(value).map(([key, one]) => [key, () => valueOfJson(one, depth + 1)]));
}

/** A function of texts; `undefined` where one of them is not a text. */
function ofTexts(work: (...texts: readonly string[]) => string | boolean | undefined): HclFunction {
  return (args) => {
    const given = args.map(hclText);
    if (!given.every((one) => one !== undefined) || !isShort(given)) return undefined;
    const result = work(...given);
    if (result === undefined) return undefined;
    return typeof result === 'string' ? textValue(result) : plain(result);
  };
}

/** A function of conditions; `undefined` where one of them is not known. */
function ofTruths(count: number, work: (values: readonly boolean[]) => boolean): HclFunction {
  return (args) => {
    const known = args.slice(0, count).map(truth);
    return known.length === count && known.every((one) => one !== undefined) ? plain(work(known)) : undefined;
  };
}

/** What computes a text or a condition. */
const texts: Readonly<Record<string, HclFunction>> = {
  format: ([first, ...rest]) => {
    const pattern = first && hclText(first);
    const isLong =
      !isShort([pattern ?? '', ...rest.map((one) => hclText(one) ?? '')]) || (pattern ?? '').length > 1000;
    const text = pattern === undefined || isLong ? undefined : formatted(pattern, rest);
    return text === undefined ? undefined : textValue(text);
  },
  join: ([separator, ...lists]) => {
    const by = separator && hclText(separator);
    const parts = lists.map(textsOf);
    if (by === undefined || !parts.every((one) => one !== undefined)) return undefined;
    const all = parts.flat();
    return isShort(all) && all.length * by.length <= maxTextLength ? textValue(all.join(by)) : undefined;
  },
  lower: ofTexts((text = '') => text.toLowerCase()),
  upper: ofTexts((text = '') => text.toUpperCase()),
  trimspace: ofTexts((text = '') => text.trim()),
  chomp: ofTexts((text = '') => text.replace(/[\r\n]{1,10}$/, '')),
  trimprefix: ofTexts((text = '', lead = '') => (text.startsWith(lead) ? text.slice(lead.length) : text)),
  trimsuffix: ofTexts((text = '', end = '') =>
    end !== '' && text.endsWith(end) ? text.slice(0, -end.length) : text,
  ),
  // Between slashes, Terraform takes the text for a pattern.
  replace: ofTexts((text = '', what = '', by = '') =>
    what === '' || /^\/.*\/$/.test(what) || text.length * by.length > maxTextLength
      ? undefined
      : text.replaceAll(what, () => by),
  ),
  substr: ofTexts((text = '', from = '', length = '') => {
    const [start, count] = [Number(from), Number(length)];
    return start < 0 ? undefined : text.slice(start, count < 0 ? undefined : start + count);
  }),
  startswith: ofTexts((text = '', lead = '') => text.startsWith(lead)),
  endswith: ofTexts((text = '', end = '') => text.endsWith(end)),
  equal: ofTexts((a, b) => a === b),
  notequal: ofTexts((a, b) => a !== b),
  strcontains: ofTexts((text = '', part = '') => text.includes(part)),
  contains: ([value, what]) => {
    const [all, text] = [textsOf(value), what && hclText(what)];
    return all === undefined || text === undefined ? undefined : plain(all.includes(text));
  },
  length: ([value]) => {
    const size = value && (value.kind === 'text' ? [...value.value].length : entriesOf(value)?.size);
    return size === undefined ? undefined : plain(size);
  },
  not: ofTruths(1, ([value]) => value !== true),
  and: ofTruths(2, (values) => values.every(Boolean)),
  or: ofTruths(2, (values) => values.some(Boolean)),
};

/** `%s`, `%v`, `%d`, `%q`, `%%` and `%[1]s`; `undefined` for others. */
function formatted(pattern: string, args: readonly HclValue[]): string | undefined {
  let next = 0;
  let isKnown = true;
  const text = pattern.replace(/%(?:\[(\d{1,3})\])?(.?)/gs, (_, at: string | undefined, verb: string) => {
    if (verb === '%') return '%';
    if (at !== undefined) next = Number(at) - 1;
    const arg = args[next];
    next += 1;
    const value = arg && hclText(arg);
    isKnown &&= value !== undefined && /^[svdq]$/.test(verb);
    return verb === 'q' ? JSON.stringify(value) : (value ?? '');
  });
  return isKnown ? text : undefined;
}
