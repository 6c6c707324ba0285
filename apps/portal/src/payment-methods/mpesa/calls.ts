import type { MpesaPromptRequest, MpesaReceipt, Order } from '@bandari/sdk'
import { granted } from '../../providers/granted.ts'
import { ask, client } from '../../providers/sdk.ts'

/** Sends an M-Pesa prompt to a phone for the buyer's own order. */
export async function promptMpesa(asked: { id: number } & MpesaPromptRequest): Promise<Order> {
  const { id, ...body } = asked
  const params = { path: { id } }
  return granted(ask(client.POST('/orders/{id}/mpesa-prompts/', { params, body })))
}

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
