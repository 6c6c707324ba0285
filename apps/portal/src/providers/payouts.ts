import type { AdjustmentRequest, PayoutRequest, SupportAgent } from '@bandari/sdk'
import { granted } from './granted.ts'
import { ask, client } from './sdk.ts'

/** Enters that an agent was paid the whole payable balance. */
export async function payAgent(id: number, body: PayoutRequest): Promise<SupportAgent> {
  const params = { path: { id } }
  return granted(ask(client.POST('/support/agents/{id}/payouts', { params, body })))
}

/** Enters a correction of an agent's balance. */
export async function adjustCommission(id: number, body: AdjustmentRequest): Promise<SupportAgent> {
  const params = { path: { id } }
  return granted(ask(client.POST('/support/agents/{id}/adjustments', { params, body })))
}
