import { type AnyLanguage, isLanguage, type Language, pseudoLanguage } from './languages.ts'

const cookie = 'bandari_language'
const year = 365 * 24 * 3600

/** Remembers what somebody chose, also that they did not want another. For this host alone: the portal keeps its own. */
export function saveLanguage(language: AnyLanguage): void {
  const secure = location.protocol === 'https:' ? '; secure' : ''
  document.cookie = `${cookie}=${language}; path=/; max-age=${year}; samesite=lax${secure}`
}

/** What was chosen before, or null. */
export function savedLanguage(cookies: string): Language | null {
  const code = cookieOf(cookies)
  return isLanguage(code) ? code : null
}

/** The same, also the language of the tests. */
export function savedAnyLanguage(cookies: string): AnyLanguage | null {
  return cookieOf(cookies) === pseudoLanguage ? pseudoLanguage : savedLanguage(cookies)
}

function cookieOf(cookies: string): string {
  return /(?:^|; )bandari_language=([\w-]+)/.exec(cookies)?.[1] ?? ''
}
