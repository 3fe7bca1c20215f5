// The commands that a program in another language starts: texts that it gives to a shell, and lists of arguments such as
// `subprocess.run(["docker", "run", image])`.
import { lastAtOrBefore } from '../../model/text/position.js';
import type { Span } from '../../model/text/source.js';
import type { CodeToken } from '../syntax/literals.js';
import { commandsOf, type ShellCommand, type ShellWord } from './syntax.js';

/** What a text for a shell follows: steps of Jenkins, fields of TeamCity and Vagrant, functions of Python, Node.js and Ruby. */
const shells =
  /^(?:(?:[\w.]+\.)?(?:sh|bat|powershell|pwsh|system|popen|execSync|exec|run|call|check_call|check_output|Popen|local)[({]?|(?:script|inline|scriptContent|commandArgs|getExecOutput)[:=({])$/;
const program = /^(?:\S*\/)?(?:docker|podman|nerdctl|kubectl|helm|crane|skopeo|buildah)$/;
const maxArguments = 200;

type Place = (span: Span) => Span;

/** The commands in the texts of a program; `place` gives their places in the file. */
export function commandsInCode(
  tokens: readonly CodeToken[],
  place: Place = (span) => span,
): readonly ShellCommand[] {
  return tokens.flatMap((token, index): readonly ShellCommand[] => {
    if (token.kind !== 'text') return [];
    if (program.test(token.text))
      return [{ words: argumentsFrom(tokens, index).map(({ text, span }) => ({ text, span: place(span) })) }];
    return shells.test(before(tokens, index)) ? commandsIn(token, place) : [];
  });
}

/** The word in front of a text, with the sign between them. A bracket of a list may stand there too. */
function before(tokens: readonly CodeToken[], index: number): string {
  const [word, sign] = [tokens[index - 2], tokens[index - 1]];
  if (sign?.kind !== 'sign') return sign?.text ?? '';
  return word?.kind === 'word' ? word.text + sign.text : '';
}

/** Two backslashes of another language are one of the shell, also at the end of a line. */
function commandsIn({ text, span }: CodeToken, place: Place): readonly ShellCommand[] {
  if (!text.includes('\\\\'))
    return commandsOf(text, ({ start, end }) => place({ start: start + span.start, end: end + span.start }));
  const escapes = [-1, ...[...text.matchAll(/\\\\/g)].map(({ index }, before) => index - before)];
  const written = (at: number) => at + span.start + lastAtOrBefore(escapes, at - 1);
  return commandsOf(text.replaceAll('\\\\', '\\'), ({ start, end }) =>
    place({ start: written(start), end: written(end) }),
  );
}

/** The texts that follow one another behind commas, also those of a list in the list. A variable's name stands for its value. */
function argumentsFrom(tokens: readonly CodeToken[], from: number): readonly ShellWord[] {
  const words: ShellWord[] = [];
  for (const [index, { kind, text, span }] of tokens.slice(from, from + maxArguments).entries()) {
    if (
      kind === 'sign'
        ? !/^[,[]$/.test(text)
        : index > 0 && !/^[,[]$/.test(tokens[from + index - 1]?.text ?? '')
    )
      break;
    if (kind === 'text') words.push({ text, span });
    else if (kind === 'word') words.push({ text: `\${${text}}`, span });
  }
  return words;
}
