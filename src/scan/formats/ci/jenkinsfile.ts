// Jenkinsfiles and other pipelines in Groovy: images of agents and of `docker.image`, container templates, and pods written as YAML. They are listed and
// not pinned, except in the YAML of pods.
// https://www.jenkins.io/doc/book/pipeline/docker/ · https://plugins.jenkins.io/kubernetes/

import { parseImage } from '../../../model/images/image.js';
import type { BuiltImage, Occurrence, Scanner } from '../../../model/occurrence.js';
import type { Problem, SourceFile } from '../../../model/text/source.js';
import { type CodeToken, groovyTokens } from '../../languages/syntax/literals.js';
import { looksLikeImage } from '../../looks-like-image.js';
import { occurrenceAt, offsetBy, opaqueAt } from '../../occurrence.js';
import { notPinnable, unresolved } from '../../reasons.js';
import { withoutNewDigest } from '../../undocumented-digests.js';
import { resourcePatches } from '../kubernetes/kubernetes.js';

export const jenkinsfile: Scanner = {
  id: 'jenkinsfile',
  title: 'Jenkins',
  paths: ['**/Jenkinsfile*', '**/*.{jenkinsfile,Jenkinsfile,groovy}'],
  comment: '//',
  scan(file) {
    const isNamed = !file.path.endsWith('.groovy');
    if (!isNamed && !pipelineWord.test(file.text)) return undefined;
    const tokens = groovyTokens(file.text);
    if (!isNamed && !isPipeline(tokens)) return undefined;
    const problems: Problem[] = [];
    const builds: BuiltImage[] = [];
    const occurrences = tokens.flatMap((token, index): readonly Occurrence[] => {
      if (token.kind !== 'text') return [];
      const before = wordsBefore(tokens, index);
      if (/^(?:yaml|yaml:)$/.test(before) && token.quotes.length === 3)
        return podImages(file, token, problems);
      if (before === 'docker.build(' && !token.text.includes('$'))
        builds.push({ name: token.text, at: { file: file.path, span: token.span }, isPushed: false });
      return isImage(before, token.text) ? [imageAt(file, token)] : [];
    });
    return { occurrences, problems, builds };
  },
};

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

function isImage(before: string, text: string): boolean {
  if (text.trim() === '') return false;
  if (/^(?:\w+\.)*docker\.image\($/.test(before) || before === 'docker') return true;
  if (/^image[:(]?$/.test(before)) return text.includes('$') || parseImage(text).kind === 'image';
  return /image\w*[:=]$/i.test(before) && looksLikeImage(text);
}

/** Texts in double quotes contain expressions. */
function imageAt(file: SourceFile, { text, span, exact, quotes }: CodeToken): Occurrence {
  if (quotes.startsWith('"') && text.includes('$'))
    return opaqueAt(file, span, 'variable', unresolved.variable(text));
  return withoutNewDigest(occurrenceAt(file, span, text, exact), notPinnable.notDocumented('Jenkins'));
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
