/** Identifies a browser that has signed in before; it is compared only with the account's own browsers. */
const name = 'bandari_device'
/** The longest that browsers keep a cookie. */
const maxAge = 400 * 24 * 3600

export function readDeviceCookie(cookies: string): string | null {
  const found = new RegExp(`(?:^|;\\s*)${name}=([\\w-]{22})(?:;|$)`).exec(cookies)
  return found?.[1] ?? null
}

export function writeDeviceCookie(token: string, origin: string): string {
  const secure = origin.startsWith('https:') ? '; Secure' : ''
  return `${name}=${token}; Path=/api/; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${secure}`
}
