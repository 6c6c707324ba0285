import { expect, it } from 'vitest'
import { tellsOfReturn } from './returns.ts'

it.each([
  'REFUND 1000017',
  'Your refund of INV 1000017 could not be credited',
  'REVERSAL OF TT 1000017',
  'PAYMENT RETURNED BY BENEFICIARY BANK 1000017',
  'Returned: account closed, 1000017',
  'RECALL INV1000017',
  'chargeback 1000017',
  '/RTRN/AC04/1000017',
  'Remboursement commande 1000017',
  'VIREMENT REJETÉ 1000017',
  'Estorno 1000017',
  'DEVOLUÇÃO 1000017',
  'Rückzahlung 1000017',
  'RUECKLASTSCHRIFT 1000017',
  'RETOURE SEPA 1000017',
  'Terugbetaling 1000017',
  'STORNO 1000017',
  'Marejesho ya malipo 1000017',
])('%s is no payment', (text) => {
  expect(tellsOfReturn(text)).toBe(true)
})

it.each([
  'INV 1000017 Toyota',
  'NON-REFUNDABLE DEPOSIT 1000017',
  'STORNOWAY MOTORS 1000017',
  'MR RETURNER 1000017',
  'Rejoice Banda 1000017',
  'malipo ya gari 1000017',
])('%s may be a payment', (text) => {
  expect(tellsOfReturn(text)).toBe(false)
})
