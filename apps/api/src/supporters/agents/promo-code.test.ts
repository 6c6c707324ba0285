import { expect, it } from 'vitest'
import { promoCodes } from './promo-code.ts'

const firstOf = (firstName: string, lastName: string) =>
  promoCodes({ firstName, lastName }, 2026).next().value

it.each([
  ['Joy', 'Kamau', 'JOYK2026'],
  ['Zoë', 'Ångström', 'ZOEA2026'],
  ['María José', 'Núñez', 'MARIAJOSEN2026'],
  ['Wolfeschlegelsteinhausen', 'Bergerdorff', 'WOLFESCHLEGEB2026'],
  ['محمد', 'علي', 'MEMBER2026'],
  ['王', 'Li', 'MEMBER2026'],
  ['', '', 'MEMBER2026'],
])('%s %s gets %s', (first, last, code) => {
  expect(firstOf(first, last)).toBe(code)
})

it('goes on with other codes when one is taken, all of them codes', () => {
  const codes = promoCodes({ firstName: 'Joy', lastName: 'Kamau' }, 2026)
  const some = Array.from({ length: 40 }, () => String(codes.next().value))
  expect(new Set(some).size).toBeGreaterThan(30)
  for (const code of some) expect(code).toMatch(/^[A-Z0-9]{5,32}$/)
})
