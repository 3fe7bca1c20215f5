// Tokens for the APIs of registries, from environment variables that name the registry's host.
import { Secret } from '../model/secret.js';

/**
 * `quay.example.com:8443` → `TAGPROOF_TOKEN_QUAY_EXAMPLE_COM_8443`. A hyphen is `__`, or `quay-example.com`, which may be
 * somebody else's, would get the token of `quay.example.com`. All names below `pkg.dev` are Google's.
 */
export function apiTokenVariable(registry: string): string {
  const hyphen = registry.endsWith('.pkg.dev') ? '_' : '__';
  return `TAGPROOF_TOKEN_${registry
    .replaceAll('-', hyphen)
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '_')}`;
}

/** Reads the tokens when they are needed; an empty variable counts as not set. */
export function apiTokens(
  environment: Readonly<Record<string, string | undefined>>,
  mask: (secret: Secret) => void,
): (registry: string) => Secret | undefined {
  return (registry) => {
    const value = environment[apiTokenVariable(registry)];
    if (value === undefined || value === '') return undefined;
    const token = new Secret(value);
    mask(token);
    return token;
  };
}
