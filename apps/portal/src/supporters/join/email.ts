/** The contract's bound (account spec §9). */
export const emailLength = 355

/** A standard e-mail pattern, or nothing: a referrer is optional (account spec §5). */
export function isReferrerAcceptable(text: string): boolean {
  const email = text.trim()
  return (
    email === '' || (email.length <= emailLength && /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(email))
  )
}
