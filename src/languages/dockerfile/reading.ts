// What a Dockerfile holds that can name an image, where its names are defined, and how much work reading it may be.
import type { BuildArgument } from '../../model/occurrence.js';
import type { Span } from '../../model/text/source.js';
import { LimitError, type WorkBudget } from './lexer/lexer-types.js';
import type { Traced, Value } from './values/values.js';

export interface Argument {
  readonly name: string;
  readonly value?: Traced;
}

export interface From {
  /** As written, with its quotes and variables. */
  readonly image: Traced;
  readonly platform?: Traced;
  /** In lower case. */
  readonly stage?: string;
}

/** What a COPY or a mount takes files from. */
export interface StageSource {
  readonly kind: 'copy' | 'mount';
  readonly name: Traced;
  /** It is in an ONBUILD trigger, so it counts in the builds that begin with this image. */
  readonly isTrigger: boolean;
}

/** The names of variables behind the first FROM. */
export interface StageNames {
  /** Stages and triggers declare them by ARG, so an argument of that name before the first FROM counts there too. */
  readonly declared: ReadonlySet<string>;
  /** Instructions other than FROM, ARG and LABEL mention them. */
  readonly used: ReadonlySet<string>;
}

/** Why the file is not what a build would read. */
export interface BuildRefusal {
  /** A whole sentence. */
  readonly message: string;
  /** Where the instruction begins that BuildKit refuses. */
  readonly offset?: number;
}

/** What the instructions of a Dockerfile say that can name an image. */
export interface Instructions {
  /** The arguments before the first FROM. */
  readonly globals: readonly Argument[];
  readonly froms: readonly From[];
  readonly sources: readonly StageSource[];
  readonly stageNames: StageNames;
  readonly hasHeredocs: boolean;
  /** The commands of RUN with their flags and heredocs, and those of triggers. */
  readonly runs: readonly Span[];
  /** What BuildKit refuses first. */
  readonly refusal?: BuildRefusal;
  /** A heredoc that is not closed. */
  readonly open?: BuildRefusal;
}

/** An ARG with a default. */
export interface Definition {
  readonly name: string;
  /** Its own name, and those of the arguments that are nothing but this value. */
  readonly names: Set<string>;
  readonly value: Value;
  /** The default as written, with its quotes and variables. */
  readonly written: Traced;
  /** Nothing in the default is a variable. */
  readonly isLiteral: boolean;
  /** Some word uses only a part of the value, so a digest in it would end up elsewhere too. */
  isPart: boolean;
  /** A pattern is applied to the value, so a digest in it might be changed. */
  isMatched: boolean;
  /** The FROM instructions that use it. */
  users: number;
  /** What it is in all FROM instructions that use it: a whole name, or the tag of the name in front of it. */
  role?: string;
}

/** A word, expanded with what the arguments are worth. */
export interface ArgumentExpansion {
  readonly value: Value;
  /** Why BuildKit refuses the word; the value is empty then. */
  readonly why?: string;
  /** Only because a variable has no value. */
  readonly isUnset?: boolean;
  readonly isLimit?: boolean;
  /** The definitions that were looked up. */
  readonly used: ReadonlySet<Definition>;
  readonly hasVariables: boolean;
  readonly hasPatterns: boolean;
  /** The last variable of the word: one behind a name can give it another end, even if it is empty here. */
  readonly last: string;
  /** A variable that no ARG declares, so a build cannot set it. */
  readonly undeclared?: string;
}

/** The arguments that builds pass, by name. */
export interface PassedValues {
  readonly args: ReadonlyMap<string, BuildArgument>;
  /** They have these values; otherwise the defaults count, marked with what may override them. */
  readonly isUsed: boolean;
}

/** For a Dockerfile that no build is known of. */
export const nothingPassed: PassedValues = { args: new Map(), isUsed: false };

/** A few seconds of work, however long the file is. */
const maxWork = 40_000_000;

/**
 * Work grows with the text; only variables that multiply each other take more. A file that holds several Dockerfiles pays
 * for all of them together.
 */
export function workOf(length: number): WorkBudget {
  let left = Math.min(maxWork, 4_000_000 + 64 * length);
  // One error for all Dockerfiles of a file: each further one would take a stack trace.
  const over = new LimitError('its variables take too much work to expand');
  return (steps) => {
    left -= steps;
    if (left < 0) throw over;
  };
}
