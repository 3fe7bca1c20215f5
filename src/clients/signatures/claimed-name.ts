// The package URL by which BuildKit names an image that it has built, as an image name.
// https://github.com/package-url/purl-spec/blob/main/types-doc/docker-definition.md
import { imageName, parseImage } from '../../model/image.js';

const prefix = 'pkg:docker/';

/** `pkg:docker/ghcr.io/acme/app@1.2?platform=linux%2Famd64` → `ghcr.io/acme/app:1.2`; `undefined` if it is no such name. */
export function claimedName(purl: string): string | undefined {
  if (!purl.startsWith(prefix)) return undefined;
  const [path = ''] = purl.slice(prefix.length).split(/[?#]/, 1);
  const at = path.lastIndexOf('@');
  const [repository, tag] = at < 0 ? [path, ''] : [path.slice(0, at), path.slice(at + 1)];
  // An image that was pushed by its digest alone has no tag.
  const name = tag === '' ? decoded(repository) : decoded(`${repository}:${tag}`);
  const parsed = name === undefined ? undefined : parseImage(name);
  return parsed === undefined || parsed.kind === 'invalid' ? undefined : imageName(parsed.image);
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
