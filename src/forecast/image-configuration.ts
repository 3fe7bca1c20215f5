// The configuration of an image → entries that can be compared.
// https://github.com/opencontainers/image-spec/blob/main/config.md
import { z } from 'zod';
import { parseJson } from '../model/json.js';
import { configurationKey, type Entries, type Known } from './description.js';

const maxEntries = 2000;
const maxTextLength = 32_768;

const text = z.string().max(maxTextLength);
const names = z.record(text, z.unknown()).nullish();
const command = z.array(text).max(maxEntries).nullish();

/** Docker writes the fields in this case; an absent field and an empty one mean the same. */
const configuration = z.object({
  created: text.nullish(),
  config: z
    .object({
      User: text.nullish(),
      Entrypoint: command,
      Cmd: command,
      Env: command,
      ExposedPorts: names,
      Volumes: names,
      Labels: z.record(text, text).nullish(),
      WorkingDir: text.nullish(),
      StopSignal: text.nullish(),
    })
    .nullish(),
});

/** Reads the JSON of a configuration. Never throws. */
export function readConfiguration(json: string): Known<Entries<string>> {
  const parsed = configuration.safeParse(parseJson(json));
  const refuse = (why: string): Known<never> => ({
    unknown: { cause: 'bad-answer', message: `The configuration of the image cannot be used: ${why}` },
  });
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    return refuse(
      issue === undefined ? 'it is invalid' : `${issue.path.join('.') || 'it'}: ${issue.message}`,
    );
  }
  const { created, config } = parsed.data;
  const entries = new Map<string, string>();
  const set = (field: string, value: string | null | undefined, name?: string) => {
    if (value != null && (value !== '' || name !== undefined))
      entries.set(configurationKey(field, name), value);
  };
  const list = (field: string, value: readonly string[] | null | undefined) =>
    set(field, value == null || value.length === 0 ? '' : JSON.stringify(value));
  set('created', created);
  set('user', config?.User);
  list('entrypoint', config?.Entrypoint);
  list('cmd', config?.Cmd);
  set('workdir', config?.WorkingDir);
  set('stop-signal', config?.StopSignal);
  for (const one of config?.Env ?? []) {
    const equals = one.indexOf('=');
    set('env', equals < 0 ? '' : one.slice(equals + 1), equals < 0 ? one : one.slice(0, equals));
  }
  for (const port of Object.keys(config?.ExposedPorts ?? {})) set('port', '', port);
  for (const volume of Object.keys(config?.Volumes ?? {})) set('volume', '', volume);
  for (const [label, value] of Object.entries(config?.Labels ?? {})) set('label', value, label);
  return entries.size > maxEntries ? refuse(`it has more than ${maxEntries} entries`) : { value: entries };
}
