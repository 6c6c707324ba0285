import { type AnyLanguage, isLanguage, type Language, pseudoLanguage } from './languages.ts'

const cookie = 'bandari_language'
const year = 365 * 24 * 3600

/** Saves the chosen language, also when a suggested one was declined. Cookie of this host only: the portal has its own. */
export function saveLanguage(language: AnyLanguage): void {
  const secure = location.protocol === 'https:' ? '; secure' : ''
  document.cookie = `${cookie}=${language}; path=/; max-age=${year}; samesite=lax${secure}`
}

/** The saved language, or null. */
export function savedLanguage(cookies: string): Language | null {
  const code = cookieOf(cookies)
  return isLanguage(code) ? code : null
}

/** Like savedLanguage, but also accepts the tests' pseudo-language. */
export function savedAnyLanguage(cookies: string): AnyLanguage | null {
  return cookieOf(cookies) === pseudoLanguage ? pseudoLanguage : savedLanguage(cookies)
}

function cookieOf(cookies: string): string {
  return /(?:^|; )bandari_language=([\w-]+)/.exec(cookies)?.[1] ?? ''
}
