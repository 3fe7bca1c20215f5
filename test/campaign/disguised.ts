// Files in which only the right reader sees an image: by the grammar of their format alone, and without any other image
// that could give the file away. Each is the smallest of its kind, so that nothing else in it fails or succeeds.
import type { ConsumedFile } from './consumers.js';
import type { Random } from './random.js';

export interface DisguisedFile extends Omit<ConsumedFile, 'mayBeOpaque'> {
  /** Image names that are only text there. */
  readonly decoys: readonly string[];
  /** No reader of the format can read it, so it must be reported as not read. */
  readonly isBroken: boolean;
}

type Disguise = (random: Random) => Pick<DisguisedFile, 'path' | 'text'> & Partial<DisguisedFile>;

const image = 'registry.example.com/hidden/i0:1';
const other = 'registry.example.com/hidden/i1:1';
const decoy = 'registry.example.com/hidden/text:1';
const hex = (char: string, digits: number) => char.charCodeAt(0).toString(16).padStart(digits, '0');

const spellings = [
  (word: string) => [...word].map((char) => `\\x${hex(char, 2)}`).join(''),
  (word: string) => [...word].map((char) => `\\u${hex(char, 4)}`).join(''),
  (word: string) => [...word].map((char) => `\\U${hex(char, 8)}`).join(''),
  // An escaped line end is nothing.
  (word: string) => `${word.slice(0, 1)}\\\n     ${word.slice(1)}`,
] as const;

/** No word of the format is in the text, and one kind of escapes alone spells them. */
const escapedWords: Disguise = (random) => {
  const spell = random.pick(spellings);
  const quoted = (word: string) => `"${spell(word)}"`;
  const pod = { apiVersion: 'v1', kind: 'Pod', spec: { containers: [{ name: 'c', image }] } };
  const written = (value: unknown): string => {
    if (Array.isArray(value)) return `[${value.map(written).join(', ')}]`;
    if (typeof value !== 'object' || value === null) return quoted(String(value));
    return `{${Object.entries(value)
      .map(([key, one]) => `? ${quoted(key)} : ${written(one)}`)
      .join(', ')}}`;
  };
  return { path: 'disguised/pod.yaml', text: `${written(pod)}\n`, images: [image] };
};

/** https://docs.docker.com/reference/dockerfile/#escape: a line that ends with a backslash is whole. */
const escapeDirective: Disguise = () => ({
  path: 'disguised/Dockerfile',
  text: `# escape=\`\nFROM ${other}\nRUN dir C:\\\nFROM ${image}\n`,
  images: [other, image],
});

/** https://docs.docker.com/reference/dockerfile/#here-documents */
const heredoc: Disguise = (random) => ({
  path: 'disguised/Dockerfile',
  text: `FROM ${image}\n${random.pick(['COPY <<EOF /x', 'RUN <<-EOF', 'COPY <<"EOF" /x'])}\nFROM ${decoy}\nEOF\nRUN true\n`,
  images: [image],
  decoys: [decoy],
});

/** Kubernetes drops the rest of a line that begins with three dashes; for YAML, a block of text begins there. */
const separator: Disguise = (random) => ({
  path: 'disguised/pod.yaml',
  text: `apiVersion: v1\nkind: ConfigMap\n--- ${random.pick(['|', '>', '|-'])}\n  apiVersion: v1\n  kind: Pod\n  spec: {containers: [{name: c, image: "${image}"}]}\n`,
  images: [image],
});

/** Readers disagree which of two values of a key counts. */
const twice: Disguise = (random) => {
  const [first, second] = random.pick([[image, other] as const, [other, image] as const]);
  const text = `apiVersion: v1\nkind: Pod\nspec: {containers: [{name: c, image: "${first}", image: "${second}"}]}\n`;
  return { path: 'disguised/pod.yaml', text, images: [image, other] };
};

/** Nobody knows what is in it. */
const broken: Disguise = (random) => {
  const rest = random.pick(['"', "'", '{', '[', '*nowhere', '"\\q"', '!<', '- a: b: c', '%']);
  return {
    path: 'disguised/pod.yaml',
    text: `apiVersion: v1\nkind: Pod\nspec: {containers: [{name: c, image: ${rest}\n`,
    isBroken: true,
  };
};

const disguises = [escapedWords, escapeDirective, heredoc, separator, twice, broken] as const;

/** One of them, in some worlds. */
export function randomDisguisedFiles(random: Random): readonly DisguisedFile[] {
  if (!random.chance(0.1)) return [];
  return [{ images: [], decoys: [], isBroken: false, ...random.pick(disguises)(random) }];
}
