// Recognises an `image` that names what a build produces: the same map has a key `build`.

const maxLineLength = 2000;
const maxSiblings = 200;

/** True for an `image` with a sibling `build`: it names what is built. */
export function isProduct(text: string, lineStart: number, key: string): boolean {
  if (key !== 'image') return false;
  const column = columnOf(text, lineStart);
  const inLine = text.slice(lineStart, lineStart + maxLineLength).split('\n')[0] ?? '';
  return (
    /[{,]\s*build["']?\s*:/.test(inLine) || [-1, 1].some((step) => hasBuild(text, lineStart, column, step))
  );
}

function hasBuild(text: string, from: number, column: number, step: number): boolean {
  let at = from;
  for (let count = 0; count < maxSiblings; count += 1) {
    const isLast = step > 0 ? text.indexOf('\n', at) < 0 : at === 0;
    if (isLast) return false;
    at = (step > 0 ? text.indexOf('\n', at) : text.lastIndexOf('\n', at - 2)) + 1;
    const line = text.slice(at, at + maxLineLength).split('\n')[0] ?? '';
    if (line.trim() === '' || /^\s*#/.test(line)) continue;
    if (columnOf(text, at) < column) return false;
    if (columnOf(text, at) === column && /^[ -]*["']?build["']?[ ]*:/.test(line)) return true;
  }
  return false;
}

/** The column of the first key of a line, behind its dashes. */
function columnOf(text: string, lineStart: number): number {
  return /^[ ]*(?:-[ ]+)*/.exec(text.slice(lineStart, lineStart + maxLineLength))?.[0].length ?? 0;
}
