import type { GoogleSettings } from '../../people/accounts/settings.ts'
import type { Settings } from '../../core/settings.ts'

const base = {
  'default-src': "'self'",
  'base-uri': "'none'",
  'connect-src': "'self'",
  'form-action': "'self'",
  'frame-ancestors': "'none'",
  'img-src': "'self' data: blob:",
  'media-src': "'self'",
  'manifest-src': "'self'",
  'object-src': "'none'",
  'worker-src': "'self'",
}

function write(policy: Record<string, string>): string {
  return Object.entries(policy)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ')
}

/** The sources that Google's sign-in needs: the script itself, and the folder that it calls. */
type GoogleScript = Pick<GoogleSettings, 'scriptUrl'>

/** The maps of /local-services. On every page, since a page reached by a link keeps the policy of the first one. */
const mapFrame = 'https://www.openstreetmap.org/export/embed.html'

interface AllowedSources {
  google?: GoogleScript | null
  /** The origin of the partner's pictures. */
  pictureOrigin?: string | null
  /** The origin of our own pictures, if it is another one. */
  cdnOrigin?: string | null
}

/** Scripts only from our files or with this answer's nonce; no inline style sheets. */
export function storefrontPolicy(nonce: string, allowed: AllowedSources = {}): string {
  const { google = null, pictureOrigin = null, cdnOrigin = null } = allowed
  const from = (source: string, beside: string | null) => (beside ? `${source} ${beside}` : source)
  const room = google && new URL('../../site/', google.scriptUrl).href
  return write({
    ...base,
    'connect-src': from(base['connect-src'], room),
    'img-src': from(from(base['img-src'], pictureOrigin), cdnOrigin),
    'media-src': from(base['media-src'], cdnOrigin),
    'frame-src': from(mapFrame, room),
    'script-src': from(`'self' 'nonce-${nonce}'`, google && google.scriptUrl),
    'style-src': from("'self'", google && `${room}style`),
    'style-src-attr': "'unsafe-inline'",
  })
}

/** MUI writes its style sheets while it runs, so the portal allows inline styles (not scripts). */
export function portalPolicy({
  storefrontOrigin,
  cdnOrigin,
}: Pick<Settings, 'storefrontOrigin' | 'cdnOrigin'>): string {
  const ours = cdnOrigin === null ? storefrontOrigin : `${storefrontOrigin} ${cdnOrigin}`
  return write({
    ...base,
    'img-src': `${base['img-src']} ${ours}`,
    'media-src': `${base['media-src']} ${ours}`,
    'script-src': "'self'",
    'style-src': "'self' 'unsafe-inline'",
  })
}
