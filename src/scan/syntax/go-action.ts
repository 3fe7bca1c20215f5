// Finds the end of a Go template action that may span several lines, by the rules of Go's own lexer.
// https://github.com/golang/go/blob/master/src/text/template/parse/lex.go

/** A character constant or a quoted string, which end on their line, or a raw string. */
const quoted = /"(?:[^"\\\r\n]|\\[^\r\n])*"|'(?:[^'\\\r\n]|\\[^\r\n])*'|`[^`\r\n]*`/y;
/**
 * What an action consists of outside of strings. A colon belongs to `:=`, so the line of a YAML key is never taken for a
 * part of an action. A raw string over several lines is left out: its lines may be written to the output as they are.
 */
const plain = /(?:[^\x00-\x1f"'`{}:#\\;<>?@[\]^&%~\x7f]|[\t\r\n]|:=)+/y;

/**
 * The offset behind the `}}` of the action whose `{{` is at `start`. `undefined` where Go would refuse the template, and
 * where the action contains what could be lines of the output.
 */
export function endOfGoAction(text: string, start: number): number | undefined {
  for (let at = start + 2; at < text.length; ) {
    if (text.startsWith('}}', at)) return at + 2;
    const next = endOfMatch(plain, text, at) ?? endOfMatch(quoted, text, at);
    if (next === undefined) return undefined;
    at = next;
  }
  return undefined;
}

function endOfMatch(pattern: RegExp, text: string, at: number): number | undefined {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : undefined;
}
