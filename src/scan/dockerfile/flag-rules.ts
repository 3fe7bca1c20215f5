// Which flags each instruction has, and what BuildKit refuses about them.
import type { Flag, InstructionHead } from './flags.js';
import { assigned, csvFields, mountSource } from './mounts.js';

type Kind = 'boolean' | 'text' | 'texts';

const none: Readonly<Record<string, Kind>> = {};
const paths = { chown: 'text', chmod: 'text', link: 'boolean', exclude: 'texts' } as const;

const flagsOf: Readonly<Record<string, Readonly<Record<string, Kind>>>> = {
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

/** The value of the flag, or `undefined` if the instruction does not have it. */
export function flagValue(command: InstructionHead, name: string): Flag | undefined {
  const flag = command.flags.find(({ text }) => text.startsWith(`--${name}=`));
  return flag === undefined ? undefined : assigned(flag);
}

/** Why BuildKit refuses the instruction's flags, or `undefined`. */
export function whyFlagsRefused({ keyword, flags }: InstructionHead): string | undefined {
  if (flags.length === 0 || unread.has(keyword)) return undefined;
  const known = flagsOf[keyword] ?? none;
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
