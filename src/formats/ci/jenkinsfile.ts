// Jenkinsfiles and other pipelines in Groovy, TeamCity's in Kotlin, and Vagrantfiles: images of agents and of `docker.image`,
// container templates, pods written as YAML, and the commands of steps. Names are listed and not pinned, except in the YAML
// of pods and in commands.
// https://www.jenkins.io/doc/book/pipeline/docker/ · https://plugins.jenkins.io/kubernetes/
// https://www.jetbrains.com/help/teamcity/container-wrapper.html · https://developer.hashicorp.com/vagrant/docs/provisioning/docker

import { commandsInCode } from '../../languages/shell/code-commands.js';
import { scriptImages } from '../../languages/shell/script.js';
import { type CodeToken, groovyTokens, jsonnetTokens } from '../../languages/syntax/literals.js';
import { addToGroup } from '../../model/collections.js';
import { parseImage } from '../../model/images/image.js';
import type { BuiltImage, Mention, Occurrence, Scanner } from '../../model/occurrence.js';
import type { Problem, SourceFile } from '../../model/text/source.js';
import { folderOf, mentionsFrom, pathFrom } from '../../scan/checkout/mentions.js';
import { looksLikeImage } from '../../scan/looks-like-image.js';
import { occurrenceAt, offsetBy, opaqueAt } from '../../scan/occurrence.js';
import { notPinnable, unresolved } from '../../scan/reasons.js';
import { withoutNewDigest } from '../../scan/undocumented-digests.js';
import { resourcePatches } from '../kubernetes/kubernetes.js';

export const jenkinsfile: Scanner = {
  id: 'jenkinsfile',
  title: 'Jenkins, TeamCity, Vagrant',
  paths: [
    '**/Jenkinsfile*',
    '**/*.{jenkinsfile,Jenkinsfile,groovy}',
    '**/.teamcity/**/*.{kts,kt}',
    '**/{Vagrantfile,Rakefile}',
  ],
  hasScripts: true,
  comment: (path) => (isRuby(path) ? '#' : '//'),
  scan(file) {
    const isNamed = !file.path.endsWith('.groovy') || /(?:^|\/)vars\/[^/]+$/.test(file.path);
    if (!isNamed && !pipelineWord.test(file.text)) return undefined;
    const tokens = (isRuby(file.path) ? jsonnetTokens : groovyTokens)(file.text);
    if (!isNamed && !isPipeline(tokens)) return undefined;
    const problems: Problem[] = [];
    const builds: BuiltImage[] = [];
    const valuesOf = assignedTexts(tokens);
    const occurrences = tokens.flatMap((token, index): readonly Occurrence[] => {
      if (token.kind !== 'text') return argumentImages(file, tokens, index, valuesOf);
      const before = wordsBefore(tokens, index);
      if (/^(?:yaml|yaml:)$/.test(before) && token.quotes.length === 3)
        return podImages(file, token, problems);
      if (before === 'docker.build(' && !token.text.includes('$'))
        builds.push({ name: token.text, at: { file: file.path, span: token.span }, isPushed: false });
      return isImage(before, token.text) ? imagesAt(file, token, valuesOf) : [];
    });
    const started = scriptImages(file, commandsInCode(tokens));
    return {
      occurrences: [...occurrences, ...started.occurrences],
      problems,
      builds: [...builds, ...started.builds],
      nested: started.nested,
      mentions: [...mentionsOf(file, tokens), ...started.mentions],
    };
  },
};

/** `Vagrantfile` and `Rakefile` */
function isRuby(path: string): boolean {
  return /file$/.test(path) && !/Jenkins/i.test(path);
}

/** The Dockerfile of an agent, with its folder. */
function mentionsOf(file: SourceFile, tokens: readonly CodeToken[]): readonly Mention[] {
  const named = (word: RegExp) =>
    tokens.flatMap(({ kind, text }, index) =>
      kind === 'text' && word.test(wordsBefore(tokens, index)) ? [text] : [],
    );
  const folders = ['', folderOf(file.path), ...named(/^dir$/).map((name) => pathFrom('', name))];
  return named(/^filename:?$/).flatMap((name) => mentionsFrom(folders, name, 'dockerfile'));
}

type TextsOf = (name: string) => readonly CodeToken[];

/** The texts that are assigned to a name. */
function assignedTexts(tokens: readonly CodeToken[]): TextsOf {
  const texts = new Map<string, CodeToken[]>();
  for (const [index, token] of tokens.entries())
    if (token.kind === 'text' && tokens[index - 1]?.text === '=')
      addToGroup(texts, tokens[index - 2]?.text.replace(/^(?:env|params)\./, '') ?? '', token);
  return (name) => texts.get(name.replace(/^(?:env|params)\./, '')) ?? [];
}

/** The image of `docker.image(name)`, where its name is assigned in the file. */
function argumentImages(
  file: SourceFile,
  tokens: readonly CodeToken[],
  index: number,
  valuesOf: TextsOf,
): readonly Occurrence[] {
  const { kind, text, span } = tokens[index] ?? { kind: 'sign' };
  const isNamed = tokens[index + 1]?.text === ':';
  if (kind !== 'word' || isNamed || !ofImage.test(wordsBefore(tokens, index))) return [];
  const values = valuesOf(text);
  if (values.length > 0) return values.flatMap((value) => imagesAt(file, value, () => []));
  return [opaqueAt(file, span, 'variable', unresolved.notDefinedHere(text))];
}

const pipelineWord = /pipeline|podTemplate|containerTemplate|docker\.image/;
/** What begins a pipeline or a part of one, with the sign behind it. Steps of a shared library have no more than that. */
const pipelineStarts = /^(?:pipeline\{|(?:podTemplate|containerTemplate)\(|(?:\w+\.)?docker\.image\()$/;

/** True for a Groovy program with a part of a pipeline: others are tests, build scripts and programs of any kind. */
function isPipeline(tokens: readonly CodeToken[]): boolean {
  return tokens.some(
    ({ kind, text }, index) => kind === 'word' && pipelineStarts.test(text + (tokens[index + 1]?.text ?? '')),
  );
}

/** The word in front of a text, with the sign between them: `image`, `image:`, `docker.image(`. */
function wordsBefore(tokens: readonly CodeToken[], index: number): string {
  const [before, sign] = [tokens[index - 2], tokens[index - 1]];
  if (sign?.kind === 'word') return sign.text;
  return before?.kind === 'word' && sign?.kind === 'sign' ? before.text + sign.text : '';
}

const ofImage = /^(?:(?:\w+\.)*docker\.image|withDockerContainer)\($/;

function isImage(before: string, text: string): boolean {
  if (text.trim() === '') return false;
  if (ofImage.test(before) || before === 'docker') return true;
  if (/^image[:(]?$/.test(before)) return text.includes('$') || parseImage(text).kind === 'image';
  return /(?:image|container|docker)\w*[:=]$|pull_images$/i.test(before) && looksLikeImage(text);
}

function toolOf({ path }: SourceFile): string {
  if (path.endsWith('Vagrantfile')) return 'Vagrant';
  return /\.kts?$/.test(path) ? 'TeamCity' : 'Jenkins';
}

/** Texts in double quotes contain expressions; one that is a variable stands for the texts that are assigned to it. */
function imagesAt(file: SourceFile, token: CodeToken, valuesOf: TextsOf): readonly Occurrence[] {
  const { text, span, exact, quotes } = token;
  if (!quotes.startsWith('"') || !text.includes('$'))
    return [withoutNewDigest(occurrenceAt(file, span, text, exact), notPinnable.notDocumented(toolOf(file)))];
  const name = /^\$(?:\{(?<braced>[\w.]+)\}|(?<bare>\w+))$/.exec(text)?.groups;
  const values = valuesOf(name?.braced ?? name?.bare ?? '');
  if (values.length > 0) return values.flatMap((value) => imagesAt(file, value, () => []));
  return [opaqueAt(file, span, 'variable', unresolved.variable(text))];
}

function podImages(
  file: SourceFile,
  { text, span, quotes }: CodeToken,
  problems: Problem[],
): readonly Occurrence[] {
  // A pod may lack `apiVersion` and `kind`.
  const scan = resourcePatches.scan({ path: file.path, text });
  for (const { message } of scan?.problems ?? []) problems.push({ file: file.path, message, span });
  return (scan?.occurrences ?? [])
    .map((one) => offsetBy(one, span.start))
    .map((one) =>
      quotes.startsWith('"') && one.raw.includes('$')
        ? opaqueAt(file, one.at.span, 'variable', unresolved.variable(one.raw))
        : one,
    );
}
