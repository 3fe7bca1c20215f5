// What readers of YAML 1.1 make of plain scalars that look like text: `7.20` is the number 7.2, `010` is 8, `yes` is true.
// https://yaml.org/type/

export type PlainValue =
  /** Every reader takes it as written, or prints it as written. */
  | { readonly kind: 'text' }
  | { readonly kind: 'null' }
  /** A number or a boolean that Go programs such as Helm print as `value`. */
  | { readonly kind: 'other'; readonly value: string }
  /** Readers, or versions of one reader, disagree. `isTextInGo`: Go programs take it as written. */
  | { readonly kind: 'unclear'; readonly isTextInGo?: true };

const isTrue = /^(?:y|yes|on|true)$/i;
const isFalse = /^(?:n|no|off|false)$/i;
/** Only these spellings, so not `yEs`. */
const isWord = /^(?:[a-z]+|[A-Z]?[a-z]+|[A-Z]+)$/;
const sexagesimal = /^[-+]?\d[\d_]*(?::[0-5]?\d)+(?:\.[\d_]*)?$/;
const timestamp = /^\d{4}-\d{1,2}-\d{1,2}(?:[Tt \t].*)?$/;
const integer = /^(?<sign>[-+]?)(?<digits>0[xX][\da-fA-F]+|0[bB][01]+|0[oO]?[0-7]+|[1-9]\d*|0)$/;
const float = /^[-+]?(?:\.\d+|\d+(?:\.\d*)?)(?:[eE][-+]?\d+)?$/;

/** The value of a plain scalar without a tag. */
export function plainValue(text: string): PlainValue {
  if (/^(?:|~|null|Null|NULL)$/.test(text)) return { kind: 'null' };
  if (isWord.test(text) && isTrue.test(text)) return printed(text, 'true');
  if (isWord.test(text) && isFalse.test(text)) return printed(text, 'false');
  if (/^[-+]?\.(?:inf|Inf|INF)$|^\.(?:nan|NaN|NAN)$/.test(text)) return { kind: 'unclear' };
  if (sexagesimal.test(text) || timestamp.test(text)) return { kind: 'unclear', isTextInGo: true };
  const plain = text.replaceAll('_', '');
  const { sign = '', digits } = integer.exec(plain)?.groups ?? {};
  if (digits === undefined && !float.test(plain)) return { kind: 'text' };
  const value = digits === undefined ? Number(plain) : Number(octal(digits)) * (sign === '-' ? -1 : 1);
  // Beyond these, Go prints a float with an exponent, and whether a number is one depends on the version.
  const hasExponent = value !== 0 && (Math.abs(value) >= 1e6 || Math.abs(value) < 1e-4);
  return hasExponent ? { kind: 'unclear' } : printed(text, String(value));
}

/** In YAML 1.1 a leading zero makes a number octal. */
function octal(digits: string): string {
  return /^0[0-7]+$/.test(digits) ? `0o${digits.slice(1)}` : digits;
}

function printed(text: string, value: string): PlainValue {
  return text === value ? { kind: 'text' } : { kind: 'other', value };
}
