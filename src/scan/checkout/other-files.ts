// Text files that no scanner claims by their path: which of them are scripts or Dockerfiles by their content.

import type { ScanLists } from '../../model/occurrence.js';
import type { ReadFile } from '../../model/run/host.js';
import type { SourceFile } from '../../model/text/source.js';

/** Longer files are programs' data. */
export const maxOtherBytes = 256 * 1024;
/** More than a checkout of people has; the other files are not looked at. */
export const maxOthers = 50_000;

const binary =
  /\.(?:png|jpe?g|gif|ico|icns|svg|webp|avif|bmp|tiff?|psd|woff2?|ttf|otf|eot|pdf|docx?|xlsx?|pptx?|zip|gz|tgz|bz2|xz|zst|7z|rar|tar|jar|war|class|so|dylib|dll|exe|a|o|obj|lib|pyc|wasm|bin|dat|db|sqlite3?|mp[34]|m4a|mov|avi|webm|wav|ogg|flac|parquet|npy|onnx|pb|map|lock|sum|snap|csv|tsv|ipynb|min\.(?:js|css))$/i;

/** False for a path whose extension says that the content is no text of people. */
export function mayBeText(path: string): boolean {
  return !binary.test(path);
}

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
  /^[^\S\n]*FROM[^\S\n]+(?:--[\w-]+=\S+[^\S\n]+)*[^\s-][^\s]*(?:[^\S\n]+AS[^\S\n]+\S+)?[^\S\n]*\r?$/im;

/** The id of the scanner that reads a file because of its content. */
export function formatOfContent({ path, text }: SourceFile): 'shell' | 'dockerfile' | undefined {
  if (text.startsWith('#!') ? shellShebang.test(text.slice(0, 200)) : gitHook.test(path)) return 'shell';
  const mayBeDockerfile = dockerfileName.test(path) && !prose.test(path) && !text.startsWith('#!');
  return mayBeDockerfile && firstInstruction.test(text) && from.test(text) ? 'dockerfile' : undefined;
}

/** What is found in the text of a file that no scanner reads. */
function foundInText(_file: SourceFile): Partial<ScanLists> | undefined {
  return undefined;
}

export interface OtherFile {
  readonly file: SourceFile;
  readonly as?: string;
  readonly found?: Partial<ScanLists>;
}

/** `undefined` for what is no text, or too long. */
export async function readOther(
  path: string,
  read: (path: string, maxBytes: number) => Promise<ReadFile>,
): Promise<OtherFile | undefined> {
  const answer = await read(path, maxOtherBytes);
  if ('unreadable' in answer || answer.text.length > maxOtherBytes) return undefined;
  const file = { path, text: answer.text };
  const as = formatOfContent(file);
  if (as !== undefined) return { file, as };
  const found = foundInText(file);
  return found && { file, found };
}
