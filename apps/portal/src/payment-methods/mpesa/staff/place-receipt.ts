import type { MpesaReceipt } from '@bandari/sdk'
import { granted } from '../../../providers/granted.ts'
import { ask, client } from '../../../providers/sdk.ts'

/** Money of M-Pesa pays this order. */
export async function placeMpesaReceipt({
  receipt,
  order,
}: {
  receipt: string
  order: string
}): Promise<MpesaReceipt> {
  const params = { path: { receipt } }
  const body = { order }
  return granted(ask(client.POST('/support/mpesa-receipts/{receipt}/placement', { params, body })))
}
