import type { Context } from '../../core/context.ts'
import type { DetailsRow } from './payout-details.store.ts'
import type { FullPayoutDetails } from './parse-payout-details.ts'

/** Bound to the seal: details that were moved to another supporter's row do not open. */
const ownerOf = (agentId: number) => `payout details of supporter ${agentId}`

/** The columns of a row: enough in plain text to recognise the account by, and all of it sealed. */
export function sealDetails(
  { secrets }: Pick<Context, 'secrets'>,
  agentId: number,
  details: FullPayoutDetails,
): Pick<
  DetailsRow,
  'agent_id' | 'kind' | 'provider' | 'ending' | 'country' | 'currency' | 'sealed'
> {
  const { kind, country, currency } = details
  return {
    agent_id: agentId,
    kind,
    provider: details.operator ?? details.bank ?? '',
    ending: (details.number ?? details.account_number ?? '').slice(-4),
    country,
    currency,
    sealed: secrets.seal(JSON.stringify(details), ownerOf(agentId)),
  }
}

export function openDetails(
  { secrets }: Pick<Context, 'secrets'>,
  { agent_id, sealed }: Pick<DetailsRow, 'agent_id' | 'sealed'>,
): FullPayoutDetails {
  return JSON.parse(secrets.unseal(sealed, ownerOf(agent_id))) as FullPayoutDetails
}
