// Types of stage.mjs.
import { type Network } from '../../src/command/context.js';
import { type Emulator } from '../../src/emulator/index.js';
import { type State } from '../../src/emulator/state/state.js';

export type Load = (module: string) => Promise<unknown>;
export type Environment = Readonly<Record<string, string>>;

export interface Stage {
  readonly emulator: Emulator;
  readonly state: State;
  readonly root: string;
  readonly person: Environment;
  job(): Promise<Environment>;
  readonly network: Network;
  close(): void;
}

export function createStage(
  load: Load,
  options?: {
    readonly ci?: 'github' | 'gitlab';
    readonly files?: Readonly<Record<string, string>>;
    readonly change?: (state: State) => void;
    readonly hasGit?: boolean;
    readonly origin?: string;
    readonly subject?: string;
    /** A host that does not answer. */
    readonly unreachable?: string;
  },
): Promise<Stage>;

export interface Ran {
  readonly code: number;
  /** Both streams. */
  readonly text: string;
  /** Standard output. */
  readonly out: string;
}

export function runLine(
  load: Load,
  stage: Stage,
  line: string,
  environment: Environment,
  options?: {
    readonly ask?: (question: string) => Promise<string>;
    readonly stop?: AbortSignal;
    readonly width?: number;
  },
): Promise<Ran>;
