import { type RawBuilder, sql, type SqlBool } from 'kysely'
import type { SellerStatus, StaffRole } from '../../core/account.ts'
import { resource } from '../../platform/lists/resource.store.ts'
import { patternsOf } from '../../platform/lists/search-text.ts'
import { type DecisionRow, historyOf } from '../decisions/history.store.ts'

export interface UserRow {
  id: number
  version: number
  email: string
  first_name: string
  last_name: string
  country: string | null
  date_joined: Date
  is_active: boolean
  is_staff: boolean
  staff_role: StaffRole | null
  seller_status: SellerStatus
  has_second_factor: boolean
  agent_id: number | null
  agent_code: string | null
  orders_count: number
  deleted_at: Date | null
  sign_ins: { since: string; used_at: string }[]
  history: DecisionRow[]
}

const agents = sql`left join agents on agents.account_id = accounts.id`

/** All accounts, with the sign-ins that are good at a moment. */
export const users = (now: Date) =>
  resource({
    name: 'users',
    from: sql`accounts`,
    select: sql<UserRow>`accounts.id, accounts.version, email, first_name, last_name, countries.name as country,
      date_joined, is_active, is_staff, staff_role, seller_status, deleted_at,
      second_factor_at is not null as has_second_factor, agents.id as agent_id, agents.code as agent_code,
      (select count(*)::integer from orders where account_id = accounts.id) as orders_count,
      (select coalesce(json_agg(json_build_object('since', created_at, 'used_at', used_at) order by used_at desc), '[]')
        from (select created_at, used_at from sessions where account_id = accounts.id and viewer_id is null and expires_at > ${now}
          order by used_at desc limit 10) as latest) as sign_ins,
      ${historyOf('account', sql.ref('accounts.id'))} as history`,
    idsFirst: true,
    lookups: sql`left join countries on countries.code = accounts.country ${agents}`,
    fields: {
      id: { ref: sql.ref('accounts.id'), type: 'number', required: true },
      email: { ref: sql`lower(accounts.email)`, type: 'lower', required: true },
      name: {
        ref: sql`(accounts.first_name || ' ' || accounts.last_name)`,
        type: 'text',
        required: true,
      },
      is_active: { ref: sql.ref('accounts.is_active'), type: 'boolean', required: true },
      is_staff: { ref: sql.ref('accounts.is_staff'), type: 'boolean', required: true },
      staff_role: { ref: sql.ref('accounts.staff_role'), type: 'text' },
      seller_status: { ref: sql.ref('accounts.seller_status'), type: 'text', required: true },
      agent_code: { ref: sql.ref('agents.code'), type: 'text', join: agents },
      date_joined: { ref: sql.ref('accounts.date_joined'), type: 'time', required: true },
    },
    sort: { field: 'date_joined', descending: true },
    search: mentions,
  })

function mentions(q: string): RawBuilder<SqlBool> {
  const text = sql`account_text(accounts.email, accounts.first_name, accounts.last_name)`
  const all = patternsOf(q).map((pattern) => sql<SqlBool>`${text} like ${pattern}`)
  const hasWords =
    all.length === 0 ? sql<SqlBool>`false` : sql<SqlBool>`(${sql.join(all, sql` and `)})`
  return /^\d{1,10}$/.test(q) ? sql`(${hasWords} or accounts.id = ${Number(q)})` : hasWords
}
