// Explains names in Dockerfiles by their lines alone: only some instructions pull, and continued lines and heredocs are text.
import type { Span } from '../../model/source.js';

const pulls =
  /^[ \t]*(?:ONBUILD[ \t]+)?(?:FROM[ \t]+(?:--platform=\S+[ \t]+)?|(?:COPY|ADD|RUN)[ \t](?:.{0,300}[ ,=])?from=)["']?$/i;
const heredoc = /<<-?[ \t]{0,10}["']?(?<word>\w{1,50})["']?/g;
const maxLineLength = 2000;

/** The names of FROM, `--from=` and `from=` at the beginning of an instruction, in the order of the text. */
export function unexplainedInDockerfile(text: string, names: readonly Span[]): readonly Span[] {
  const lines = linesOf(text);
  const last = new Map(lines.map(({ start, line }) => [line.trim(), start]));
  const found: Span[] = [];
  let next = 0;
  let isContinued = false;
  let open: string[] = [];
  for (const { start, end, line } of lines) {
    const isText = isContinued || open.length > 0;
    for (let name = names[next]; name !== undefined && name.start < end; name = names[next]) {
      if (!isText && pulls.test(text.slice(Math.max(start, name.start - maxLineLength), name.start)))
        found.push(name);
      next += 1;
    }
    if (open.length > 0) {
      if (line.trim() === open[0]) open = open.slice(1);
      continue;
    }
    if (/^\s*#/.test(line)) continue;
    isContinued = /[\\`][ \t]*\r?$/.test(line.slice(-100));
    // A heredoc that never ends explains nothing: it may be text that only looks like one.
    open = heredocsOf(line).filter((word) => (last.get(word) ?? 0) > start);
  }
  return found;
}

interface Line extends Span {
  readonly line: string;
}

function linesOf(text: string): readonly Line[] {
  let start = 0;
  return text.split('\n').map((line) => {
    const end = start + line.length + 1;
    const one = { start, end, line };
    start = end;
    return one;
  });
}

function heredocsOf(line: string): string[] {
  return [...line.slice(0, maxLineLength).matchAll(heredoc)].map(({ groups }) => groups?.word ?? '');
}
