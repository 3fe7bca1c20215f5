// How deeply the nodes of a YAML text are nested, found without recursion: a recursive parser of a text that is nested
// too deeply does not only throw, it can end the whole program.
import { CST, Lexer } from 'yaml';

/** True where brackets, indentation, dashes and question marks open more levels than this at some place. */
export function isNestedDeeper(text: string, most: number): boolean {
  const columns: number[] = [];
  let brackets = 0;
  let column = 0;
  for (const token of new Lexer().lex(text)) {
    const type = CST.tokenType(token);
    if (type === 'flow-map-start' || type === 'flow-seq-start') brackets += 1;
    else if (type === 'flow-map-end' || type === 'flow-seq-end') brackets = Math.max(0, brackets - 1);
    else if (type === 'doc-start' || type === 'doc-end') columns.length = 0;
    if (brackets === 0 && type !== 'space' && type !== 'newline' && type !== 'comment') {
      while ((columns.at(-1) ?? -1) >= column) columns.pop();
      columns.push(column);
    }
    if (columns.length + brackets > most) return true;
    const lineEnd = token.lastIndexOf('\n');
    column = lineEnd < 0 ? column + token.length : token.length - lineEnd - 1;
  }
  return false;
}
