import { expect, it } from 'vitest'
import { maskedName } from './masked-name.ts'
import { isOwnAccount } from './own-account.ts'

it.each([
  [['Grace', 'Wanjiru'], 'G•••• W••••'],
  [['Mary Ann', "O'Neil"], 'M•••• A•••• O••••'],
  [['Éva', ''], 'É••••'],
  [['', ' '], ''],
])('of %j nobody learns more than %j', (names, masked) => {
  expect(maskedName(...names)).toBe(masked)
})

const bankDetails = [
  'Beneficiary: Bandari Marketplace Ltd',
  'Bank: Harbour Bank, Nairobi',
  'Account: 0100 4471 2208',
  'IBAN: MU17 BOMM 0101 1010 3030 0200 000M UR',
]

it.each([
  ['0100 4471 2208', true],
  ['0100-44712208', true],
  [' 010044712208', true],
  ['mu17bomm0101101030300200000mur', true],
  ['0100 4471 2209', false],
  ['100 4471 2208', false],
  ['0100 4471', false],
  ['Harbour Bank, Nairobi', false],
  ['', false],
])('%j is ours: %s', (text, isOurs) => {
  expect(isOwnAccount(text, { bankDetails })).toBe(isOurs)
})
