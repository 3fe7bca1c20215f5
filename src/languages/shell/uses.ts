// What the commands of a script do with images: the words that name one which is used, and the names that are built.
import { imageName, parseImage, withImpliedTag } from '../../model/images/image.js';
import { isOfficial } from '../../model/images/official-images.js';
import type { Span } from '../../model/text/source.js';
import { looksLikeImage, repositoryParts } from '../../scan/looks-like-image.js';
import { notPinnable, unresolved } from '../../scan/reasons.js';
import type { CommandUses, ImageUses } from './image-uses.js';
import { wordsBehind } from './inputs.js';
import { isReadAgain } from './interpreter/interpret.js';
import { literalValue, textOfWord } from './interpreter/words.js';
import { operandsOf, optionTable, optionValues } from './options.js';
import { programCall, programPlace } from './program.js';
import { commandsOf, type ShellCommand, type ShellWord } from './syntax.js';
import { globalOptions, otherCommands, programsWithImages, rowsOf } from './tools.js';
import { jsonImages, type UsedImage } from './values.js';

type Words = readonly ShellWord[];
type Commands = readonly ShellCommand[];

const noOptions = optionTable('', '');

/** Quotes within a word, which are quoted again where the word is in a text. */
const quotes = String.raw`\\{0,8}["']["'\\]{0,60}`;
/** A word with letters in quotes and others beside them, or with a letter that is escaped: it may be the name of a program. */
const splitWord = String.raw`[a-z]${quotes}[a-z]{0,40}${quotes}[a-z]|(?<!\w)${quotes}[a-z]{1,40}${quotes}[a-z]|(?<![^\s;&|(])[a-z]{1,20}\\[a-z]`;

/** Words of which a script that uses images has one. */
export const evidence = new RegExp(
  String.raw`docker|podman|nerdctl|buildah|kaniko|container|kubectl|kustomize|@sha256:|--[\w-]{0,100}image|image=["']?[$\w{]|${splitWord}|\s-exec\s|\b(?:${programsWithImages.join('|')})(?:[\s)}]|$)|\b(?:run|pull|create)\s[^\n]{0,200}\w:[\w$]`,
  'i',
);

/** The uses of scripts that run on one machine: what one of them pushes or names counts for all. */
export function usesOfScripts(scripts: readonly Commands[]): readonly ImageUses[] {
  const found = scripts.map((commands) => commands.flatMap(({ words }) => usesOfCommand(words)));
  const all = found.flat();
  const pushed = new Set(all.flatMap((one) => one.pushed ?? []).map(({ text }) => text));
  const named = new Set(
    [
      ...pushed,
      ...all.flatMap(({ looksFor = [], compares = [], builds = [] }) =>
        [...looksFor, ...compares, ...builds.map(({ word }) => word)].map(({ text }) => text),
      ),
    ].map(nameKey),
  );
  const listed = listedTokens(scripts);
  const pulled = new Set(all.flatMap((one) => one.pulled ?? []).map(({ text }) => text));
  const firstLoad = all.findIndex(({ loads }) => loads);
  const afterLoad = new Set(firstLoad < 0 ? [] : all.slice(firstLoad));
  const imagesOf = (one: CommandUses) =>
    one.isRun && afterLoad.has(one) ? withoutLoaded(one.images ?? [], pulled) : (one.images ?? []);
  return found.map((uses) => ({
    images: withoutPullsByTag(uses.flatMap(imagesOf), named, listed),
    builds: uses.flatMap((one) => [
      ...(one.builds ?? [])
        .filter(({ word, isLoaded }) => !isLoaded || !pulled.has(word.text))
        .map((build) => ({ ...build, isPushed: build.isPushed || pushed.has(build.word.text) })),
      ...(one.pushed ?? []).map((word) => ({ word, isPushed: true })),
    ]),
  }));
}

const lister = /(?:^|[/(`@-])(?:docker|podman|nerdctl|crictl|ctr)$/;

/** A command that lists images or containers of the machine. */
function isList(command: ShellCommand | undefined, what: RegExp): boolean {
  const words = command?.words ?? [];
  const program = words.findIndex(({ text }) => lister.test(text));
  return program >= 0 && words.some(({ text }, index) => index > program && what.test(text));
}

/** In a pattern, what no name of an image has in it: classes such as `\\s`, and any characters. */
const betweenTokens = /\\[a-zA-Z+?|(){}<>]|\.[*+]|[^\w./:-]+/;

/** The repositories, and the last parts of their paths, that a pipe searches the list of images for. By digest, they have no tag there. */
export function listedTokens(scripts: readonly Commands[]): ReadonlyMap<string, Span> {
  const found = new Map<string, Span>();
  for (const commands of scripts) {
    let isOfList = false;
    for (const command of commands) {
      if (command.isPiped !== true) isOfList = isList(command, /^(?:images?|i)$/);
      else if (isOfList)
        for (const token of command.words.flatMap(({ text }) => text.split(betweenTokens)))
          for (const one of repositoryParts(token.replaceAll('\\', '')))
            if (!found.has(one)) found.set(one, command.words[0]?.span ?? { start: 0, end: 0 });
    }
  }
  return found;
}

/** The names, with their places, that commands look for among the images of the machine. */
export function namesLookedFor(commands: Commands): readonly ShellWord[] {
  return commands
    .flatMap(({ words, isPiped }, index) => {
      const isOfList = isPiped === true && isList(commands[index - 1], /^(?:images?|ps|containers?)$/);
      return usesOfCommand(words).flatMap(({ looksFor = [], compares = [] }) =>
        isOfList ? [...looksFor, ...compares] : looksFor,
      );
    })
    .filter(({ text }) => !/[$`*]/.test(text));
}

/** The same for all spellings of a name. */
export function nameKey(text: string): string {
  const parsed = /[$`]/.test(text) ? undefined : parseImage(literalValue(text));
  return parsed?.kind === 'image' ? imageName(withImpliedTag(parsed.image)) : text;
}

/** Programs that compare texts, such as the output of others, with what stands behind them. */
const searchers = /^(?:[ef]?grep|rg|g?awk|jq|test|\[\[?|case|comm)$/;
/** A name with a tag in a text, also in a pattern. */
const nameInText = /(?<![\w./-])(?:[\w.-]{1,255}:\d{1,5}\/)?[\w./-]{1,300}:[\w.-]{0,128}\w/g;

function searched(words: Words): CommandUses {
  const texts = words.flatMap(
    ({ text }) => literalValue(text).replaceAll('\\', '').replaceAll('.*', ':').match(nameInText) ?? [],
  );
  return { compares: texts.map((text) => ({ text, span: words[0]?.span ?? { start: 0, end: 0 } })) };
}

/** Programs that print or search what stands behind them, or take it as names. */
const printers =
  /^(?:echo|printf|print|cat|less|e?grep|fgrep|rg|g?sed|g?awk|git|test|\[+|which|type|hash|apt|apt-get|apk|yum|dnf|brew|pip3?|npm|systemctl|service|usermod|groupadd|complete|man|return|exit|export|local|declare|readonly|unset|trap|source|\.|:|\w{0,60}(?:log|warn|(?<!t)err|die|info|debug|msg|message|say|note|fail|fatal|usage|print|puts|title|header|step|echo)\w{0,60})$/i;

/** Also behind a wrapper that is not known, such as `retry_with_pause 3 docker pull image`. */
function usesOfCommand(words: Words): readonly CommandUses[] {
  const call = programCall(words, (program) => rowsOf(program).length > 0);
  const found = call === undefined ? [] : usesOfCall(call.program, call.args);
  const unknown = call?.args.find((word) => word.unknown !== undefined);
  const isLost = unknown !== undefined && found.some(({ images, builds }) => images?.length === 0 && !builds);
  if (isLost) return [{ images: [{ word: unknown }] }];
  if (found.length > 0) return found;
  if (call !== undefined) {
    const command = leadOf(call.program, call.args)[0]?.text ?? '';
    const isOpen = computed.test(command) || (puller.test(call.program) && !withoutUse.test(command));
    if (isOpen) return unknownUse(call.args, `${call.program} ${command}`, computed.test(command));
  }
  const first = programPlace(words);
  const text = words[first]?.text ?? '';
  if (computed.test(text)) return hasVerb(words.slice(first)) ? unknownUse(words.slice(first + 1), text) : [];
  if (searchers.test(text)) return [searched(words.slice(first + 1))];
  if (printers.test(text.replace(/^[@+-]+/, ''))) return [];
  for (let at = first + 1; at < Math.min(words.length, first + maxWrapper); at += 1) {
    const program = words[at]?.text ?? '';
    const inner = engine.test(program) ? usesOfCall(program, words.slice(at + 1)) : [];
    if (inner.length > 0) return inner;
  }
  const program = call?.program ?? text;
  const texts = isReadAgain(words) ? [] : words.slice(first + 1);
  const named = namedImages(program, words, first, call !== undefined);
  return [...named, ...texts.flatMap((word) => commandText(program, word))];
}

/** Programs of the repository, in which the use stands, and programs that send what they are given elsewhere. */
const withRecipes =
  /\/|\.(?:sh|py|js|ts)$|^(?:g?make|just|task|bazel|curl|wget|gh|glab|python3?|node|bash|sh)$/;
const imageOption = /^--?(?:[\w.-]+[.-])?(?:image(?:-uri|-override)?|builder)$/i;
const imageSetting = /^(?<name>-[\w.-]+[.-]image|image)=./i;

/**
 * The values of options and settings that are images by their names: `--builder-image a/b:1`, `-Dfrom.image=a/b:1`, `-var image=a/b:1`.
 * `--image=a/b:1` is found behind any program, and `--image a/b:1` where a program that is known takes an image. In front of the
 * program, which is word `first`, stand variables: `IMAGE=a/b:1 docker compose up`.
 */
function namedImages(program: string, words: Words, first: number, isKnown: boolean): readonly CommandUses[] {
  if (program === '' || withRecipes.test(program)) return [];
  return words
    .flatMap((word, index) => {
      const before = words[index - 1]?.text ?? '';
      if (imageOption.test(before) && !(isKnown && before === '--image')) return [word];
      const name = imageSetting.exec(word.text)?.groups?.name;
      const isNamed = name !== undefined && (name.startsWith('-') || /^-?-var$/.test(before));
      return isNamed || index < first ? jsonImages(word).map((one) => one.word) : [];
    })
    .filter(({ text, unknown }) => {
      const name = literalValue(text);
      return unknown !== undefined || /[$`]/.test(text) || looksLikeImage(name) || nameWithTag.test(name);
    })
    .map((word) => unknownImage(word, program));
}

const engineCall =
  /(?:^|[\s"'=;&|(])(?<call>(?:docker|podman|nerdctl)\s[^\n]{0,300}?\b(?:run|pull|create)\s)/;

/** What a text may use that a program which is not known is given: `concurrently "docker run a/b:1"`. */
function commandText(program: string, word: ShellWord): readonly CommandUses[] {
  const call = /\s/.test(word.text) ? engineCall.exec(word.text)?.groups?.call : undefined;
  if (call === undefined) return [];
  const { text, place } = textOfWord(word);
  const from = Math.max(text.indexOf(call), 0);
  const quote = /["']/.exec(text[from - 1] ?? '')?.[0];
  const end = quote === undefined ? -1 : text.indexOf(quote, from);
  const commands = commandsOf(text.slice(from, end < 0 ? undefined : end), (span) =>
    place({ start: from + span.start, end: from + span.end }),
  );
  return commands
    .flatMap(({ words }) => usesOfCommand(words).flatMap((one) => one.images ?? []))
    .filter(({ word: { text: name } }) => nameWithTag.test(name) || looksLikeImage(name) || /[$`]/.test(name))
    .map((one) => unknownImage(one.word, program));
}

function unknownImage(word: ShellWord, program: string): CommandUses {
  return { images: [{ word: { ...word, unknown: unresolved.unknownProgram(program) } }] };
}

/** More words than a wrapper has in front of the program. */
const maxWrapper = 12;
const engine = /^(?:docker|podman|nerdctl|finch|buildah|kubectl|crane|skopeo|ctr|crictl)$/;
/** Programs whose commands, also those that are not in the table, take images by their names. */
const puller = /^(?:docker|podman|nerdctl|finch|buildah|g?crane|skopeo|regctl|oras|cosign|ctr|crictl)$/;
/** Their commands that take no image, or one that they do not read. */
const withoutUse =
  /^(?:rmi?|tag|untag|push|delete|image|images|manifest|container|network|volume|compose|context|trust|cp|exec|login|logout|ls|list-tags|catalog|auth|index|blob|artifact|tasks?|containers?|content|clean|sign-blob|generate\S*|kube|play|pod|stack|stop|start|kill|logs|wait|port|rename|update|search|load|system|buildx)$/;

const computed = /^[@+-]{0,2}[$`]/;

function leadOf(program: string, args: Words): Words {
  const { operands } = operandsOf(args, globalOptions[program] ?? noOptions, true);
  return /^(?:alpha|beta)$/.test(operands[0]?.text ?? '') ? operands.slice(1) : operands;
}

/** What may run images: by its name, or by the word behind it. */
function hasVerb(words: Words): boolean {
  return (
    /docker|podman|container|run|pull|crane|skopeo|kube/i.test(words[0]?.text ?? '') ||
    words.some(({ text }) => /^(?:run|pull|create|--image(?:=.*)?)$/.test(text))
  );
}

function usesOfCall(program: string, args: Words): readonly CommandUses[] {
  const lead = leadOf(program, args);
  return rowsOf(program).flatMap(([, commands, ...readers]) => {
    const isOther = otherCommands.test(lead[0]?.text ?? '');
    const found = wordsBehind(commands, lead) ?? (/(?:^|\|)$/.test(commands) && !isOther ? args : undefined);
    return found === undefined ? [] : readers.map((read) => read(found, program));
  });
}

/** Whether a word may be the value of an option, such as that of `-p 80:80`. */
function isValue(args: Words, index: number): boolean {
  return args[index - 1]?.text.startsWith('-') === true;
}

const nameWithTag = /^[a-z0-9][\w./-]*:[\w.-]*[a-z0-9]$/i;

/** What looks like an image in a call of which the program or its command is not known. */
function unknownUse(args: Words, program: string, isEngine = false): readonly CommandUses[] {
  const named = optionValues(args, ['image']).find(({ text }) => looksLikeImage(text));
  const found =
    named ??
    args.find(
      ({ text }, index) =>
        looksLikeImage(text) || (isEngine && nameWithTag.test(text) && !isValue(args, index)),
    );
  return found === undefined ? [] : [unknownImage(found, program)];
}

/** What runs may be what was loaded before from a file, unless a command pulls it or Docker publishes it. */
function withoutLoaded(images: readonly UsedImage[], pulled: ReadonlySet<string>): readonly UsedImage[] {
  return images.map((one) => {
    const parsed = parseImage(one.word.text);
    const isTheirs = pulled.has(one.word.text) || (parsed.kind === 'image' && isOfficial(parsed.image));
    return one.noPin !== undefined || isTheirs ? one : { ...one, noPin: notPinnable.mayBeLoaded };
  });
}

/** What was pulled by its digest has no name: where another command looks for the name, no digest is written. */
function withoutPullsByTag(
  images: readonly UsedImage[],
  named: ReadonlySet<string>,
  listed: ReadonlyMap<string, Span>,
): readonly UsedImage[] {
  const isListed = (text: string) =>
    listed.size > 0 && repositoryParts(literalValue(text)).some((one) => listed.has(one));
  return images.map((one) =>
    one.noPin === undefined && (named.has(nameKey(one.word.text)) || isListed(one.word.text))
      ? { ...one, noPin: notPinnable.alsoByTag }
      : one,
  );
}
