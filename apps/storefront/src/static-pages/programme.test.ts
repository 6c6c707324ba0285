import { formatOf } from '@bandari/i18n/format'
import { expect, it } from 'vitest'
import { highestTotal, positions } from './programme.data.ts'

const format = formatOf('en-KE')

it('earned positions and commission rates (account spec §9)', () => {
  expect(positions.map(({ name, rate }) => [name, format.percent(rate)])).toEqual([
    ['Independent Business Owner', '1%'],
    ['Executive Team Manager', '1.5%'],
    ['Executive Team Leader', '2%'],
    ['Senior Executive Leader', '2.5%'],
  ])
})

it('a sale costs up to 5%: the highest rate, once direct and once downline', () => {
  expect(2 * Math.max(...positions.map(({ rate }) => rate))).toBe(highestTotal)
})
