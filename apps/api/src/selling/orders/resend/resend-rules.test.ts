import { expect, it } from 'vitest'
import { whyNotResendInvoice, whyNotResend } from './resend-rules.ts'

const order = {
  number: '100118',
  status: 'Pending',
  addresses: ['grace@example.com', 'Shop@example.com'],
  checkPage: 'https://shop.example/verify/',
} as const
const mail = { to: 'grace@example.com', text: 'Your order has been shipped.', isSent: true }

it.each([
  ['as it was', {}, null],
  ['however its address is spelled', { to: 'SHOP@example.com' }, null],
  ['not before it was sent once', { isSent: false }, 'mail_waits'],
  ['not to a seller or to staff', { to: 'seller@example.com' }, 'mail_to_others'],
  [
    'not with an invoice in it, also one that is old by now',
    { text: `Check this invoice: ${order.checkPage}7K2QX-9MN4R` },
    'mail_with_account',
  ],
])('a mail is sent again: %s', (_, changed, why) => {
  expect(whyNotResend({ ...mail, ...changed }, order)).toBe(why)
})

it.each([
  ['Pending', null],
  ['Authorized', 'order_not_payable'],
  ['Shipped', 'order_not_payable'],
  ['Canceled', 'order_not_payable'],
  ['Payment Declined', 'order_not_payable'],
] as const)('the invoice of an order that is %s: %s', (status, why) => {
  const answer = whyNotResendInvoice({ ...order, status })
  expect(typeof answer === 'object' ? (answer?.code ?? null) : answer).toBe(why)
})
