// What signs a request to AWS.
import type { Secret } from './secret.js';

export interface AwsCredentials {
  /** Not a secret: it is part of every request. */
  readonly accessKeyId: string;
  /** Never sent. */
  readonly secretAccessKey: Secret;
  /** Of credentials that are valid for a limited time. */
  readonly sessionToken?: Secret;
}
