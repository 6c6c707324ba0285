import type { PaymentMethod } from '../../selling/payments/method.ts'
import { mpesaOffer, mpesaPromptView } from './mpesa.view.ts'
import { hasPendingPrompt, promptsOfOrder, shillingRate } from './order-prompts.store.ts'

/** The buyer is asked on their telephone, from the order's page, and staff say under which receipt they found it. */
export const mpesa: PaymentMethod = {
  code: 'mpesa',
  paidBy: 'ui.paymentMethod.mpesa.name',
  refundedBy: 'ui.paymentMethod.mpesa.name',
  note: null,
  name: 'M-Pesa',
  // No invoice asks for it: the sum due in shillings depends on the rate of the day.
  isOffered: () => false,
  facts: { mpesaPrompts: promptsOfOrder, shillingRate },
  instructions: () => null,
  fields: (order, settings) => ({
    mpesa_prompts: order.mpesaPrompts.map(mpesaPromptView),
    mpesa_offer: mpesaOffer(order, settings),
  }),
  staffFields: (order) => ({ mpesa_prompts: order.mpesaPrompts.map(mpesaPromptView) }),
  isUnderWay: hasPendingPrompt,
  verify: (reference) => (/^[A-Z0-9]{8,20}$/i.test(reference) ? null : 'mpesa_receipt_invalid'),
}
