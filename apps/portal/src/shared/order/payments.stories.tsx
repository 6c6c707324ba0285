import type { OwnPayment } from '@bandari/sdk'
import { PaymentList } from './PaymentList.tsx'

export default { title: 'shared/order/Payments' }

const payment = {
  kind: 'received',
  currency: 'USD',
  method: 'bank',
  received_on: '2026-11-03',
} as const

const payments: OwnPayment[] = [
  { ...payment, id: 1, amount: '4200.00', reference: 'FT26307XK2P' },
  { ...payment, id: 2, kind: 'bank-charges', amount: '25.00', reference: 'FT26307XK2P' },
  { ...payment, id: 3, amount: '-4200.00', reference: 'FT26307XK2P' },
  {
    ...payment,
    id: 4,
    kind: 'refunded',
    amount: '-150.00',
    method: 'mpesa',
    reference: 'NLJ7RT61SV',
  },
]

export const OfTheBuyer = () => (
  <PaymentList payments={payments} receiptsOf={{ id: 7, call: 'downloadReceipt' }} />
)

/** With who recorded it, and what they noted. */
export const OfStaff = () => (
  <PaymentList
    payments={payments.map((one) => ({
      ...one,
      by: 'Otieno from finance',
      note: 'The bank wrote the name of the buyer’s brother.',
    }))}
  />
)
