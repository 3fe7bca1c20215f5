// Quay (quay.io and self-hosted): the history of a tag, from the registry's own API.
import type { SourceKind } from './kind.js';

/** Every tag of the registry. */
export const quayHistories: SourceKind = () => () => undefined;
