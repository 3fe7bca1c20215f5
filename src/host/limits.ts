// How long a request may take, and how large its response may be.

export interface TransportLimits {
  /** The request fails if there is no activity for this long, connecting included. */
  readonly silenceMs: number;
  readonly totalMs: number;
  readonly bodyBytes: number;
}

export const defaultLimits: TransportLimits = {
  silenceMs: 30_000,
  totalMs: 60_000,
  bodyBytes: 16 * 1024 * 1024,
};
