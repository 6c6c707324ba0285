import type { Language } from '@bandari/i18n'
import { type RawBuilder, sql, type SqlBool } from 'kysely'
import type { SellerStatus } from '../../core/account.ts'
import type { Database } from '../../platform/db/database.ts'
import { resource } from '../../platform/lists/resource.store.ts'
import { patternsOf } from '../../platform/lists/search-text.ts'
import { type DecisionRow, historyOf } from '../decisions/history.store.ts'

export interface VendorRow {
  id: number
  version: number
  email: string
  first_name: string
  last_name: string
  /** The language of the mails to them. */
  language: Language
  country: string | null
  mobile: string | null
  agent_code: string | null
  referrer_email: string | null
  referrer_name: string | null
  applied_at: Date | null
  is_active: boolean
  seller_status: SellerStatus
  may_list_export: boolean
  num_listings: number
  num_live: number
  history: DecisionRow[]
}

/** Everybody who sells, or asked to. */
export const vendors = resource({
  name: 'vendors',
  from: sql`accounts left join agents on agents.account_id = accounts.id`,
  where: sql`accounts.seller_status <> 'none'`,
  select: sql<VendorRow>`accounts.id, accounts.version, accounts.email, accounts.first_name, accounts.last_name,
    accounts.language, countries.name as country, mobile, agents.code as agent_code,
    coalesce(agents.applied_at, agents.started_at) as applied_at,
    referrers.email as referrer_email, referrers.first_name || ' ' || referrers.last_name as referrer_name,
    accounts.is_active, accounts.seller_status, accounts.may_list_export, num_listings, num_live,
    ${historyOf('account', sql.ref('accounts.id'))} as history`,
  idsFirst: true,
  lookups: sql`left join countries on countries.code = accounts.country
    left join accounts as referrers on referrers.id = agents.referrer_id
    cross join lateral (select count(*)::integer as num_listings, (count(*) filter (where status = 'live'))::integer as num_live
      from products where vendor_id = accounts.id) as listings`,
  fields: {
    id: { ref: sql.ref('accounts.id'), type: 'number', required: true },
    email: { ref: sql`lower(accounts.email)`, type: 'lower', required: true },
    seller_status: { ref: sql.ref('accounts.seller_status'), type: 'text', required: true },
    is_active: { ref: sql.ref('accounts.is_active'), type: 'boolean', required: true },
    applied_at: { ref: sql`coalesce(agents.applied_at, agents.started_at)`, type: 'time' },
    agent_code: { ref: sql.ref('agents.code'), type: 'text' },
  },
  sort: { field: 'applied_at', descending: true },
  search: mentions,
})

/** Also finds a person who was refused and is therefore not a vendor any more. */
export async function findVendor(db: Database, id: number): Promise<VendorRow | undefined> {
  const { select, from, lookups } = vendors
  const { rows } = await sql<VendorRow>`select ${select} from ${from} ${lookups}
    where accounts.id = ${id} and accounts.deleted_at is null and (accounts.seller_status <> 'none' or agents.id is not null)`.execute(
    db,
  )
  return rows[0]
}

/** The trigger on accounts shows or hides what they have listed. */
export async function setSellerStatus(
  db: Database,
  { id, status }: { id: number; status: SellerStatus },
): Promise<void> {
  await db.updateTable('accounts').set({ seller_status: status }).where('id', '=', id).execute()
  // Whoever sells for themselves is on nobody else's team.
  if (status === 'approved') {
    await db.deleteFrom('team_members').where('account_id', '=', id).execute()
  }
}

/** The trigger on accounts shows or hides their vehicles for export. */
export async function setMayListExport(
  db: Database,
  { id, allowed }: { id: number; allowed: boolean },
): Promise<void> {
  await db.updateTable('accounts').set({ may_list_export: allowed }).where('id', '=', id).execute()
}

function mentions(q: string): RawBuilder<SqlBool> {
  const text = sql`(account_text(accounts.email, accounts.first_name, accounts.last_name)
    || lower(' ' || coalesce(mobile, '') || ' ' || coalesce(agents.code, '')))`
  const all = patternsOf(q).map((pattern) => sql<SqlBool>`${text} like ${pattern}`)
  return all.length === 0 ? sql`false` : sql.join(all, sql` and `)
}
