// The filters of the page as the fragment of its address, so that a link shows what its sender saw.

/** What the reader chose, by name: `severity` → `error`. A value is never empty. */
export type Choices = ReadonlyMap<string, string>;

interface PageAddress {
  /** The id of the section that the address leads to; empty for the top of the page. */
  readonly section: string;
  readonly choices: Choices;
}

const maxChoices = 40;
const maxValueLength = 300;

/** Reads `#findings?severity=error&text=node`. Whatever does not have this form is left out. */
export function readAddress(fragment: string): PageAddress {
  const text = fragment.replace(/^#/, '');
  const start = text.indexOf('?');
  const section = start < 0 ? text : text.slice(0, start);
  const given = [...new URLSearchParams(start < 0 ? '' : text.slice(start + 1))]
    .filter(([name, value]) => /^[\w.-]{1,40}$/.test(name) && value !== '')
    .slice(0, maxChoices)
    .map(([name, value]) => [name, value.slice(0, maxValueLength)] as const);
  return { section: /^[\w-]{0,60}$/.test(section) ? section : '', choices: new Map(given) };
}

/** The fragment for these choices, in the order of their names, so that one view has one address. */
export function writeAddress({ section, choices }: PageAddress): string {
  const given = [...choices]
    .filter(([, value]) => value !== '')
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]): [string, string] => [name, value.slice(0, maxValueLength)]);
  if (given.length === 0) return `#${section}`;
  return `#${section}?${new URLSearchParams(given)}`;
}
