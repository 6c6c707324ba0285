import { expect, it } from 'vitest'
import { readPaybillPayment, readPromptResult } from './callback-shapes.ts'

const item = (Name: string, Value?: unknown) => ({ Name, ...(Value !== undefined && { Value }) })
const answer = (ResultCode: number, Item?: unknown[]) => ({
  Body: {
    stkCallback: {
      MerchantRequestID: '29115-34620561-1',
      CheckoutRequestID: 'ws_CO_1',
      ResultCode,
      ResultDesc: 'The service request is processed successfully.',
      ...(Item && { CallbackMetadata: { Item } }),
    },
  },
})
const paid = [
  item('Amount', 1.0),
  item('MpesaReceiptNumber', 'NLJ7RT61SV'),
  item('Balance'),
  item('TransactionDate', 20_191_219_102_115),
  item('PhoneNumber', 254_708_374_149),
]

it.each([
  [
    'paid',
    answer(0, paid),
    { checkoutId: 'ws_CO_1', resultCode: '0', taken: { receipt: 'NLJ7RT61SV', amount: 100 } },
  ],
  ['cancelled', answer(1032), { checkoutId: 'ws_CO_1', resultCode: '1032', taken: null }],
  ['paid, without a receipt', answer(0, [item('Amount', 1)]), null],
  ['paid nothing', answer(0, [item('Amount', 0), paid[1]]), null],
  ['paid less than nothing', answer(0, [item('Amount', -5), paid[1]]), null],
  ['no callback', { Body: {} }, null],
  ['a text', 'paid', null],
  ['nothing', null, null],
])('reads a prompt that is %s', (_what, body, read) => {
  expect(readPromptResult(body)).toEqual(read)
})

const payment = {
  TransactionType: 'Pay Bill',
  TransID: 'RKTQDM7W6S',
  TransTime: '20191122063845',
  TransAmount: '10.00',
  BusinessShortCode: '600638',
  BillRefNumber: ' 1001182 ',
  MSISDN: '2547*****149',
  FirstName: 'John',
}

it.each([
  [
    'a payment',
    payment,
    { receipt: 'RKTQDM7W6S', amount: 1000, shortcode: '600638', account: '1001182' },
  ],
  ['no amount', { ...payment, TransAmount: '' }, null],
  ['an amount that is none', { ...payment, TransAmount: '1e9' }, null],
  ['no receipt', { ...payment, TransID: '' }, null],
  ['an odd receipt', { ...payment, TransID: "x' or 1" }, null],
])('reads %s to the shortcode', (_what, body, read) => {
  expect(readPaybillPayment(body)).toEqual(read)
})
