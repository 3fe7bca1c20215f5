// What BuildKit's instruction parser refuses.

import {
  assigned,
  commandIn,
  csvFields,
  type Flag,
  flagValues,
  type InstructionHead,
  mountSource,
} from './flags.js';
import { isHeredoc, jsonList, plainArguments, quotedArguments } from './lexer/arguments.js';
import { isAs, lower, trimmedEnd } from './lexer/characters.js';
import type { WorkBudget } from './lexer/lexer-types.js';
import type { Escape } from './lexer/lines.js';

type FlagKind = 'boolean' | 'text' | 'texts';

const paths = { chown: 'text', chmod: 'text', link: 'boolean', exclude: 'texts' } as const;

const flagsOf: Readonly<Record<string, Readonly<Record<string, FlagKind>>>> = {
  add: { ...paths, 'keep-git-dir': 'boolean', checksum: 'text', unpack: 'boolean' },
  copy: { ...paths, from: 'text', parents: 'boolean' },
  from: { platform: 'text' },
  run: { mount: 'texts', network: 'text', security: 'text', device: 'texts' },
  healthcheck: {
    interval: 'text',
    timeout: 'text',
    'start-period': 'text',
    'start-interval': 'text',
    retries: 'text',
  },
};

/** BuildKit never looks at the flags of these. */
const unread = new Set(['arg', 'stopsignal']);

const choices: Readonly<Record<string, readonly string[]>> = {
  network: ['default', 'none', 'host'],
  security: ['insecure', 'sandbox'],
};

/** Why BuildKit refuses the instruction's flags, or `undefined`. */
function whyFlagsRefused({ keyword, flags }: InstructionHead): string | undefined {
  if (flags.length === 0 || unread.has(keyword)) return undefined;
  const known = flagsOf[keyword] ?? {};
  const seen = new Set<string>();
  for (const flag of flags) {
    const name = flag.text.slice(2).split('=', 1)[0] ?? '';
    const kind = Object.hasOwn(known, name) ? known[name] : undefined;
    const shown = `${keyword.toUpperCase()} --${name.slice(0, 40)}`;
    if (kind === undefined) return `${shown} is not a flag`;
    if (kind !== 'texts' && seen.has(name)) return `${shown} is given twice`;
    seen.add(name);
    const value = assigned(flag);
    if (kind === 'boolean') {
      if (value !== undefined && !/^(?:true|false)$/i.test(value.text))
        return `${shown} is not true or false`;
      continue;
    }
    if (value === undefined) return `${shown} has no value`;
    const why = whyValueRefused(name, value);
    if (why !== undefined) return `${shown} ${why}`;
  }
  return undefined;
}

function whyValueRefused(name: string, value: Flag): string | undefined {
  if (name === 'mount') return whyMountRefused(value);
  if (name === 'device') return csvFields(value) === undefined ? 'is not CSV' : whyDeviceRefused(value);
  const allowed = choices[name];
  return allowed === undefined || allowed.includes(value.text) ? undefined : `is not ${allowed.join(' or ')}`;
}

function whyMountRefused(value: Flag): string | undefined {
  const fields = csvFields(value);
  if (fields === undefined) return 'is not CSV';
  for (const field of fields) {
    const from = mountSource([field])?.text ?? '';
    const dollar = from.indexOf('$');
    if (dollar >= 0 && dollar < from.length - 1)
      return 'has a variable in `from`, where BuildKit expands none';
  }
  return undefined;
}

function whyDeviceRefused(value: Flag): string | undefined {
  let hasName = false;
  for (const { text } of csvFields(value) ?? []) {
    const [key = '', setTo] = [text.split('=', 1)[0]?.toLowerCase(), text.slice(text.indexOf('=') + 1)];
    const isPair = text.includes('=');
    if (key === 'required') {
      if (isPair && !/^(?:1|t|T|TRUE|true|True|0|f|F|FALSE|false|False)$/.test(setTo))
        return 'has `required` that is not true or false';
    } else if (hasName) return `has \`${text.slice(0, 40)}\` behind the name`;
    else hasName = (isPair && key === 'name' ? setTo : text) !== '';
  }
  return undefined;
}

const duration = /^[-+]?(?:0|(?:(?:[0-9]+\.?[0-9]*|\.[0-9]+)(?:ns|us|ms|s|m|h))+)$/;
const nanoseconds: Readonly<Record<string, number>> = {
  ns: 1,
  us: 1e3,
  ms: 1e6,
  s: 1e9,
  m: 60e9,
  h: 3600e9,
};
const maxNanoseconds = 2 ** 63;

/** Why BuildKit refuses the check, or `undefined`. */
function whyHealthRefused(command: InstructionHead): string | undefined {
  const { text, rest } = command;
  const words = /^(?<kind>[^\t-\r ]*)[\t-\r ]*/.exec(text.slice(rest.start, rest.end));
  const kind = words?.groups?.kind?.toUpperCase() ?? '';
  const inner = { ...command, rest: { ...rest, start: rest.start + (words?.[0].length ?? 0) } };
  const list = jsonList(inner);
  if (list === 'mixed') return 'HEALTHCHECK has a JSON list of something other than strings';
  const isEmpty = inner.rest.start === rest.end || list?.length === 0;
  if (kind === 'NONE') return isEmpty ? undefined : 'HEALTHCHECK NONE has arguments';
  if (kind !== 'CMD' || isEmpty) return 'HEALTHCHECK has no command';
  return whyFlagsRefused(command) ?? whyTimesRefused(command);
}

function whyTimesRefused(command: InstructionHead): string | undefined {
  for (const name of ['interval', 'timeout', 'start-period', 'start-interval']) {
    const [value] = flagValues(command.flags, name);
    if (value !== undefined && !isInterval(value)) return `HEALTHCHECK --${name} is not a length of time`;
  }
  const retries = flagValues(command.flags, 'retries')[0]?.text ?? '';
  const isCount = /^[-+]?[0-9]+$/.test(retries) && Number(retries) >= 0 && Number(retries) < 2 ** 31;
  return isCount || retries === '' ? undefined : 'HEALTHCHECK --retries is not a number of times';
}

/** Zero, or at least a millisecond. */
function isInterval({ text }: Flag): boolean {
  if (text === '') return true;
  if (!duration.test(text)) return false;
  let total = 0;
  for (const { groups } of text.matchAll(/(?<amount>[0-9.]+)(?<unit>[a-z]+)/g))
    total += Math.trunc(Number(groups?.amount) * (nanoseconds[groups?.unit ?? ''] ?? 0));
  return total === 0 || (!text.startsWith('-') && total >= 1e6 && total < maxNanoseconds);
}

const jsonKeywords = new Set(['add', 'cmd', 'copy', 'entrypoint', 'run', 'shell', 'volume']);
const needsText = new Set(['expose', 'maintainer', 'stopsignal', 'user', 'workdir']);
const needsNothing = new Set(['cmd', 'entrypoint', 'run']);
/** A name that a template fills in is covered by a private character. */
const stageName = /^[a-z][a-z0-9-_.]*$|\uE000/;

/** Why BuildKit refuses the instruction, or `undefined`. */
export function whyRefused(command: InstructionHead, token: Escape, pay: WorkBudget): string | undefined {
  const { keyword, rest } = command;
  if (keyword === 'healthcheck') return whyHealthRefused(command);
  const shown = keyword.slice(0, 40).toUpperCase();
  const isEmpty = rest.start === rest.end;
  const list = jsonKeywords.has(keyword) ? jsonList(command) : undefined;
  if (list === 'mixed') return `${shown} has a JSON list of something other than strings`;
  const flags = whyFlagsRefused(command);
  if (flags !== undefined) return flags;
  if (keyword === 'from') return whyFromRefused(command);
  if (keyword === 'arg') return whyNamesRefused(command, token);
  if (keyword === 'onbuild') return whyTriggerRefused(command, token);
  if (keyword === 'env' || keyword === 'label') return whyPairsRefused(command, token, shown);
  if (needsText.has(keyword)) return isEmpty ? `${shown} has no argument` : undefined;
  if (keyword === 'shell')
    return list === undefined || list.length === 0 ? 'SHELL has no JSON list of arguments' : undefined;
  if (keyword === 'volume') return whyVolumesRefused(command, list);
  if (keyword === 'add' || keyword === 'copy') return whyPathsRefused(command, list, shown, pay);
  return needsNothing.has(keyword) ? undefined : `\`${shown}\` is not an instruction`;
}

function whyFromRefused(command: InstructionHead): string | undefined {
  const words = plainArguments(command).map(({ start, end }) => command.text.slice(start, end));
  const [, as = '', name = ''] = words;
  if (words.length === 1) return undefined;
  if (words.length !== 3 || !isAs(as)) return 'FROM needs an image, or an image, AS and a name';
  return stageName.test(lower(name)) ? undefined : `\`${name.slice(0, 40)}\` cannot be the name of a stage`;
}

function whyNamesRefused(command: InstructionHead, token: Escape): string | undefined {
  const words = quotedArguments(command, token);
  const isUnnamed = words.length === 0 || words.some(({ start }) => command.text[start] === '=');
  return isUnnamed ? 'ARG has no name' : undefined;
}

/** BuildKit looks at no more of a trigger before it is run. */
function whyTriggerRefused({ text, rest }: InstructionHead, token: Escape): string | undefined {
  const inner = commandIn({ text, offset: (index) => index }, rest, token);
  const shown = inner.keyword.slice(0, 40).toUpperCase();
  if (shown === '' || shown === 'ONBUILD' || shown === 'FROM' || shown === 'MAINTAINER')
    return shown === '' ? 'ONBUILD has no instruction' : `ONBUILD cannot have ${shown} as its instruction`;
  if (inner.keyword === 'env' || inner.keyword === 'label') return whyPairsRefused(inner, token, shown, true);
  const list = jsonKeywords.has(inner.keyword) ? jsonList(inner) : undefined;
  return list === 'mixed' ? `${shown} has a JSON list of something other than strings` : undefined;
}

function whyPairsRefused(
  command: InstructionHead,
  token: Escape,
  shown: string,
  isTrigger = false,
): string | undefined {
  const words = quotedArguments(command, token).map(({ start, end }) => command.text.slice(start, end));
  const [first] = words;
  if (first === undefined) return isTrigger ? undefined : `${shown} has no argument`;
  if (!first.includes('='))
    return plainArguments(command).length < 2 ? `${shown} ${first.slice(0, 40)} has no value` : undefined;
  const wrong = words.find((word) => !word.includes('=') || (!isTrigger && word.startsWith('=')));
  return wrong === undefined ? undefined : `${shown} has \`${wrong.slice(0, 40)}\` where it needs name=value`;
}

function whyVolumesRefused(
  command: InstructionHead,
  list: readonly string[] | undefined,
): string | undefined {
  const { text } = command;
  const paths = list ?? plainArguments(command).map(({ start, end }) => text.slice(start, end));
  const isBlank = (one: string) => trimmedEnd(one, 0, one.length) === 0;
  return paths.length === 0 || paths.some(isBlank) ? 'VOLUME has no path' : undefined;
}

function whyPathsRefused(
  command: InstructionHead,
  list: readonly string[] | undefined,
  shown: string,
  pay: WorkBudget,
): string | undefined {
  const ranges = list === undefined ? plainArguments(command) : [];
  if ((list ?? ranges).length < 2) return `${shown} has no destination`;
  const last = ranges.at(-1);
  const destination = last === undefined ? (list?.at(-1) ?? '') : command.text.slice(last.start, last.end);
  return isHeredoc(destination, pay) ? `${shown} has a heredoc as its destination` : undefined;
}
