import type { OwnPayoutDetails, PayoutDetails } from '@bandari/sdk'
import type { Settings } from '../../core/settings.ts'
import type { DetailsRow, AgentPayoutDetails } from './payout-details.store.ts'
import { paysFrom } from './cooling-off.ts'
import { proposedWallet } from './payout-kinds.ts'

export type MaskedRow = Pick<
  DetailsRow,
  'kind' | 'provider' | 'ending' | 'country' | 'currency' | 'asked_at' | 'confirmed_at'
>

export function maskedView(row: MaskedRow): PayoutDetails {
  return {
    kind: row.kind,
    provider: row.provider,
    ending: row.ending,
    country: row.country,
    currency: row.currency,
    since: (row.confirmed_at ?? row.asked_at).toISOString(),
  }
}

export function ownDetailsView(
  { current, waiting }: AgentPayoutDetails,
  { settings, now, mobile }: { settings: Settings; now: Date; mobile: string },
): OwnPayoutDetails {
  return {
    current: current && maskedView(current),
    pays_from: (current && paysFrom(settings, current, now)?.toISOString()) ?? null,
    waiting: waiting && maskedView(waiting),
    waits_until: waiting?.expires_at.toISOString() ?? null,
    proposed: current || waiting ? null : proposedWallet(mobile),
  }
}
