// A file of docker-library/repo-info: its title names the tag, and its first command pulls what the tag pointed to.
import { type Digest, isDigest } from '../../model/image.js';

/** What precedes the description of the first platform. */
const maxHead = 1500;

/**
 * The digest that the tag had when the file was written; `undefined` for a text that is not such a file, or is about
 * another tag.
 */
export function pulledDigest(text: string, image: string, tag: string): Digest | undefined {
  const [title, ...lines] = text.slice(0, maxHead).split(/\r?\n/);
  if (title !== `## \`${image}:${tag}\``) return undefined;
  const command = `$ docker pull ${image}@`;
  const platform = lines.findIndex((line) => line.startsWith('### '));
  const head = platform < 0 ? lines : lines.slice(0, platform);
  const pull = head
    .find((line) => line.startsWith(command))
    ?.slice(command.length)
    .trim();
  return pull !== undefined && isDigest(pull) ? pull : undefined;
}
