// Images in the commands of a Makefile whose names are variables of the Makefile.
// https://www.gnu.org/software/make/manual/make.html#Setting

import type { Occurrence } from '../../model/occurrence.js';
import type { SourceFile } from '../../model/text/source.js';
import { cartesian, expandedTexts, expandedValues, parameterImages } from '../../scan/values/parameters.js';
import type { PossibleValue, ValuesOf } from '../../scan/values/possible-values.js';
import type { ShellWord } from '../shell/syntax.js';

const makefile = /(?:^|\/)(?:GNU)?[Mm]akefile(?:\.[^/]*)?$|\.(?:mk|mak|make|inc)$/;
const script = /\.(?:ba|z|k)?sh$|(?:^|\.)just(?:file)?$/i;
/** A rule with a recipe, and assignments and directives that no shell has, in a file with any name that make is given. */
const marks =
  /^(?:[^\s#:=][^:=\r\n]*::?(?![=:])[^\n]*\n\t|[\w.-]+[ \t]*(?::{1,3}|\?)=|[s-]?include[ \t]|(?:define|override)[ \t]+\w|\.PHONY:|ifn?(?:eq|def)[ \t])/m;
const reference = /\$\((?<name>[\w.-]+)\)/g;
/** Also one for a target (`test: IMAGE = …`). The commands of a recipe begin with a tab. */
const assignment =
  /^ *(?:[^\s:=#][^:=#\n]*: *)?(?:(?:export|override|private) +)*(?<name>[\w.-]+) *(?<sign>:{0,3}|[?+!])= *(?<value>[^\n]*)$/gm;

const evaluated = /\$\(eval[ \t]+([\w.-]+[ \t]*[:?]{0,3}=[^()\n]*)\)/g;

const known = new WeakMap<SourceFile, ValuesOf>();

/** Of a file with the name of a script, its first line. */
const firstRule = /^(?:#[^\n]*\n|\s+)*(?:\.PHONY:|[\w.-]+:(?!=)[^\n]*(?:;|\n\t))/;

export function isMakefile({ path, text }: SourceFile): boolean {
  if (makefile.test(path)) return true;
  return !/^#!(?!.*make)/.test(text) && (script.test(path) ? firstRule : marks).test(text);
}

/**
 * The images that the variables of a word of a Makefile give. No digest is written into a variable: the same one may name
 * what is built. `undefined` where a variable has no value in it.
 */
export function makeImages(file: SourceFile, { text, span }: ShellWord): readonly Occurrence[] | undefined {
  if (!text.includes('$')) return undefined;
  return parameterImages(
    file,
    { value: inParentheses(text), span, exact: true },
    reference,
    cartesian(valuesIn(file)),
  );
}

/** The names that a word of a Makefile may stand for. */
export function makeNames(file: SourceFile, { text }: ShellWord): readonly string[] {
  const names = expandedTexts({ value: inParentheses(text) }, valuesIn(file), reference);
  return names.map(({ value }) => value).filter((value) => value !== '' && !value.includes('$'));
}

/** Every word of a file has the same lists of values, so that each list is gone through once. */
function valuesIn(file: SourceFile): ValuesOf {
  const found = known.get(file);
  if (found !== undefined) return found;
  const variables = assignedValues(file.text);
  const valuesOf = expandedValues((name) => variables.get(name) ?? [], reference);
  known.set(file, valuesOf);
  return valuesOf;
}

function inParentheses(text: string): string {
  return text.replaceAll(/\$\{([\w.-]+)\}/g, '$($1)');
}

/** All values by name: which assignment counts depends on conditions and on the target. */
function assignedValues(text: string): ReadonlyMap<string, readonly PossibleValue[]> {
  const values = new Map<string, PossibleValue[]>();
  const lines = text.replaceAll('\r', ' ').replace(evaluated, '\n$1\n');
  for (const { groups } of lines.matchAll(assignment)) {
    const { name = '', sign = '', value = '' } = groups ?? {};
    const list = values.get(name) ?? [];
    values.set(name, list);
    // What is appended to, or printed by a program, is not known, which a reference without a value says.
    const isWhole = !/[+!]/.test(sign) && !value.endsWith('\\');
    const written = value.replace(/(?<!\\)#.*$/, '').trim();
    // The shell of a recipe takes the quotes off.
    const bare = /^(["'])([^"']*)\1$/.exec(written)?.[2] ?? written;
    list.push({ value: isWhole ? inParentheses(bare) : '$(+)' });
  }
  return values;
}
