// Image names as registries are asked for them, by a reading of the campaign's own.

const hubAliases = new Set(['docker.io', 'index.docker.io', 'registry-1.docker.io']);
const plainName = /^(?:([\w.-]+(?::\d+)?)\/)?([a-z\d._/-]+)(?::([\w.-]+))?(?:@sha256:[a-f\d]{64})?$/;

/**
 * `registry/repository:tag` in the one spelling that all spellings of its registry have, without `:latest`, which an
 * image without a tag has anyway. `undefined` for text that is not the plain name of an image.
 */
export function pulledName(reference: string): string | undefined {
  const slash = reference.indexOf('/');
  const isHost = slash > 0 && /[.:A-Z]|^localhost$/.test(reference.slice(0, slash));
  const parts = plainName.exec(isHost ? reference : `docker.io/${reference}`);
  if (parts === null) return undefined;
  const [, host = '', path = '', tag] = parts;
  // In lower case, a single word would be the first part of a repository.
  const registry = (/[.:]/.test(host) ? host.toLowerCase() : host).replace(/:0*443$/, '');
  return joined(hubAliases.has(registry) ? 'docker.io' : registry, path, tag);
}

/** The name of a reference of the report. */
export function joined(
  registry: string | undefined,
  path: string | undefined,
  tag: string | undefined,
): string {
  const repository = registry === 'docker.io' && path?.includes('/') === false ? `library/${path}` : path;
  return `${registry}/${repository}${tag === undefined || tag === 'latest' ? '' : `:${tag}`}`;
}
