// What a registry returned for one platform → its description.

import { z } from 'zod';
import { noAttachedSbom } from '../advisories/messages.js';
import { type UnwrappedDocument, unwrap } from '../advisories/sbom/document.js';
import { inspectSbom, parseSbom } from '../advisories/sbom/index.js';
import { append, compact } from '../model/collections.js';
import type { Gap } from '../model/failure.js';
import { parseJson } from '../model/json.js';
import { compareText } from '../model/text/text.js';
import {
  configurationKey,
  type Entries,
  type InstalledPackage,
  type KnownPart,
  type PlatformDescription,
  packageKey,
  type WhyUnknown,
} from './description.js';
import type { ListedPlatform, PlatformImage } from './ports.js';

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
      Healthcheck: z.record(text, z.union([text, z.number(), z.array(text).max(maxEntries)])).nullish(),
      OnBuild: command,
      Shell: command,
    })
    .nullish(),
});

/** Reads the JSON of a configuration. Never throws. */
function readConfiguration(json: string): KnownPart<Entries<string>> {
  const parsed = configuration.safeParse(parseJson(json));
  const refuse = (why: string): KnownPart<never> => ({
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
  set('healthcheck', config?.Healthcheck == null ? '' : JSON.stringify(config.Healthcheck));
  list('onbuild', config?.OnBuild);
  list('shell', config?.Shell);
  for (const one of config?.Env ?? []) {
    const equals = one.indexOf('=');
    set('env', equals < 0 ? '' : one.slice(equals + 1), equals < 0 ? one : one.slice(0, equals));
  }
  for (const port of Object.keys(config?.ExposedPorts ?? {})) set('port', '', port);
  for (const volume of Object.keys(config?.Volumes ?? {})) set('volume', '', volume);
  for (const [label, value] of Object.entries(config?.Labels ?? {})) set('label', value, label);
  return entries.size > maxEntries ? refuse(`it has more than ${maxEntries} entries`) : { value: entries };
}

type Opened = Map<string, UnwrappedDocument>;

/** Reads and describes one platform's image. @throws Failure */
export async function describePlatform(platform: ListedPlatform): Promise<PlatformDescription> {
  // A document is opened once, although it is looked at twice: it may be large.
  const opened: Opened = new Map();
  const { config, layers, sboms } = await platform.read((text) => {
    const unwrapped = unwrap(text);
    opened.set(text, unwrapped);
    return inspectSbom(text, unwrapped);
  });
  return {
    digest: platform.digest,
    configuration: typeof config === 'string' ? readConfiguration(config) : { unknown: whyOf(config) },
    layers: { value: layers },
    packages: packagesOf(sboms, platform.name, opened),
  };
}

/** A platform of which nothing was read. */
export function unreadPlatform({ digest }: ListedPlatform, unknown: WhyUnknown): PlatformDescription {
  return { digest, configuration: { unknown }, layers: { unknown }, packages: { unknown } };
}

export function whyOf({ cause, message }: Gap): WhyUnknown {
  return { cause, message };
}

/** The packages of all documents. One that cannot be read completely makes the list incomplete, and says so. */
function packagesOf(
  sboms: PlatformImage['sboms'],
  platform: string,
  opened: Opened,
): KnownPart<Entries<InstalledPackage>> {
  if ('cause' in sboms) return { unknown: whyOf(sboms) };
  if (sboms.length === 0) return { unknown: { cause: 'no-sbom', message: noAttachedSbom(platform) } };
  const packages = new Map<string, Omit<InstalledPackage, 'origins'> & { readonly origins: Set<string> }>();
  const problems: string[] = [];
  for (const { digest, text } of sboms) {
    const parsed = parseSbom({ path: digest, text }, { unwrapped: opened.get(text), hasSpans: false });
    append(
      problems,
      parsed.problems.map(({ message }) => message),
    );
    for (const { name, type, version, origins } of parsed.components) {
      const own = { name, ...compact({ type, version }) };
      const key = packageKey(own);
      const known = packages.get(key) ?? { ...own, origins: new Set() };
      packages.set(key, known);
      for (const origin of origins) known.origins.add(origin);
    }
  }
  const [first] = problems;
  const value = new Map(
    [...packages].map(([key, { origins, ...own }]) => [
      key,
      { ...own, origins: [...origins].sort(compareText) },
    ]),
  );
  if (first === undefined) return { value };
  const incomplete = { cause: 'unreadable-file', message: first } as const;
  return packages.size === 0 ? { unknown: incomplete } : { value, incomplete };
}
