import { setCookie } from './cookie.ts'

/**
 * Who is signed in, in this browser: the token in local storage, the e-mail in a cookie (buyer spec §6, §9).
 * The only module that knows their names. The cookie is display only; the server never reads it (contract C42).
 */
const tokenKey = 'bandari.token'
const emailCookie = 'bandari_email'
const thirtyDays = 30 * 24 * 3600

/**
 * Where a member of staff looks at the shop as a customer: in session storage, of this tab alone (`shop-view.ts`). It comes
 * before the browser's own sign-in, which stays.
 */
export const viewKey = 'bandari.view'
export const viewEmailKey = 'bandari.view-email'

/** Written and removed at once: the other tabs hear of it, and nothing stays (`sign-out.ts`). */
export const signedOutKey = 'bandari.signed-out'

export interface Session {
  token: () => string | null
  email: () => string | null
  start: (session: { token: string; email: string }) => void
  /** The sign-in is over; what was typed stays for the same person. */
  end: () => void
  /** Calls back when another tab signs in or out; returns a function that stops listening. */
  onChangeElsewhere: (act: () => void) => () => void
}

/** The browser's session. Safe to import on a server, where nobody is signed in. */
export const session: Session = {
  token: () =>
    typeof localStorage === 'undefined'
      ? null
      : (ofView(viewKey) ?? localStorage.getItem(tokenKey)),
  email: () =>
    typeof document === 'undefined' ? null : (ofView(viewEmailKey) ?? readCookie(emailCookie)),
  start: ({ token, email }) => {
    localStorage.setItem(tokenKey, token)
    setCookie(emailCookie, encodeURIComponent(email), thirtyDays)
  },
  end: () => {
    if (ofView(viewKey) !== null) return sessionStorage.clear()
    localStorage.removeItem(tokenKey)
    setCookie(emailCookie, '', 0)
  },
  onChangeElsewhere: (act) => {
    const listen = (event: StorageEvent) => {
      if (event.key === tokenKey || event.key === null) act()
    }
    window.addEventListener('storage', listen)
    return () => window.removeEventListener('storage', listen)
  },
}

const ofView = (key: string) => globalThis.sessionStorage?.getItem(key) ?? null

/** A tab has its own session storage, in which everything is what its person typed or was told. */
if (typeof window !== 'undefined') {
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === signedOutKey && newValue !== null) sessionStorage.clear()
  })
}

function readCookie(name: string): string | null {
  const entry = document.cookie.split('; ').find((part) => part.startsWith(`${name}=`))
  const value = entry?.slice(name.length + 1)
  return value ? decodeURIComponent(value) : null
}
