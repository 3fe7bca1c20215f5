// Text files that no scanner claims by their path: which are scripts or Dockerfiles by their content, and the images that others name.

import type { Mention, SeenName } from '../../model/occurrence.js';
import type { Files } from '../../model/run/host.js';
import type { SourceFile } from '../../model/text/source.js';
import { namesUnread } from '../safety-net/index.js';
import type { hostsOf } from '../safety-net/names.js';
import { composeFilesIn } from './mentions.js';

/** Longer files are programs' data. */
const maxOtherBytes = 1024 * 1024;
/** More than a checkout of people has; the other files are not looked at. */
export const maxOthers = 100_000;

const binary =
  /\.(?:png|jpe?g|gif|ico|icns|svg|webp|avif|bmp|tiff?|psd|woff2?|ttf|otf|eot|pdf|docx?|xlsx?|pptx?|zip|gz|tgz|bz2|xz|zst|7z|rar|tar|jar|war|class|so|dylib|dll|exe|a|o|obj|lib|pyc|wasm|bin|dat|db|sqlite3?|mp[34]|m4a|mov|avi|webm|wav|ogg|flac|parquet|npy|onnx|pb|map|lock|sum|snap|csv|tsv|ipynb|min\.(?:js|css))$/i;

const shellShebang =
  /^#!\s*(?:\S*\/)?(?:env\s+(?:-S\s*|\w+=\S*\s+)*)?(?:\S*\/)?(?:ba|z|da|k|a)?sh(?=\s|$)|^#!\s*\S*\/(?:env\s+-S\s*)?make\s/;
/** Git runs them, with any first line. */
const gitHook =
  /(?:^|\/)(?:\.husky|\.?git-?hooks|hooks)\/(?:pre|post|commit|prepare|applypatch|fsmonitor|update|push)[\w-]*$/;
const dockerfileName = /docker|container|image|build|(?:^|\/)[^./]+$/i;
const prose = /\.(?:md|mdx|markdown|rst|adoc|txt|html?|tsx?|jsx?|mjs|cjs|go|py|rb|java|rs|c|h|cc|cpp)$/i;
/** Comments, directives and empty lines, and the first instruction. */
const firstInstruction = /^\uFEFF?(?:[^\S\n]*(?:#[^\n]*)?\n)*[^\S\n]*(?:FROM|ARG)[^\S\n]+\S/;
const from =
  /^[ \t]*FROM[^\S\n]+(?:--[\w-]+=\S+[^\S\n]+)*[^\s-][^\s]*(?:[^\S\n]+AS[^\S\n]+\S+)?[^\S\n]*\r?$/im;

const dotenv = /(?:^|\/)\.env(?:\.[\w.-]+)?$|\.env$/;

/** The C preprocessor makes another file of it. */
const preprocessed = /^#[ \t]*(?:include|define|undef|if|ifdef|ifndef|endif)\b/m;

/**
 * False for a path whose extension says that the content is no text of people. Of a remote checkout, only files are read whose
 * names say that they may be scripts or Dockerfiles.
 */
export function isRead(path: string, isRemote: boolean): boolean {
  if (isRemote)
    return (dockerfileName.test(path) && !prose.test(path)) || gitHook.test(path) || dotenv.test(path);
  return !binary.test(path);
}

/** True for an extension of units of Quadlet that Dockerfiles and scripts have too. */
export function isAmbiguous(path: string): boolean {
  return /\.(?:build|image|container|kube|pod)$/.test(path);
}

/** The id of the scanner that reads a file because of its content. */
function formatOfContent({ path, text }: SourceFile): 'shell' | 'dockerfile' | undefined {
  if (text.startsWith('#!') ? shellShebang.test(text.slice(0, 200)) : gitHook.test(path)) return 'shell';
  const mayBeDockerfile = dockerfileName.test(path) && !prose.test(path) && !text.startsWith('#!');
  const isDockerfile = mayBeDockerfile && firstInstruction.test(text) && from.test(text);
  return isDockerfile && !preprocessed.test(text) ? 'dockerfile' : undefined;
}

/** What the text of a file that no scanner claims by its path says. */
interface OtherFile {
  /** The id of the scanner that reads it because of its content. */
  readonly as?: string;
  /** Names of images; none where a scanner reads the file. */
  readonly names: readonly SeenName[];
  readonly mentions: readonly Mention[];
}

/** What cannot be read as text, or is long, says nothing. @param hosts absent: names are not looked for */
export async function readOther(
  path: string,
  read: Files['read'],
  hosts: ReturnType<typeof hostsOf> | undefined,
): Promise<OtherFile> {
  const answer = await read(path, maxOtherBytes);
  if ('unreadable' in answer || answer.text.length > maxOtherBytes) return { names: [], mentions: [] };
  const file = { path, text: answer.text };
  const as = formatOfContent(file);
  if (as !== undefined) return { as, names: [], mentions: [] };
  const mentions = dotenv.test(path) ? composeFilesIn(file) : [];
  return { mentions, names: hosts === undefined ? [] : namesUnread(file, hosts) };
}
