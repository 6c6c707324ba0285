import type { BitcoinTransaction, MpesaPrompt, OwnPayment } from '@bandari/sdk'
import { BitcoinTransfers } from './bitcoin/BitcoinTransfers.tsx'
import { MpesaPrompts } from './mpesa/MpesaPrompts.tsx'
import { PaymentList } from '../shared/order/PaymentList.tsx'

export default { title: 'payment-methods/Payments' }

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

const prompts = (
  [
    'waiting',
    'counted',
    'with-staff',
    'cancelled',
    'unreachable',
    'too-little',
    'wrong-pin',
    'busy',
    'failed',
    'lost',
  ] as const
).map(
  (state, index): MpesaPrompt => ({
    id: index + 1,
    phone: '254 ••• ••• 678',
    amount: '100.00',
    shillings: 12_950,
    asked_at: '2026-11-03T10:15:00Z',
    receipt: state === 'counted' ? 'NLJ7RT61SV' : null,
    state,
  }),
)

export const Mpesa = () => <MpesaPrompts prompts={prompts} currency="USD" />

const transfers = (['confirming', 'counted', 'with-staff', 'gone'] as const).map(
  (state, index): BitcoinTransaction => ({
    txid: `${index}f4184fc596403b9d638783cf57adfe4c75c605f6356fbc91338530e9831e9e1`,
    amount: '0.08125000',
    value: state === 'with-staff' ? null : '7312.50',
    confirmations: index,
    needed: 3,
    state,
  }),
)

export const Bitcoin = () => <BitcoinTransfers transactions={transfers} />
