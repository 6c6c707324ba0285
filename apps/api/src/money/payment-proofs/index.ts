import type { Operations } from '../../core/contract.ts'
import { addPaymentSlip } from './add-payment-slip.ts'
import { downloadPaymentSlip } from './download-payment-slip.ts'
import { downloadSupportPaymentSlip } from './download-support-payment-slip.ts'

export const paymentProofs = {
  addPaymentSlip,
  downloadPaymentSlip,
  downloadSupportPaymentSlip,
} satisfies Partial<Operations>
