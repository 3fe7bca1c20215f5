// Addresses of the platform (https, or http on loopback), and kinds of host names.

/** An address without trailing slash, or why it cannot be used. */
export function parseAddress(text: string): { readonly address: string } | { readonly issue: string } {
  if (!URL.canParse(text)) return { issue: 'is not a URL such as `https://api.example.com`' };
  const url = new URL(text);
  if (url.username !== '' || url.password !== '')
    return { issue: 'must not contain a user name or password' };
  if (url.search !== '' || url.hash !== '') return { issue: 'must not contain a query or a fragment' };
  if (url.protocol === 'http:' && !isLoopback(url.hostname))
    return { issue: 'must use https; http is for loopback only' };
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return { issue: 'must use https' };
  return { address: url.href.replace(/\/+$/, '') };
}

/** True for `localhost`, 127.0.0.0/8 and ::1, as `URL.hostname` spells them. */
export function isLoopback(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || /^127(?:\.\d{1,3}){3}$/.test(hostname);
}

/** True for a host that can be anybody's on the internet: neither an address in numbers nor a single word. */
export function isPublicName(hostname: string): boolean {
  return hostname.includes('.') && /[a-z]/.test(hostname.split('.').at(-1) ?? '') && !isLoopback(hostname);
}

/** True if the audience names the host of an address: a token that is issued for it is accepted there only. */
export function isAudienceOf(address: string, audience: string): boolean {
  const { host, origin } = new URL(address);
  return audience === host || audience === origin;
}
