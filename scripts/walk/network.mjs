// The network of a walk: the emulated platform under the names of the preset, and one other registry.
import { createHash } from 'node:crypto';

/** The emulator calls its history service and its public organization by other names than the preset does. */
const otherNames = [['/_chainguard/history/', '/_service/history/']];

/** The platform, and one image of another registry, whose past nobody knows: that of the job on GitLab. */
export function networkOf(emulator, networkFailure, unreachable) {
  return async (request) => {
    const url = otherNames.reduce((text, [from, to]) => text.replace(from, to), request.url);
    const { host, pathname } = new URL(url);
    if (host === unreachable)
      throw networkFailure(host, Object.assign(new Error('refused'), { code: 'ECONNREFUSED' }));
    if (host === 'registry-1.docker.io')
      return pathname === '/v2/' ? { status: 200, headers: {}, body: '{}' } : manifest();
    if (host === 'hub.docker.com') return answer(404, { message: 'object not found' });
    if (host === 'api.github.com') return answer(200, []);
    try {
      return await emulator.transport({ ...request, url });
    } catch (cause) {
      throw networkFailure(host, cause);
    }
  };
}

/** Of a source of tag histories that has no entry for the image. */
function answer(status, body) {
  return { status, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
}

function manifest() {
  const body = JSON.stringify({
    schemaVersion: 2,
    mediaType: 'application/vnd.oci.image.index.v1+json',
    manifests: [],
  });
  const digest = `sha256:${createHash('sha256').update(body).digest('hex')}`;
  const headers = {
    'docker-content-digest': digest,
    'content-type': 'application/vnd.oci.image.index.v1+json',
    date: new Date().toUTCString(),
  };
  return { status: 200, headers, body };
}
