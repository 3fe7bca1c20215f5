// The operations that the clients call, by method and path, for docs/platform.md.
import { verbs } from './client.js';

export const calledOperations: readonly string[] = [
  ...Object.values(verbs).map(({ operation }) => operation),
  'GET|POST {issuer}/sts/exchange',
  'GET {registry}/token',
  'GET {registry}/v2/{repository}/_service/history/{tag}',
  'GET|HEAD {registry}/v2/{repository}/manifests/{reference}',
];
