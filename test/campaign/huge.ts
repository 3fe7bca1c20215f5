// Small files that blow up where a reader repeats work: aliases, nesting, combinations, thousands of lines. Who wrote
// them knows what is pulled from them; a reader that has enough of them must say so.
import type { ConsumedFile } from './consumers.js';
import type { Random } from './random.js';

type Bomb = (random: Random) => Omit<ConsumedFile, 'mayBeOpaque'>;

const image = (at: number) => `registry.example.com/huge/i${at}:1`;
const many = (count: number, write: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => write(at));

const inlineDockerfile: Bomb = (random) => {
  // What is found for each of the many must not be kept for each of them: that is more than a thread may need.
  const isMany = random.chance(0.4);
  const images = many(isMany ? 40 : 1 + random.below(200), image);
  const froms = many(isMany ? 1500 : images.length, (at) => `FROM ${image(at % images.length)}`);
  const services = many(isMany ? 3000 : 1000, (at) => `  s${at}: {build: *b}`);
  const inline = random.chance(0.3)
    ? `"${froms.join('\\n')}"`
    : ['|', ...froms.map((from) => `    ${from}`)].join('\n');
  const text = `x-b: &b\n  dockerfile_inline: ${inline}\nservices:\n${services.join('\n')}\n`;
  return { path: 'huge/compose.yaml', text, images };
};

/** Ten times ten times ten…: each anchor is a list of aliases of the one before. */
const laughs: Bomb = (random) => {
  const depth = 6 + random.below(4);
  const levels = many(depth, (at) => `a${at + 1}: &a${at + 1} [${many(10, () => `*a${at}`).join(', ')}]`);
  const pod = `apiVersion: v1\nkind: Pod\na0: &a0 {name: c, image: "${image(0)}"}\n${levels.join('\n')}`;
  return {
    path: 'huge/pod.yaml',
    text: `${pod}\nspec: {containers: [*a0], initContainers: *a${depth}}\n`,
    images: [image(0)],
  };
};

const aliases: Bomb = (random) => {
  const list = many(2000, () => '  - *c').join('\n');
  const rest = random.chance(0.5) ? `  - {name: d, image: "${image(1)}"}\n` : '';
  return {
    path: 'huge/pod.yaml',
    text: `apiVersion: v1\nkind: Pod\nx: &c {name: c, image: "${image(0)}"}\nspec:\n  containers:\n${list}\n${rest}`,
    images: rest === '' ? [image(0)] : [image(0), image(1)],
  };
};

const nesting: Bomb = (random) => {
  const depth = random.pick([50, 500, 20_000]);
  const nested = `${'['.repeat(depth)}${']'.repeat(depth)}`;
  return {
    path: 'huge/pod.yaml',
    text: `apiVersion: v1\nkind: Pod\nx: ${nested}\nspec: {containers: [{name: c, image: "${image(0)}"}]}\n`,
    images: [image(0)],
  };
};

const stages: Bomb = (random) => {
  const comment = random.pick(['# c\n', '', '#\n\n']);
  const platform = random.chance(0.5) ? '--platform=$BUILDPLATFORM ' : '';
  const froms = many(1500, (at) => `${comment}FROM ${platform}${image(at % 40)} AS s${at}`);
  return {
    path: 'huge/Dockerfile',
    text: `ARG BUILDPLATFORM\n${froms.join('\n')}\n`,
    images: many(40, image),
  };
};

const argumentsOfArguments: Bomb = (random) => {
  const depth = 10 + random.below(40);
  const lines = many(depth, (at) => `ARG A${at + 1}=$A${at}$A${at}`);
  const text = `ARG A0=x\n${lines.join('\n')}\nFROM ${image(0)}\nFROM registry.example.com/huge/\${A${depth}}:1\n`;
  return { path: 'huge/Dockerfile', text, images: [image(0)] };
};

const bombs = [inlineDockerfile, laughs, aliases, nesting, stages, argumentsOfArguments] as const;

/** One of them, in some worlds. */
export function randomHugeFiles(random: Random): readonly ConsumedFile[] {
  return random.chance(0.08) ? [{ ...random.pick(bombs)(random), mayBeOpaque: false }] : [];
}
