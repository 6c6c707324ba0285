import type { Handler } from '../../core/contract.ts'
import { sendSlip } from './send-slip.ts'

export const downloadPaymentSlip: Handler<'downloadPaymentSlip'> = (
  context,
  { path, account, ip },
) => sendSlip(context, { orderId: path.id, slipId: path.slip, reader: account.id, ip, isOwn: true })
