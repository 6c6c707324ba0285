/** The patterns for `like` of a text in support's search. */
export function patternsOf(text: string): string[] {
  const phone = phoneIn(text)
  const words = phone === null ? text.toLowerCase().split(/\s+/) : [phone]
  return words
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
    .slice(0, mostWords)
    .map(patternOf)
}

const mostWords = 8

/**
 * A pattern matches anywhere, but a word without three letters or digits in a row only at the beginning of a word: a
 * trigram needs three, and without trigrams the whole table would be read.
 */
function patternOf(word: string): string {
  const literal = word.replaceAll(/[\\%_]/g, String.raw`\$&`)
  return /[\p{L}\p{N}]{3}/u.test(word) ? `%${literal}%` : `% ${literal}%`
}

/** `+254 (700) 000-001` and `0700 000 001` are both kept as +254700000001; null when the text is not a phone number. */
export function phoneIn(text: string): string | null {
  if (!/^[+\d][\d\s()/.-]{5,}$/.test(text.trim())) return null
  const digits = text.replaceAll(/\D/g, '').replace(/^0+/, '')
  return digits.length >= 5 ? digits : null
}

/** A whole e-mail address, as opposed to a part of one. */
export function isEmailAddress(text: string): boolean {
  return /^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(text.trim())
}
