// What an input is: its row in the table, and its type, by which its text and the YAML of a policy file are read.
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

/** Sections of the help; some rules hold for all inputs of one (see `notFromRemotePolicy`). */
export type InputGroup = 'platform' | 'authentication' | 'scope' | 'policy' | 'output';

/** One input. The table knows it by its name. */
export interface InputRow {
  readonly type: InputType<unknown, unknown>;
  readonly group: InputGroup;
  /** One sentence without its full stop; names of inputs and values between backticks. */
  readonly text: string;
  /** The text that the input has if nobody sets it. */
  readonly default?: string;
  /** What applies if nobody sets it, where that is not one fixed text. */
  readonly otherwise?: string;
  /** Its field of `Config`, if that is not its name in camel case. */
  readonly field?: string;
  /** `Config` has no field for it: `readConfig` makes something else of it. */
  readonly combined?: true;
  /** A policy file cannot set it. */
  readonly inPolicy?: false;
  /** It says where a credential is sent, or whose it is. A change cannot set it, also where its own policy applies. */
  readonly directs?: true;
  /** It is an error to set it without a platform. */
  readonly needsPlatform?: true;
  /** The default in action.yml, an expression of the runner. Only for inputs that no policy can set. */
  readonly byRunner?: string;
}
