import { randomInt } from 'node:crypto'

interface Person {
  firstName: string
  lastName: string
}

const maxLetters = 12

/**
 * Codes to try one after the other until one is free: `JOYK2026`, then with more and more digits. A name without a
 * Latin letter gets the shop's word.
 */
export function* promoCodes({ firstName, lastName }: Person, year: number): Generator<string> {
  const stem = latin(firstName).slice(0, maxLetters) + latin(lastName).slice(0, 1)
  const name = stem.length > 1 ? stem : 'MEMBER'
  yield `${name}${year}`
  for (let digits = 4; ; digits += 1) {
    for (let attempt = 0; attempt < 5; attempt += 1) yield `${name}${digitsOf(digits)}`
  }
}

function latin(name: string): string {
  return name
    .normalize('NFKD')
    .toUpperCase()
    .replaceAll(/[^A-Z]/g, '')
}

function digitsOf(count: number): string {
  return Array.from({ length: count }, () => randomInt(10)).join('')
}
