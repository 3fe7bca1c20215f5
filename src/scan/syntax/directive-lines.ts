// What the lines around a template directive say about it: whether it is alone there, and whether it stands for a block.

/** True where there are only blanks around the directive on its lines. */
export function standsAlone(text: string, start: number, end: number): boolean {
  let [before, after] = [start - 1, end];
  while (before >= 0 && isBlank(text[before])) before -= 1;
  while (after < text.length && isBlank(text[after])) after += 1;
  return (before < 0 || text[before] === '\n') && (after === text.length || text[after] === '\n');
}

/** Longer lines are not searched, so that many directives on one line take linear time. */
const maxKeyLength = 1000;

/** True for the whole value of a key whose next line is indented more: the directive produces a part of that block. */
export function producesBlock(text: string, start: number, end: number): boolean {
  const before = text.slice(Math.max(0, start - maxKeyLength), start);
  const line = before.lastIndexOf('\n') + 1;
  if (line === 0 && start > maxKeyLength) return false;
  const indent = /^( *)(?:- +)*[^\s:#][^:#\n]*:[ \t]*$/.exec(before.slice(line))?.[1];
  const next = /^[ \t]*\r?\n(?:[ \t]*(?:#[^\n]*)?\n){0,100}( *)[^\s#]/.exec(
    text.slice(end, end + 10_000),
  )?.[1];
  return indent !== undefined && next !== undefined && next.length > indent.length;
}

function isBlank(char: string | undefined): boolean {
  return char !== undefined && char !== '\n' && /\s/.test(char);
}
