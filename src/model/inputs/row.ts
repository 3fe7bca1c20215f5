// What the table says about an input.
import type { InputType } from './type.js';

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
