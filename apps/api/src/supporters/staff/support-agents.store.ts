import { sql } from 'kysely'
import type { SellerStatus } from '../../core/account.ts'
import type { PositionKey } from '../tables.ts'
import { containsPattern } from '../../platform/lists/list-sql.store.ts'
import { resource } from '../../platform/lists/resource.store.ts'
import { payoutThreshold } from '../ledger/commission.ts'
import { isCurrent } from '../payout-details/payout-details.store.ts'
import { balances } from '../ledger/ledger.store.ts'

export interface SupportAgentRow {
  id: number
  account_id: number
  email: string
  name: string
  code: string
  position: PositionKey
  seller_status: SellerStatus
  mobile: string
  started_at: Date
  pending: number
  approved: number
  paid: number
  /** The person who recruited them, as an account, and as an agent once they are one. */
  referrer_id: number | null
  referrer_agent_id: number | null
  referrer_name: string | null
  referrer_email: string | null
  /** The open payout batch that holds the balance. */
  open_batch_id: number | null
  waiting_adjustments: number
  /** Where payouts go; null until the agent has said. */
  details_kind: 'wallet' | 'bank' | null
  details_provider: string
  details_ending: string
  details_country: string
  details_currency: string
  details_since: Date
}

export const supportAgents = resource({
  name: 'agents',
  from: sql`agents join accounts on accounts.id = agents.account_id
    left join (${balances}) as balances on balances.agent_id = agents.id
    left join payout_details as details on details.agent_id = agents.id and ${isCurrent}`,
  select: sql<SupportAgentRow>`agents.id, account_id, email, first_name || ' ' || last_name as name, code, position,
    seller_status, mobile, started_at, coalesce(pending, 0) as pending, coalesce(approved, 0) as approved,
    coalesce(paid, 0) as paid, agents.referrer_id,
    (select id from agents as referrers where referrers.account_id = agents.referrer_id) as referrer_agent_id,
    (select first_name || ' ' || last_name from accounts where accounts.id = agents.referrer_id) as referrer_name,
    (select email from accounts where accounts.id = agents.referrer_id) as referrer_email,
    (select batch_id from payout_lines where agent_id = agents.id and is_open) as open_batch_id,
    (select count(*)::integer from commission_adjustments where agent_id = agents.id and state = 'waiting') as waiting_adjustments,
    details.kind as details_kind, details.provider as details_provider, details.ending as details_ending,
    details.country as details_country, details.currency as details_currency, details.confirmed_at as details_since`,
  fields: {
    id: { ref: sql.ref('agents.id'), type: 'number' },
    email: { ref: sql`lower(email)`, type: 'lower' },
    started_at: { ref: sql.ref('started_at'), type: 'time' },
    seller_status: { ref: sql.ref('seller_status'), type: 'text' },
    payable: { ref: sql`coalesce(approved, 0)`, type: 'money' },
    referrer_id: { ref: sql.ref('agents.referrer_id'), type: 'number' },
    is_payable: { ref: sql`(coalesce(approved, 0) >= ${payoutThreshold})`, type: 'boolean' },
  },
  sort: { field: 'started_at', descending: true },
  search(q) {
    const text = containsPattern(q)
    return sql`(email ilike ${text} or code ilike ${text} or mobile ilike ${text}
      or first_name || ' ' || last_name ilike ${text})`
  },
})
