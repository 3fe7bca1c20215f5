// A registry under every name that has every image, as a function.
import { createHash } from 'node:crypto';

const index = 'application/vnd.oci.image.index.v1+json';

/** The answer to a request; a digest follows from the name. `tagsOf(host, repository)` lists the tags. */
export function answerTo({ method, url }, tagsOf = () => ['latest']) {
  const { host, pathname } = new URL(url);
  const [, name, kind, reference] = /^\/v2\/(.+)\/(manifests|tags)\/(.+)$/.exec(pathname) ?? [];
  const json = { 'content-type': 'application/json' };
  if (kind === 'tags')
    return { status: 200, headers: json, body: JSON.stringify({ name, tags: tagsOf(host, name) }) };
  if (kind === undefined) return { status: 200, headers: json, body: '{"token":"anonymous"}' };
  const manifest = {
    schemaVersion: 2,
    mediaType: index,
    manifests: [],
    annotations: { host, name, reference },
  };
  const body = JSON.stringify(manifest);
  const digest = `sha256:${createHash('sha256').update(body).digest('hex')}`;
  const headers = {
    'content-type': index,
    'docker-content-digest': digest,
    'content-length': String(body.length),
  };
  return { status: 200, headers, body: method === 'HEAD' ? '' : body };
}
