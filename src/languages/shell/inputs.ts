// The files that commands read: by their names, and from standard input: `docker build -f FILE`, `kubectl apply -f -`.

import { operandsOf, optionTable, optionValues } from './options.js';
import { programCall, rowsByProgram, withoutRedirections } from './program.js';
import type { ShellCommand, ShellInput, ShellWord } from './syntax.js';
import { engines, globalOptions } from './tools.js';

/** A text that a command reads as a file, or that it writes to one. Without `input`, nothing tells what it reads at `place`. */
export interface NestedInput {
  readonly input?: ShellInput;
  readonly place?: ShellWord;
  /** The id of the scanner that reads it. */
  readonly as?: string;
  /** The name under which the script writes it. */
  readonly path?: string;
}

/** A file that a command reads. */
export interface CommandFile {
  readonly word: ShellWord;
  /** The id of the scanner that reads it. */
  readonly as: string;
}

/** Programs, commands by their first words, the id of the scanner, and the options that name the file; `*` for operands. */
const rows: readonly (readonly [string, string, string, string])[] = [
  // https://docs.docker.com/reference/cli/docker/buildx/build/#file
  [`${engines} depot`, 'build|bud|image build|builder build|buildx build|buildx b', 'dockerfile', 'f file'],
  ['docker-buildx', 'build|b', 'dockerfile', 'f file'],
  ['docker docker-buildx depot', 'buildx bake|bake', 'bake', 'f file'],
  [engines, 'compose', 'compose', 'f file'],
  ['docker-compose podman-compose', '', 'compose', 'f file'],
  ['docker', 'stack deploy|stack config', 'compose', 'c compose-file'],
  ['podman', 'kube play|play kube|kube apply', 'kubernetes', '*'],
  // https://kubernetes.io/docs/reference/kubectl/generated/kubectl_apply/
  ['kubectl oc', 'apply|create|replace', 'kubernetes', 'f filename'],
  ['kubectl oc', 'apply', 'kustomize', 'k kustomize'],
  ['kustomize', 'build', 'kustomize', '*'],
  ['helm', 'install|upgrade|template|lint', 'helm-values', 'f values'],
  ['nomad', 'job run|job plan|run|plan', 'nomad', '*'],
  ['skaffold', 'run|dev|build|deploy|render|debug', 'skaffold', 'f filename'],
  ['ansible-playbook', '', 'ansible', '*'],
  ['gcloud', 'builds submit', 'cloud-build', 'config'],
  ['packer', 'build', 'packer', '*'],
  ['kind', 'create cluster', 'kubernetes', 'config'],
  ['argo', 'submit|template create', 'argo', '*'],
  ['tkn', 'pipeline start', 'tekton', 'f filename'],
  ['fly flyctl', 'deploy|launch', 'fly', 'c config'],
  // https://www.gnu.org/software/make/manual/make.html#Options-Summary
  ['make gmake', '', 'shell', 'f file makefile C directory'],
  ['bash sh zsh dash ksh source . include -include sinclude', '', 'shell', '*'],
];

const byProgram = rowsByProgram(rows);
/** Programs that read files, and paths. */
export const mayNameFiles = new RegExp(
  String.raw`[\w.]\/\w|\bcompose\b|sh(?:\s|$)|^[ \t]*\.\s|\b(?:${[...byProgram.keys()].filter((one) => !/^\W|sh$/.test(one)).join('|')})\b`,
  'im',
);
const valued = optionTable(
  '',
  `n namespace var var-file e i l o extra-vars inventory limit tags u user context kubeconfig set values network address meta C
  directory target t tag build-arg c p project project-name project-directory profile env-file
  add-host annotation arch attest authfile build-context builder cache-from cache-to cap-add cgroup-parent creds format iidfile
  isolation jobs label m memory metadata-file os output platform progress provenance pull-policy sbom secret security-opt
  shm-size ssh ulimit v variant volume`,
);
/** The path of a program, also below a variable for a folder, unless its extension is that of another language. */
const script =
  /^(?![\s\S]*\.(?:py|rb|pl|php|lua|[cm]?[jt]s|go|jar|exe|ps1|bat|cmd)["']?$)["']?(?:\.{0,2}\/|\$(?:\w+|\{\w+\}|\([^()]{0,80}\))\/)?(?:[\w.-]+\/)*[\w.-]+["']?$/;

/** The files that a command reads; `-` is standard input. */
export function filesOfCommand(words: readonly ShellWord[]): readonly CommandFile[] {
  const call = programCall(words, (name) => byProgram.has(name));
  if (call === undefined) return executed(words);
  const { program, args } = call;
  const lead = operandsOf(args, globalOptions[program] ?? valued, true).operands;
  const found = (byProgram.get(program) ?? []).flatMap(([, commands, as, options]) => {
    const rest = commands === '' ? args : wordsBehind(commands, lead);
    if (rest === undefined) return [];
    const { operands } = operandsOf(rest, valued);
    const files =
      options === '*' ? fileOperands(program, rest, operands) : optionValues(rest, options.split(' '));
    const others = defaultFiles(as, program, operands, files.length > 0);
    return [...files, ...others].map((word) => ({ word, as: formatOf(as, word.text) }));
  });
  return found.length > 0 ? found : executed(words);
}

/** What a command reads beside the files that it names: a Dockerfile in a folder or from standard input, or the folder that it runs in. */
function defaultFiles(
  as: string,
  program: string,
  operands: readonly ShellWord[],
  isNamed: boolean,
): readonly ShellWord[] {
  if (as === 'dockerfile') return operands.filter(({ text }) => text === '-' || !isNamed);
  return !isNamed && (as === 'compose' || program.endsWith('make')) ? [here] : [];
}

const here: ShellWord = { text: '.', span: { start: 0, end: 0 } };

/** A shell with `-c` reads no file, and of its operands only the first one; without any, it reads its standard input. */
function fileOperands(
  program: string,
  words: readonly ShellWord[],
  operands: readonly ShellWord[],
): readonly ShellWord[] {
  if (/include$/.test(program)) return operands;
  if (!/sh$|^(?:source|\.)$/.test(program)) return operands.filter(({ text }) => !text.includes('='));
  if (words.some(({ text }) => /^-[a-z]*c$/.test(text))) return [];
  const isInput = words.some(({ text }) => /^-[a-z]*s$/.test(text));
  const [name] = isInput ? [] : operands.filter(({ text }) => text !== '-' && text !== 'pipefail');
  return [name ?? { text: '-', span: { start: 0, end: 0 } }];
}

/** `./deploy`, `scripts/deploy.run` and `"$PWD/deploy"` */
function executed(words: readonly ShellWord[]): readonly CommandFile[] {
  const word = words.find(({ text }) => !/^(?:sudo|exec|time|env|then|do|else|if|!|-\w+|\w+=.*)$/.test(text));
  return word?.text.includes('/') && script.test(word.text) ? [{ word, as: 'shell' }] : [];
}

function formatOf(as: string, name: string): string {
  if (as !== 'bake') return as;
  return /\.json$/.test(name) ? 'bake-json' : /\.ya?ml$/.test(name) ? 'compose' : 'bake';
}

/** The words behind the first of some commands, which `|` separates, that the words begin with. */
export function wordsBehind(commands: string, lead: readonly ShellWord[]): readonly ShellWord[] | undefined {
  for (const command of commands.split('|')) {
    const names = command.split(' ');
    if (names.every((name, index) => lead[index]?.text === name)) return lead.slice(names.length);
  }
  return undefined;
}

const maxPipes = 8;

/** The file that a command reads from standard input: `< FILE`, `cat FILE |`, `envsubst < FILE |`. */
export function standardInputFile(
  commands: readonly ShellCommand[],
  index: number,
  depth = 0,
): ShellWord | undefined {
  const command = commands[index];
  if (command === undefined || depth > maxPipes) return undefined;
  const sign = command.words.findIndex(({ text }) => /^0?<$/.test(text));
  const joined = command.words.find(({ text }) => /^<[\w./]/.test(text));
  const next = commands[index + 1];
  const isSubstitution = sign >= 0 && sign === command.words.length - 1 && next !== undefined;
  if (isSubstitution && next.words[0]?.text === 'cat') return next.words[1];
  const own = sign < 0 ? undefined : command.words[sign + 1];
  if (own !== undefined) return own;
  if (joined !== undefined)
    return { text: joined.text.slice(1), span: { start: joined.span.start + 1, end: joined.span.end } };
  const call = programCall(command.words, (name) => /^(?:cat|sed|envsubst|tr|grep)$/.test(name));
  if (command.isPiped === true && (call === undefined || call.program !== 'cat'))
    return standardInputFile(commands, index - 1, depth + 1);
  const operands = call === undefined ? [] : operandsOf(withoutRedirections(call.args), valued).operands;
  return call?.program === 'cat' || call?.program === 'sed' ? operands.at(-1) : undefined;
}

/** Programs that change a text on its way through a pipe. */
const changers = /^(?:g?sed|g?awk|perl|tr|jq|yq)$/;
/** What `sed` is told to look for. */
const searched = /(?:^|[;{\s\d/])s(?<sign>[^\w\s\\])(?<pattern>(?:\\.|(?!\k<sign>)[^\\])*)\k<sign>/g;
/** What may be a part of the name of an image. */
const ofName = /image|tag|latest|version|:\S|\/|@|__|^\W*v?\d|^.{0,2}$/i;

/** Whether a command between a file and the standard input of another one may change the images in the file. */
export function isInputChanged(commands: readonly ShellCommand[], index: number): boolean {
  for (let at = index; at > 0 && index - at < maxPipes && commands[at]?.isPiped === true; at -= 1) {
    const words = commands[at - 1]?.words ?? [];
    const call = programCall(words, (name) => changers.test(name));
    if (call !== undefined && mayChangeImages(call.program, call.args)) return true;
  }
  return false;
}

/** The words of a command that edits files in their places, where it may change the images in them. */
export function editedFiles(words: readonly ShellWord[]): readonly ShellWord[] {
  const call = programCall(words, (name) => changers.test(name));
  const isInPlace = call?.args.some(({ text }) => /^(?:-[a-z]*i|--in-?place)/.test(text)) === true;
  return isInPlace && mayChangeImages(call.program, call.args) ? withoutRedirections(call.args) : [];
}

function mayChangeImages(program: string, args: readonly ShellWord[]): boolean {
  if (program.endsWith('q')) return args.some(({ text }) => /image|tag|repo/i.test(text));
  if (!program.endsWith('sed')) return true;
  const patterns = args.flatMap(({ text }) => [...text.matchAll(searched)]);
  return patterns.some(({ groups }) => ofName.test(groups?.pattern ?? ''));
}
