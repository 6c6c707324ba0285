import { otherPartNumbers, partNumberPatterns } from './part-numbers.data.ts'
import type { Dice } from './random.ts'
import type { SpareCategory } from '../reference/spares.ts'

/** I and O are left out: on a box they look like digits. */
const letters = 'ABCDEFGHJKLMNPRSTUVWXYZ'

function fill(dice: Dice, { pattern, code }: { pattern: string; code: string | null }): string {
  let out = ''
  for (const sign of pattern) {
    if (sign === 'N') out += String(dice.between(0, 9))
    else if (sign === 'L') out += letters.charAt(dice.between(0, letters.length - 1))
    else if (sign === 'C') out += code ?? String(dice.between(10000, 99999))
    else out += sign
  }
  return out
}

export function genuineNumber(
  dice: Dice,
  { make, category }: { make: string; category: SpareCategory },
): string {
  const pattern = partNumberPatterns[make] ?? otherPartNumbers
  return fill(dice, { pattern, code: category.toyotaCode })
}

/** Aftermarket brands number in their own way; most start with their initials. */
export function brandNumber(dice: Dice, brand: string): string {
  const initials = brand
    .replace(/[^A-Za-z]/g, '')
    .slice(0, 2)
    .toUpperCase()
  const pattern = dice.pick(['-NNNN', '-NNNNN', '-NNNNL', 'NNNNN', 'NNNN-L'])
  // Letters of the initials would read as pattern signs, so they are added after filling.
  return initials + fill(dice, { pattern, code: null })
}
