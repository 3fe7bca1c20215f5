interface WrittenText {
  readonly text: string;
  /** Readers may disagree about which of its values count. */
  readonly isDoubtful: boolean;
}

export function manifestsOf(seed: number): WrittenText;
export function composeOf(seed: number): WrittenText;

/** The image of a number; texts name them by it. */
export function imageOf(index: number): string;
