import { expect, it } from 'vitest'
import { mpesaPromptView } from './mpesa.view.ts'

const row = {
  id: 1,
  phone: '254712345678',
  amount: 100_000,
  shillings: 129_250,
  rate: '129.25',
  asked_at: '2026-11-25T12:20:33.000Z',
  receipt: null,
  is_counted: false,
} as const

it.each([
  ['1', 'too-little'],
  ['1001', 'busy'],
  ['500.001.1001', 'busy'],
  ['1019', 'unreachable'],
  ['1032', 'cancelled'],
  ['1037', 'unreachable'],
  ['2001', 'wrong-pin'],
  ['17', 'failed'],
  ['26', 'failed'],
  ['1025', 'failed'],
  ['9999', 'failed'],
])('says of result %s: %s', (code, state) => {
  const view = mpesaPromptView({ ...row, state: 'failed', result_code: code })
  expect(view).toMatchObject({ state, phone: '254 ••• ••• 678' })
})
