import type { OwnPayoutDetails, PayoutDetailsInput, WholePayoutDetails } from '@bandari/sdk'
import { type Answer, ask, client } from './sdk.ts'

/** Nothing changes before the mailed link is confirmed. */
export function askPayoutDetails(body: PayoutDetailsInput): Promise<Answer<OwnPayoutDetails>> {
  return ask(client.PUT('/payout-details/', { body }))
}

export function confirmPayoutDetails(token: string): Promise<Answer<OwnPayoutDetails>> {
  return ask(client.POST('/payout-details/confirmation/', { body: { token } }))
}

/** A supporter's, whole: for finance. */
export function readPayoutDetails(id: number): Promise<Answer<WholePayoutDetails>> {
  const params = { path: { id } }
  return ask(client.GET('/support/agents/{id}/payout-details', { params }))
}
