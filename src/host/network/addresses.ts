// Which network an address belongs to, and a look-up of names that gives no address to which a response must not lead.
import { lookup as lookupName } from 'node:dns';
import { BlockList, isIP, isIPv6, type LookupFunction } from 'node:net';
import { Failure } from '../../model/failure.js';
import type { NetworkKind } from '../../model/run/http.js';
import { leadsAway } from '../messages.js';

/** This machine, and what only it reaches: its own link, and the metadata service of a cloud. */
const ofMachine = blockListOf(
  '0.0.0.0/8 127.0.0.0/8 169.254.0.0/16 168.63.129.16/32',
  '::/127 fe80::/10 fd00:ec2::254/128',
);

/** Everything else that is not routed on the internet: https://www.iana.org/assignments/iana-ipv4-special-registry */
const ofPrivate = blockListOf(
  '10.0.0.0/8 100.64.0.0/10 172.16.0.0/12 192.0.0.0/24 192.168.0.0/16 198.18.0.0/15 224.0.0.0/3',
  '::/96 64:ff9b:1::/48 2001::/32 2002::/16 fc00::/7 fec0::/10 ff00::/8',
);

/** `BlockList` itself takes IPv4 addresses that are mapped to IPv6. Those behind NAT64 have a prefix of their own. */
function blockListOf(ipv4: string, ipv6: string): BlockList {
  const list = new BlockList();
  for (const [address = '', bits] of ipv4.split(' ').map((subnet) => subnet.split('/'))) {
    list.addSubnet(address, Number(bits), 'ipv4');
    list.addSubnet(`64:ff9b::${address}`, 96 + Number(bits), 'ipv6');
  }
  for (const [address = '', bits] of ipv6.split(' ').map((subnet) => subnet.split('/')))
    list.addSubnet(address, Number(bits), 'ipv6');
  return list;
}

/** The network of an address in numbers. One that is not known is nobody's in particular. */
export function networkOf(address = ''): NetworkKind {
  if (address === '') return 'public';
  const family = isIPv6(address) ? 'ipv6' : 'ipv4';
  const [plain = ''] = address.split('%');
  if (ofMachine.check(plain, family)) return 'loopback';
  return ofPrivate.check(plain, family) ? 'private' : 'public';
}

/**
 * Looks names up for requests whose address a response has named. The addresses that are judged are the ones that are
 * connected to, so a name cannot mean another one a moment later. Behind a proxy it is not asked: the proxy looks names up.
 * @param from the network of the host that has responded
 */
export function lookupFrom(from: NetworkKind, resolve: LookupFunction = lookupName): LookupFunction {
  return (hostname, options, callback) =>
    resolve(hostname, options, (error, found, family) => {
      const addresses = error === null ? [found].flat() : [];
      const isRefused = addresses.some(
        (one) => !mayLead(from, networkOf(typeof one === 'string' ? one : one.address)),
      );
      callback(isRefused ? refusal(hostname) : error, found, family);
    });
}

/** @throws Failure `bad-answer` if the URL has an address in numbers, which is never looked up, and must not be led to */
export function refuseAddress(url: URL, from: NetworkKind): void {
  const host = hostOf(url);
  if (isIP(host) !== 0 && !mayLead(from, networkOf(host))) throw refusal(host);
}

/** The name or address to connect to; that of IPv6 has brackets only in a URL. */
export function hostOf({ hostname }: URL): string {
  return hostname.replace(/^\[|\]$/g, '');
}

function mayLead(from: NetworkKind, to: NetworkKind): boolean {
  return to === 'public' || to === from;
}

function refusal(host: string): Failure {
  return new Failure('bad-answer', leadsAway(host));
}
