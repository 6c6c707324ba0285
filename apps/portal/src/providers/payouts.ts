import type { AdjustmentRequest, SupportAgent } from '@bandari/sdk'
import { askFile, type NamedFile } from './file.ts'
import { granted } from './granted.ts'
import { ask, client } from './sdk.ts'

/** Collects what an agent is owed into a payout of its own. */
export async function payAgent(id: number): Promise<SupportAgent> {
  const params = { path: { id } }
  return granted(ask(client.POST('/support/agents/{id}/payouts', { params, body: {} })))
}

/** Enters a correction of an agent's balance, or asks for it. */
export async function adjustCommission(
  id: number,
  body: AdjustmentRequest,
): Promise<{ isWaiting: boolean }> {
  const params = { path: { id } }
  const reply = client.POST('/support/agents/{id}/adjustments', { params, body })
  await granted(ask(reply))
  const { response } = await reply
  return { isWaiting: response.status === 202 }
}

/** A batch as CSV for the bank. */
export async function exportPayoutBatch(id: number): Promise<NamedFile> {
  const params = { path: { id } }
  return granted(
    askFile(client.GET('/support/payout-batches/{id}/export', { params, parseAs: 'stream' })),
  )
}
