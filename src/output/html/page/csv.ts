// Rows as comma-separated values (RFC 4180) that a spreadsheet shows and never runs.

/** Excel reads UTF-8 only after a byte order mark. */
const byteOrderMark = '\uFEFF';

/**
 * What spreadsheets take for the start of a formula, also in full width and after spaces or invisible characters
 * (https://owasp.org/www-community/attacks/CSV_Injection).
 */
const startsFormula = /^[\t\r\n]|^[\s\p{Cf}]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]/u;

/** The rows as the text of a file. Every cell is quoted; one that could be a formula starts with an apostrophe. */
export function csvOf(rows: readonly (readonly string[])[]): string {
  return `${byteOrderMark}${csvLines(rows)}`;
}

/** The same for another program, without the byte order mark. */
export function csvLines(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}

function cell(text: string): string {
  const value = startsFormula.test(text) ? `'${text}` : text;
  return `"${value.replaceAll('"', '""')}"`;
}
