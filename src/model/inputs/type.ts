// What the type of an input is: how its text is read, and which YAML value a policy file may give instead.

/** Names that other folders define and that some inputs take. */
export interface InputNames {
  /** Ids of all checks. */
  readonly checks: readonly string[];
  /** Names of the platform presets. */
  readonly presets: readonly string[];
}

/** A part of an input's text that cannot be used. */
export interface Rejection {
  readonly text: string;
  /** Completes "must be …". */
  readonly expected: string;
  /** Replaces the sentence "is …, but must be …" where the reason can be stated exactly. */
  readonly reason?: string;
  readonly hint?: string;
}

export type InputReading<T> = { readonly value: T } | { readonly rejected: readonly Rejection[] };

/** What a policy file may hold for an input. */
export type YamlType =
  | { readonly is: 'word'; readonly words: readonly string[] }
  | { readonly is: 'boolean' }
  | { readonly is: 'text'; readonly expected: string; readonly accepts: (text: string) => boolean }
  | { readonly is: 'list'; readonly of: YamlType; readonly expected: string }
  | { readonly is: 'either'; readonly types: readonly [YamlType, YamlType] };

/** `T` is the type of the value; `None` that of an input that is not set and has no default. */
export interface InputType<T, None = undefined> {
  read(text: string, names: InputNames): InputReading<T>;
  /** Not called for inputs that a policy cannot set. */
  yaml(names: InputNames): YamlType;
  readonly none: None;
  /** The value is a credential: it is never shown. */
  readonly secret?: true;
}
