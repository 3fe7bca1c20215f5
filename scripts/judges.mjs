// Who has judged each part of the specification: counted from the marks (`§4.6`) in the titles of the tests, so that a test that
// is gone judges nothing.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Programs that others wrote, by the test in which each judges the emulator. */
const judges = {
  Prism: 'test/emulator/prism.test.ts',
  grpcio: 'test/grpc/python.test.ts',
  skopeo: 'test/emulator/skopeo.test.ts',
  'oidc-provider': 'test/emulator/oidc-provider.test.ts',
  'the walk above': 'test/emulator/walk.test.ts',
};

/** The headings of the specification; the numbers of sections 1 and 9 go on to statements. */
const headings = {
  '§1': 'What the service does',
  '§2': 'Resources and their fields',
  '§2.1': 'Common fields',
  '§2.2': 'Repo',
  '§2.3': 'Tag',
  '§2.4': 'Identity',
  '§2.5': 'Group',
  '§2.6': 'Role',
  '§2.7': 'RoleBinding',
  '§2.8': 'Advisory',
  '§2.9': 'Tag history record',
  '§2.10': 'List response envelope',
  '§2.11': 'Other resources',
  '§3': 'States and transitions',
  '§4': 'Endpoints',
  '§4.1': 'Shared rules',
  '§4.2': 'List query parameters',
  '§4.3': 'Registry',
  '§4.4': 'IAM',
  '§4.5': 'Vulnerabilities',
  '§4.6': 'Registry token endpoint',
  '§4.7': 'Tag history endpoint',
  '§4.8': 'Operations whose path is not shown',
  '§5': 'Authentication',
  '§6': 'Events',
  '§7.1': 'Error body shape',
  '§7.2': 'Rules of errors',
  '§8': 'Limits',
  '§9': 'Versioning',
};

/** The heading of every mark in a file. @throws Error for a mark of no heading */
function marksIn(file) {
  const marks = readFileSync(path.join(root, file), 'utf8').match(/§\d(?:\.\d+)?/g) ?? [];
  return marks.map((mark) => {
    const heading = Object.hasOwn(headings, mark) ? mark : mark.split('.')[0];
    if (!Object.hasOwn(headings, heading)) throw new Error(`${file} has ${mark}, which is no heading`);
    return heading;
  });
}

export function judgesTable(table) {
  const suite = readdirSync(path.join(root, 'test/specification')).map(
    (file) => `test/specification/${file}`,
  );
  const own = suite.filter((file) => !file.endsWith('not-tested.ts')).flatMap(marksIn);
  const untested = marksIn('test/specification/not-tested.ts');
  const others = Object.entries(judges).map(([name, file]) => [name, new Set(marksIn(file))]);
  const count = (marks, heading) => marks.filter((mark) => mark === heading).length;
  const shown = (number) => (number === 0 ? '' : String(number));
  return table(
    ['', 'Part of the specification', 'Statements tested', 'Not testable', 'Also judged by'],
    [
      ...Object.entries(headings).map(([heading, title]) => [
        heading,
        title,
        shown(count(own, heading)),
        shown(count(untested, heading)),
        others.flatMap(([name, marks]) => (marks.has(heading) ? [name] : [])).join(', '),
      ]),
      ['', 'All', String(own.length), String(untested.length), ''],
    ],
  );
}
