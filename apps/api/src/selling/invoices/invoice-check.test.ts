import { expect, it } from 'vitest'
import { maskedName } from './masked-name.ts'
import { wasShopAccountOn, shopAccountOf } from './shop-account.ts'

it.each([
  [['Grace', 'Wanjiru'], 'G•••• W••••'],
  [['Mary Ann', "O'Neil"], 'M•••• A•••• O••••'],
  [['Éva', ''], 'É••••'],
  [['', ' '], ''],
])('of %j nobody learns more than %j', (names, masked) => {
  expect(maskedName(...names)).toBe(masked)
})

const ended = new Date('2026-11-20T08:00:00Z')
const details = [
  'Beneficiary: Bandari Marketplace Ltd',
  'Bank: Harbour Bank, Nairobi',
  'Account: 0100 4471 2208',
  'IBAN: MU17 BOMM 0101 1010 3030 0200 000M UR',
]
const counts = { details, ended_at: null }
const former = { details: ['Account: 0200 5582 3319', 'IBAN: 010044712208'], ended_at: ended }

it.each([
  ['0100 4471 2208', counts],
  ['0100-44712208', counts],
  [' 010044712208', counts],
  ['mu17bomm0101101030300200000mur', counts],
  ['0200 5582 3319', former],
  ['0100 4471 2209', null],
  ['100 4471 2208', null],
  ['0100 4471', null],
  ['Harbour Bank, Nairobi', null],
  ['', null],
])('%j is the number of an account of ours', (text, account) => {
  expect(shopAccountOf(text, [counts, former])).toBe(account)
})

it.each([
  ['2026-11-25', counts, true],
  ['2026-11-20', former, true],
  ['2026-11-21', former, false],
  ['2026-11-20', null, false],
])('what came on %s came to an account of ours: %s %s', (day, account, isOwn) => {
  expect(wasShopAccountOn(day, account)).toBe(isOwn)
})
