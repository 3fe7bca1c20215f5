// Credentials of AWS, from the variables that every tool of AWS reads.
import type { AwsCredentials } from '../model/aws-credentials.js';
import { Secret } from '../model/secret.js';

type Environment = Readonly<Record<string, string | undefined>>;

/** Reads the credentials when they are needed. An empty variable counts as not set, and half a pair as none. */
export function awsFrom(environment: Environment): () => AwsCredentials | undefined {
  return () => {
    const {
      AWS_ACCESS_KEY_ID: accessKeyId = '',
      AWS_SECRET_ACCESS_KEY: secret = '',
      AWS_SESSION_TOKEN: token = '',
    } = environment;
    if (accessKeyId === '' || secret === '') return undefined;
    const pair = { accessKeyId, secretAccessKey: new Secret(secret) };
    return token === '' ? pair : { ...pair, sessionToken: new Secret(token) };
  };
}
