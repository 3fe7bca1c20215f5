// Paths and names from outside as parts of an address.

/** A path as a relative URI reference with percent-encoded segments. Lone surrogates cannot be encoded and are replaced. */
export function uriOf(file: string): string {
  return file
    .replace(/\p{Cs}/gu, '\uFFFD')
    .split('/')
    .map(encodeURIComponent)
    .join('/');
}
