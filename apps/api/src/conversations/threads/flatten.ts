interface Flat {
  /** Small letters without accents, digits as 0 to 9, spaces as one kind, and nothing that cannot be seen. */
  flat: string
  /** Where a part of `flat` stands in the text. */
  spanOf: (from: number, to: number) => { from: number; to: number }
}

/** A text as a reader sees it: full width, keycaps, other scripts' digits, zero-width signs and odd spaces are flattened. */
export function flatten(text: string): Flat {
  let flat = ''
  const starts: number[] = []
  let at = 0
  for (const letter of text) {
    const seen = seenAs(letter)
    for (const unit of seen.split('')) {
      flat += unit
      starts.push(at)
    }
    at += letter.length
  }
  return {
    flat,
    // Up to the next letter that is seen: a keycap ends with signs that are not.
    spanOf: (from, to) => ({ from: starts[from] ?? 0, to: starts[to] ?? text.length }),
  }
}

function seenAs(letter: string): string {
  if (/\s/u.test(letter)) return ' '
  const number = digitOf(letter)
  if (number !== null) return number
  return letter
    .normalize('NFKD')
    .replaceAll(/[\p{M}\p{Cf}\p{Cc}\u115F\u1160\u3164]/gu, '')
    .toLowerCase()
    .replaceAll(/\s/gu, ' ')
}

/** ➀ to ➈, ➊ to ➒ and ❶ to ❾ (Unicode, Dingbats), which have no decomposition. */
const ringed = [0x2780, 0x278a, 0x2776]

function digitOf(letter: string): string | null {
  const code = letter.codePointAt(0) ?? 0
  const first = ringed.find((start) => code >= start && code < start + 9)
  if (first !== undefined) return String(code - first + 1)
  if (!/^\p{Nd}$/u.test(letter)) return null
  const plain = letter.normalize('NFKD')
  if (/^\d$/.test(plain)) return plain
  // A script's digits stand in a row from its zero (Unicode, chapter 4.6).
  let value = 0
  while (value < 9 && /^\p{Nd}$/u.test(String.fromCodePoint(code - value - 1))) value += 1
  return String(value)
}
