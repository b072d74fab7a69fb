import dns from 'node:dns'
import { BlockList, isIP, type LookupFunction } from 'node:net'

/** Addresses of this machine and of private networks, which nothing from outside may lead to. */
const inside = new BlockList()
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const) {
  inside.addSubnet(network, bits, 'ipv4')
}
for (const [network, bits] of [
  ['::', 127],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const) {
  inside.addSubnet(network, bits, 'ipv6')
}

/** Whether an IP address is one of the internet, neither of this machine nor of a private network. */
export function isPublic(address: string): boolean {
  const mapped = /^::ffff:(\d+(?:\.\d+){3})$/i.exec(address)?.[1]
  const plain = mapped ?? address
  return isIP(plain) > 0 && !inside.check(plain, isIP(plain) === 6 ? 'ipv6' : 'ipv4')
}

/** Looks a name up for a connection, and fails when any of its addresses is not public. */
export const lookupPublic: LookupFunction = (hostname, options, callback) =>
  dns.lookup(hostname, { ...options, all: true }, (error, found) => {
    const hidden = found?.find(({ address }) => !isPublic(address))
    if (error || hidden)
      return callback(error ?? new Error(`${hostname} is at the private address ${hidden?.address}`), [])
    const [first] = found
    if (options.all) callback(null, found)
    else callback(null, first!.address, first!.family)
  })
