// Addresses of the platform: https, or http on loopback.
import { isLoopback } from '../model/address.js';

/** An address without trailing slash, or why it cannot be used. */
export function parseAddress(text: string): { readonly address: string } | { readonly mistake: string } {
  if (!URL.canParse(text)) return { mistake: 'is not a URL such as `https://api.example.com`' };
  const url = new URL(text);
  if (url.username !== '' || url.password !== '')
    return { mistake: 'must not carry a user name or password' };
  if (url.search !== '' || url.hash !== '') return { mistake: 'must not carry a query or a fragment' };
  if (url.protocol === 'http:' && !isLoopback(url.hostname))
    return { mistake: 'must use https; http is for loopback only' };
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return { mistake: 'must use https' };
  return { address: url.href.replace(/\/+$/, '') };
}
