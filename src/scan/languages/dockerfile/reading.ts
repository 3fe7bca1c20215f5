// What a Dockerfile holds that can name an image.
import type { Traced } from './values/values.js';

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

export interface Reading {
  /** The arguments before the first FROM. */
  readonly globals: readonly Argument[];
  readonly froms: readonly From[];
  readonly sources: readonly StageSource[];
  readonly stageNames: StageNames;
  readonly hasHeredocs: boolean;
  /** What BuildKit refuses first. */
  readonly refusal?: BuildRefusal;
  /** A heredoc that is not closed. */
  readonly open?: BuildRefusal;
}
