/** Distinguishes browsers on the list of sign-ins; coarse on purpose, so that it does not track anybody. */
export interface Device {
  app: 'shop' | 'portal'
  /** Null: not recognised. */
  browser: string | null
  system: string | null
  network: string | null
}

export const unknownDevice: Device = { app: 'shop', browser: null, system: null, network: null }

/** In this order: browsers made from another one name that one too. */
const browsers: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\b(OPR|Opera|OPT|Opera Mini)\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bUC ?Browser\b|\bUCBrowser\//, 'UC Browser'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|Chromium|HeadlessChrome)\//, 'Chrome'],
  [/\bVersion\/\S+.*\bSafari\//, 'Safari'],
]

const systems: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/\bAndroid\b/, 'Android'],
  [/\b(iPhone|iPod)\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
]

/** Browser and system of a `User-Agent`; null for what no rule knows. */
export function readUserAgent(userAgent: string): Pick<Device, 'browser' | 'system'> {
  const nameIn = (rules: typeof browsers) =>
    rules.find(([pattern]) => pattern.test(userAgent))?.[1] ?? null
  return { browser: nameIn(browsers), system: nameIn(systems) }
}

/** The half of an address that names a network: `41.90.x.x`, `2c0f:fe38:2280::`. Null for what is no address. */
export function networkOf(ip: string): string | null {
  const mapped = ip.toLowerCase().replace(/^::ffff:(?=\d+\.)/, '')
  const v4 = /^(\d{1,3})\.(\d{1,3})\.\d{1,3}\.\d{1,3}$/.exec(mapped)
  if (v4) return `${v4[1]}.${v4[2]}.x.x`
  if (!/^[0-9a-f:]+$/.test(mapped) || !mapped.includes(':')) return null
  const [head = ''] = mapped.split('::')
  const groups = head.split(':').filter((group) => group !== '')
  return `${groups.slice(0, 3).join(':')}::`
}
