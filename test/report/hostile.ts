// A repository in which every text that comes from outside wants to break out of the channel that shows it.
import type { Report } from '../../src/report/schema/schema.js';
import { digestOf, factOf, historyOf, image, workload } from './histories.js';
import { situation, waiver } from './stages.js';

/** Everything that some channel could take for its own: commands, markup, mentions, control and bidi characters. */
export const hostileText =
  '::error::x %0A ##[group]y\u001b[31m\u001b]8;;http://evil\u0007 |`@everyone` [a](http://b) ![i](http://c/p.png) <img src=x onerror=alert(1)> <!-- --> #1 GH-1 acme/x#2 :tada: ```\u202e\u2066\u200b\u0000\ud800 {0} \\ &amp; http://d.example www.e.example';

/** Texts that try to break out of HTML, and the one above. */
export const hostileTexts: readonly string[] = [
  '<img src=x onerror=alert(1)>',
  '</script><script>alert(1)</script>',
  '</style></title></textarea><svg onload=alert(1)>',
  ']]><!-- --!> -->',
  '"><a href="javascript:alert(1)">\' onmouseover=\'alert(1)',
  '&lt;b&gt; &amp; &#60;i&#62; &notit;',
  'safe\u202egpj.exe\u2066 \u200bzero\u0000nul\u001b[31mred\r\nnew\u0007\u009b',
  '\ud800 lone \udc00 \ufeff\ufffe \u2028\u2029',
  'x'.repeat(300),
  '../../../etc/passwd#L1?a=b%2f',
  'مرحبا/שלום/👩‍👩‍👧/ƎǝꙄ',
  hostileText,
];

const node = historyOf('acme/node', '22', [60, 30]);
const nginx = historyOf('acme/nginx', '1', [40, 8]);
const python = historyOf('acme/python', '3.12', [20]);

export const hostile = () =>
  situation({
    files: {
      'a|b`c`@everyone #1/Dockerfile': `ARG X\nFROM ${image(node, 1)}\nFROM \${X:?\u001b[31m|<img>@team}\n`,
      '::error::x/%0A/Dockerfile': `FROM ${image(python)}\n`,
      'k8s/<script>alert(1)<\u2044script>.yaml': workload('x', '"{{ .Values.image }}"', image(nginx)),
      'ü/日本語/compose.yaml': 'services:\n  x:\n    image: "[a](http://b)"\n',
    },
    fact: ({ image: { repository, digest } }) =>
      factOf(
        repository === node.repository ? node : repository === nginx.repository ? nginx : python,
        digest,
      ),
    histories: [node, nginx, python],
    advisories: hostileTexts.map((text, index) => ({
      uid: String(index),
      advisoryId: text,
      artifactName: text,
      updateTime: text,
      aliases: [text],
      severities: [{ type: text, score: text }],
      events: [{ status: 'fixed', fixedVersion: text }],
    })),
    source: { server: 'https://git.example.com', repository: 'acme/<b>', sha: 'ab'.repeat(20) },
    change: withMore,
  });

/** What the stages would have refused. */
function withMore(report: Report): Report {
  const place = (file: string, line: number) => ({ file, line, column: 1, endLine: line, endColumn: 2 });
  return {
    ...report,
    references: [
      ...report.references,
      ...hostileTexts.map((text, index) => ({
        kind: 'image' as const,
        ...place(text, index + 1),
        raw: text,
        registry: text,
        repository: text,
        tag: text,
        digest: digestOf(text),
        noPlace: text,
        fact: { status: 'unknown' as const, cause: text, message: text },
      })),
    ],
    findings: [
      ...report.findings,
      ...hostileTexts.map((text, index) => ({
        check: index % 2 === 0 ? 'unpinned' : text,
        severity: 'error' as const,
        ...place(text, index + 1),
        message: text,
        fix: { expect: text, replacement: `${text}@` },
        ...(index % 3 === 0 ? { waived: { reason: text, owner: text, file: text, line: 1 } } : {}),
      })),
    ],
    edits: hostileTexts.map((text, index) => ({
      file: text,
      line: index + 1,
      before: index === 0 ? '' : `  ${text}`,
      after: `${text}\u001b[2J`,
    })),
    waivers: hostileTexts.map((text, index) =>
      waiver({
        check: text,
        image: text,
        reason: text,
        owner: text,
        notice: text,
        state: index % 2 === 0 ? 'pending' : 'lapsed',
      }),
    ),
    settings: hostileTexts.map((text) => ({ name: text, value: text, from: `${text}:3:1` })),
    histories: [
      ...(report.histories ?? []),
      ...hostileTexts.map((text) => ({
        registry: text,
        repository: text,
        tag: `${text}\nclick x href "javascript:alert(1)"`,
        complete: false,
        reigns: [{ digest: digestOf(text), since: '2026-10-01T00:00:00.000Z' }],
      })),
    ],
  };
}
