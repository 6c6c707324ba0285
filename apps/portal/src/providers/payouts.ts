import type { AdjustmentRequest, PayoutRequest, SupportAgent } from '@bandari/sdk'
import { askFile, type NamedFile } from './file.ts'
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

/** A batch as CSV for the bank. */
export async function exportPayoutBatch(id: number): Promise<NamedFile> {
  const params = { path: { id } }
  return granted(
    askFile(client.GET('/support/payout-batches/{id}/export', { params, parseAs: 'stream' })),
  )
}
