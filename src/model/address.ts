// Kinds of host names.

/** True for `localhost`, 127.0.0.0/8 and ::1, as `URL.hostname` spells them. */
export function isLoopback(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || /^127(?:\.\d{1,3}){3}$/.test(hostname);
}

/** True for a host that can be anybody's on the internet: neither an address in numbers nor a single word. */
export function isPublicName(hostname: string): boolean {
  return hostname.includes('.') && /[a-z]/.test(hostname.split('.').at(-1) ?? '') && !isLoopback(hostname);
}
