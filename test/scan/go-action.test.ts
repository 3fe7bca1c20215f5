// Actions of Go templates over several lines: where they end, and what is never taken for one.
import { describe, expect, it } from 'vitest';
import { scanFile } from '../../src/formats/reading/scan-file.js';
import { coverTemplates, endOfGoAction } from '../../src/scan/values/templates.js';

describe('the end of a Go template action', () => {
  it.each([
    '{{ .Values.image }}',
    '{{- if and\n  .Values.a\r\n  (not .Values.b) -}}',
    '{{ printf "}} %s \\" }}" .x }}',
    '{{ `}}` }}',
    "{{ '}' }}",
    '{{ $x := dict "a: b" 1 | toJson }}',
  ])('%s', (action) => expect(endOfGoAction(`${action} }} rest`, 0)).toBe(action.length));

  it.each([
    '{{ if\nimage: evil:1\n}}',
    '{{ `\nimage: evil:1\n` }}',
    '{{ "\nimage: evil:1\n" }}',
    '{{ if\n# a comment\n}}',
    '{{ if {{ end }}',
    '{{ if "a }}',
    '{{ if',
  ])('none: %s', (text) => expect(endOfGoAction(text, 0)).toBeUndefined());
});

describe('covering', () => {
  it('keeps every offset', () => {
    const text = 'a: {{ b\n  c }}\n{{- if\n  d }}\ne: f\n';
    const covered = coverTemplates(text, 'go');
    expect(covered).toHaveLength(text.length);
    expect(covered.slice(covered.indexOf('e: f'))).toBe(text.slice(text.indexOf('e: f')));
  });

  it('covers actions over lines for Go alone', () => {
    const text = 'a: {{ b\n  c }}\n';
    expect(coverTemplates(text, 'jinja')).toBe(text);
    expect(coverTemplates(text)).toBe(text);
  });

  it('searches no further over lines after an action that Go refuses', () => {
    const text = '{{ if\n# }}\n{{ if\n  .a }}\n';
    expect(coverTemplates(text, 'go')).toBe(text);
  });

  it.each(['# {{/*', '# {{- /*'])('hides nothing from a reader of plain YAML: %s', (opening) => {
    const text = `apiVersion: v1\nkind: Pod\n${opening}\nspec:\n  containers:\n    - image: registry.example.com/a:1\n# */}}\n`;
    const { occurrences } = scanFile({ path: 'app/templates/pod.yaml', text });
    expect(occurrences.map(({ raw }) => raw)).toEqual(['registry.example.com/a:1']);
  });
});
