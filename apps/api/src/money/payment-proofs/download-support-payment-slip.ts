import type { Handler } from '../../core/contract.ts'
import { sendSlip } from './send-slip.ts'

export const downloadSupportPaymentSlip: Handler<'downloadSupportPaymentSlip'> = (
  context,
  { path, account, ip },
) =>
  sendSlip(context, { orderId: path.id, slipId: path.slip, reader: account.id, ip, isOwn: false })
