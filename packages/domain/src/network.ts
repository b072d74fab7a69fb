/**
 * What one caller may well own of the internet: an IPv4 address, or all addresses of a home or an office in IPv6, which
 * share their first 64 bits.
 */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+(?:\.\d+){3})$/i.exec(address)?.[1]
  if (mapped || !address.includes(':')) return mapped ?? address
  const [head = '', tail = ''] = address.toLowerCase().replace(/%.*$/, '').split('::')
  const [front, back] = [head, tail].map(part => part.split(':').filter(Boolean)) as [string[], string[]]
  const zeros = Array(Math.max(0, 8 - front.length - back.length)).fill('0')
  const groups = [...front, ...zeros, ...back].slice(0, 4).map(group => group.replace(/^0+(?=.)/, ''))
  return `${groups.join(':')}::/64`
}
