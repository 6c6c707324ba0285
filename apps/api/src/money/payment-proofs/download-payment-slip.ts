import type { Handler } from '../../core/contract.ts'
import { sendPaymentProof } from './send-payment-proof.ts'

export const downloadPaymentSlip: Handler<'downloadPaymentSlip'> = (
  context,
  { path, account, ip },
) =>
  sendPaymentProof(context, {
    orderId: path.id,
    proofId: path.slip,
    reader: account.id,
    ip,
    isOwn: true,
  })
