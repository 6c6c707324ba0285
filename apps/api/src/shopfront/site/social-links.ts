/** A page of ours at a social network. */
export interface SocialLink {
  /** The network's own name. */
  name: string
  url: string
}

const networks: readonly (readonly [name: string, host: string])[] = [
  ['Facebook', 'facebook.com'],
  ['Instagram', 'instagram.com'],
  ['TikTok', 'tiktok.com'],
  ['WhatsApp', 'wa.me'],
  ['X', 'x.com'],
  ['YouTube', 'youtube.com'],
]

/** Addresses split by commas; null when we do not know the network of one of them. */
export function parseSocialLinks(text: string): SocialLink[] | null {
  const links = text
    .split(',')
    .map((address) => address.trim())
    .filter((address) => address !== '')
    .map(readLink)
  return links.every((link) => link !== null) ? links : null
}

function readLink(address: string): SocialLink | null {
  const url = URL.parse(address)
  if (url?.protocol !== 'https:') return null
  const [name] = networks.find(([, host]) => url.host.replace(/^www\./, '') === host) ?? []
  return name === undefined ? null : { name, url: url.href }
}
