// A value that must not be shown: every way of printing it gives `***`.

export class Secret {
  readonly #value: string;

  constructor(value: string) {
    this.#value = value;
  }

  /** The value itself. Only `host/` and `clients/` may call this. */
  expose(): string {
    return this.#value;
  }

  toString(): string {
    return '***';
  }

  toJSON(): string {
    return '***';
  }

  [Symbol.for('nodejs.util.inspect.custom')](): string {
    return '***';
  }
}
