// Patterns of policy-controller ↔ globs of the policy: names of images, and regular expressions over identities.
// https://github.com/sigstore/policy-controller/blob/main/pkg/apis/glob/glob.go
import { withRegistry } from '../../model/globs/name-glob.js';

/** The other spelling, and what it does not say exactly; `undefined` text: there is none. */
interface Converted {
  readonly texts: readonly string[];
  readonly notes: readonly string[];
}

const hub = 'docker.io/';

/** A glob over full references, tag included → globs over names. What would be narrower is left wider: stricter. */
export function imageFromCluster(glob: string): Converted {
  const whole = glob === '*' ? `${hub}library/*` : glob === '*/*' ? `${hub}*/*` : glob;
  const named = whole.replace(/^index\.docker\.io\//, hub);
  const slash = named.lastIndexOf('/');
  const end = named.slice(slash + 1).search(/[:@]/);
  const name = end < 0 ? named : named.slice(0, slash + 1 + end);
  const tag = end < 0 ? '' : named.slice(slash + 1 + end);
  const isExact =
    tag === ':**' || tag === '@**' || tag === ':*' || tag === '@*' || (tag === '' && /\*$/.test(name));
  const note = `\`${glob}\`: here it applies to every tag of these images, which is stricter`;
  return { texts: [name], notes: isExact ? [] : [note] };
}

/** A glob over names → globs over full references. */
export function imageToCluster(glob: string): Converted {
  if (glob.includes('?'))
    return { texts: [], notes: [`\`${glob}\` is left out: policy-controller has no pattern for \`?\``] };
  const full = withRegistry(glob).replace(/^docker\.io\//, 'index.docker.io/');
  return { texts: full.endsWith('*') ? [full] : [`${full}:**`, `${full}@**`], notes: [] };
}

/** The regular expression that matches what the glob does. */
export function expressionOf(glob: string): string {
  const parts = glob.match(/\*\*+|./gs) ?? [];
  const written = parts.map((part) => {
    if (part.startsWith('**')) return '.*';
    if (part === '*') return '[^/]*';
    return part === '?'
      ? '[^/]'
      : part.replace(/[\\^$.*+?()[\]{}|/-]/, (mark) => (/[-/]/.test(mark) ? mark : `\\${mark}`));
  });
  return `^${written.join('')}$`;
}

/** Whether the text means itself as a glob. */
export function isLiteral(text: string): boolean {
  return !/[*?]/.test(text);
}

const token = /\\([^A-Za-z0-9])|\[\^\/\]([*+]?)|\.([*+]?)|([^\\^$.|?*+()[\]{}])/y;

/**
 * The glob that matches what the expression does, or less: then a note says so. `undefined`: there is none, because the
 * expression uses alternatives, classes or counts.
 */
export function globOf(
  expression: string,
): { readonly glob: string; readonly notes: readonly string[] } | undefined {
  const isStart = expression.startsWith('^');
  const isEnd = /(?:^|[^\\])\$$/.test(expression);
  const body = expression.slice(isStart ? 1 : 0, isEnd ? -1 : undefined);
  const notes = new Set<string>();
  let glob = isStart ? '' : '**';
  token.lastIndex = 0;
  while (token.lastIndex < body.length) {
    const found = token.exec(body);
    if (found === null) return undefined;
    const [whole, escaped, notSlash, any, plain] = found;
    const literal = escaped ?? plain;
    if (literal !== undefined) {
      if (/[*?]/.test(literal)) return undefined;
      glob += literal;
    } else if (whole.startsWith('[')) {
      glob += notSlash === '*' ? '*' : notSlash === '+' ? '?*' : '?';
    } else if (any === '') {
      glob += '.';
      notes.add(`\`${expression}\`: a \`.\` that is not escaped is read as a dot, which is stricter`);
    } else {
      glob += any === '*' ? '**' : '?**';
      if (any === '+')
        notes.add(`\`${expression}\`: \`.+\` must not begin with a slash here, which is stricter`);
    }
  }
  const ended = isEnd ? glob : `${glob}**`;
  return { glob: ended.replace(/\*{3,}/g, '**'), notes: [...notes] };
}
