// A value that must not be shown: every way of printing it gives `***`. And what signs a request to AWS.
export class Secret {
  readonly #value: string;

  constructor(value: string) {
    this.#value = value;
  }

  /** The value itself. Only `host/`, `clients/` and `emulator/` may call this. */
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

export interface AwsCredentials {
  /** Not a secret: it is part of every request. */
  readonly accessKeyId: string;
  /** Never sent. */
  readonly secretAccessKey: Secret;
  /** Of credentials that are valid for a limited time. */
  readonly sessionToken?: Secret;
}
