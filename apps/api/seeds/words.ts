/** `86420` → `86,420`; `toLocaleString` is too slow for a million listings. */
export function thousands(value: number): string {
  let rest = String(value)
  let out = ''
  while (rest.length > 3) {
    out = `,${rest.slice(-3)}${out}`
    rest = rest.slice(0, -3)
  }
  return rest + out
}

/** `Alloy wheels`, `ABS` → `alloy wheels`, `ABS`. */
export function midSentence(phrase: string): string {
  const second = phrase.charAt(1)
  const isWord = second === ' ' || (second >= 'a' && second <= 'z')
  return isWord ? phrase.charAt(0).toLowerCase() + phrase.slice(1) : phrase
}

export function listed(phrases: readonly string[]): string {
  const last = phrases.at(-1) ?? ''
  return phrases.length < 2 ? last : `${phrases.slice(0, -1).join(', ')} and ${last}`
}
