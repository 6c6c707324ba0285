import type { PaymentMethod } from './method.ts'

/** The buyer is asked on their telephone, from the order's page, and staff say under which receipt they found it. */
export const mpesa: PaymentMethod = {
  code: 'mpesa',
  title: 'ui.mpesa',
  paidBy: 'ui.mpesa',
  refundedBy: 'ui.mpesa',
  note: null,
  name: 'M-Pesa',
  // No invoice asks for it: the sum due in shillings depends on the rate of the day.
  isOffered: () => false,
  instructions: () => null,
  verify: (reference) => (/^[A-Z0-9]{8,20}$/i.test(reference) ? null : 'mpesa_receipt_invalid'),
}
