import type { Settings } from '../settings.ts'

const base = {
  'default-src': "'self'",
  'base-uri': "'none'",
  'connect-src': "'self'",
  'form-action': "'self'",
  'frame-ancestors': "'none'",
  'img-src': "'self' data: blob:",
  'object-src': "'none'",
}

function write(policy: Record<string, string>): string {
  return Object.entries(policy)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ')
}

/** Scripts only from our files or with this answer's nonce; no inline style sheets. */
export function storefrontPolicy(nonce: string): string {
  return write({
    ...base,
    'script-src': `'self' 'nonce-${nonce}'`,
    'style-src': "'self'",
    'style-src-attr': "'unsafe-inline'",
  })
}

/** MUI writes its style sheets while it runs, so the portal allows inline styles (not scripts). */
export function portalPolicy({ storefrontOrigin }: Settings): string {
  return write({
    ...base,
    'img-src': `${base['img-src']} ${storefrontOrigin}`,
    'script-src': "'self'",
    'style-src': "'self' 'unsafe-inline'",
  })
}
