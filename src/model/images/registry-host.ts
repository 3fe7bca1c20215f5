// One name for one registry: every spelling of a host that reaches the same registry becomes the same text.

const dockerHub = 'docker.io';
const dockerHubAliases: ReadonlySet<string> = new Set([dockerHub, 'index.docker.io', 'registry-1.docker.io']);
const ipv4 = /^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?!$)|$)){4}$/;
const httpsPort = 443;

/**
 * The canonical spelling of a registry's host as it appears in image names, with its port if that is not the default
 * of https: `CGR.dev:0443` becomes `cgr.dev`, `[0:0::1]:5000` becomes `[::1]:5000`, `index.docker.io` becomes
 * `docker.io`. A host that programs resolve differently has no canonical spelling; then `issue` says why.
 * @param host a host name, an IPv4 address or an IPv6 address in brackets, with an optional port
 */
export function canonicalRegistry(host: string): { readonly registry: string } | { readonly issue: string } {
  const [, written = '', port] = /^(.*?)(?::(\d+))?$/.exec(host) ?? [];
  if (port !== undefined && (Number(port) < 1 || Number(port) > 65_535))
    return { issue: 'the port of the registry is not between 1 and 65535' };
  const name = canonicalName(written, port !== undefined);
  if (name === undefined)
    return { issue: 'the registry is an IP address in a spelling that programs read differently' };
  if (dockerHubAliases.has(name) && (port === undefined || Number(port) === httpsPort))
    return { registry: dockerHub };
  // Without its port, a single word would be read as the first part of a repository of Docker Hub.
  const needsPort = /^[^.[]+$/.test(name) && name !== 'localhost';
  const keepsPort = port !== undefined && (Number(port) !== httpsPort || needsPort);
  return { registry: keepsPort ? `${name}:${Number(port)}` : name };
}

/** A single upper-case word without a port is a registry, but in lower case it would be an organization. */
function canonicalName(name: string, hasPort: boolean): string | undefined {
  if (name.startsWith('[')) {
    const url = `https://${name}`;
    return URL.canParse(url) ? new URL(url).hostname : undefined;
  }
  const lower = name.includes('.') || hasPort ? name.toLowerCase() : name;
  // https://url.spec.whatwg.org/#ends-in-a-number-checker: `127.1`, `0x7f.1` and `2130706433` are addresses to some.
  const isNumeric = /(?:^|\.)(?:\d+|0x[\da-f]*)$/i.test(lower);
  return isNumeric && !ipv4.test(lower) ? undefined : lower;
}

/**
 * A prefix or glob of image names with its registry in the canonical spelling. Text without a registry, or with one
 * that has no canonical spelling, comes back as it is: no image name ever begins with it.
 */
export function canonicalPrefix(text: string): string {
  const [host = '', ...path] = text.split('/');
  if (!/[.:[]/.test(host)) return text;
  const canonical = canonicalRegistry(host);
  return 'issue' in canonical ? text : [canonical.registry, ...path].join('/');
}
