import type { MpesaPromptRequest, Order } from '@bandari/sdk'
import { granted } from '../../providers/granted.ts'
import { ask, client } from '../../providers/sdk.ts'

/** Sends an M-Pesa prompt to a phone for the buyer's own order. */
export async function promptMpesa(asked: { id: number } & MpesaPromptRequest): Promise<Order> {
  const { id, ...body } = asked
  const params = { path: { id } }
  return granted(ask(client.POST('/orders/{id}/mpesa-prompts/', { params, body })))
}
