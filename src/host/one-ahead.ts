// Writes a text while the next one is made.

export interface OneAhead {
  /** Begins to write, once what was written before is. Rejects if that was not possible. */
  readonly write: (text: string) => Promise<void>;
  /** Resolves when everything is written. */
  readonly end: () => Promise<void>;
}

export function oneAhead(write: (text: string) => Promise<void>): OneAhead {
  let underWay: Promise<void> = Promise.resolve();
  return {
    async write(text) {
      await underWay;
      underWay = write(text);
      // The next call says what is wrong.
      underWay.catch(() => undefined);
    },
    end: () => underWay,
  };
}
