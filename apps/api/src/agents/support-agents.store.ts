import { type RawBuilder, sql } from 'kysely'
import type { PositionKey, SellerStatus } from '../db/columns.ts'
import type { Database } from '../db/database.ts'
import type { Condition, ListQuery, Scalar } from '../support/list-query.ts'
import { payoutThreshold } from './commission.ts'
import { balances } from './ledger.store.ts'

/** What support may sort and filter agents by. */
const columns = {
  id: { ref: sql.ref('agents.id'), type: 'bigint' },
  email: { ref: sql`lower(email)`, type: 'text' },
  started_at: { ref: sql.ref('started_at'), type: 'timestamptz' },
  seller_status: { ref: sql.ref('seller_status'), type: 'text' },
  payable: { ref: sql`coalesce(approved, 0)`, type: 'bigint' },
  is_payable: { ref: sql`(coalesce(approved, 0) >= ${payoutThreshold})`, type: 'boolean' },
} as const

export type AgentField = keyof typeof columns

export const agentFields = Object.keys(columns) as AgentField[]

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
}

const joined = sql`agents join accounts on accounts.id = agents.account_id
  left join (${balances}) as balances on balances.agent_id = agents.id`

const shown = sql`agents.id, account_id, email, first_name || ' ' || last_name as name, code, position, seller_status,
  mobile, started_at, coalesce(pending, 0) as pending, coalesce(approved, 0) as approved, coalesce(paid, 0) as paid`

type Wanted = Omit<ListQuery<AgentField>, 'range'>

const kinds: Record<(typeof columns)[AgentField]['type'], (value: Scalar) => boolean> = {
  bigint: (value) => Number.isSafeInteger(value),
  text: (value) => typeof value === 'string',
  timestamptz: (value) => typeof value === 'string' && !Number.isNaN(Date.parse(value)),
  boolean: (value) => typeof value === 'boolean',
}

/** The field whose value cannot be compared, or null when all can. */
export function incomparableField(conditions: readonly Condition<AgentField>[]): AgentField | null {
  const isWrong = ({ field, values }: Condition<AgentField>) =>
    !values.every((value) => kinds[columns[field].type](value))
  return conditions.find(isWrong)?.field ?? null
}

export async function countAgents(db: Database, wanted: Wanted): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::integer as n from ${joined} where ${matching(wanted)}`.execute(db)
  return rows[0]?.n ?? 0
}

/** Ties are broken by the id, so that pages never overlap. */
export async function listAgents(
  db: Database,
  { range, ...wanted }: ListQuery<AgentField>,
): Promise<SupportAgentRow[]> {
  const direction = wanted.sort.descending ? sql`desc` : sql`asc`
  const { rows } = await sql<SupportAgentRow>`
    select ${shown} from ${joined} where ${matching(wanted)}
    order by ${columns[wanted.sort.field].ref} ${direction}, agents.id ${direction}
    limit ${range.last - range.first + 1} offset ${range.first}`.execute(db)
  return rows
}

export async function findSupportAgent(
  db: Database,
  id: number,
): Promise<SupportAgentRow | undefined> {
  const { rows } = await sql<SupportAgentRow>`
    select ${shown} from ${joined} where agents.id = ${id}`.execute(db)
  return rows[0]
}

function matching({ conditions, q }: Wanted): RawBuilder<unknown> {
  const anywhere = `%${q.replaceAll(/[\\%_]/g, (character) => `\\${character}`)}%`
  const mentions = sql`(email ilike ${anywhere} or code ilike ${anywhere} or mobile ilike ${anywhere}
    or first_name || ' ' || last_name ilike ${anywhere})`
  return sql.join(
    [...conditions.map(compare), ...(q === '' ? [] : [mentions]), sql`true`],
    sql` and `,
  )
}

function compare({ field, operator, values }: Condition<AgentField>): RawBuilder<unknown> {
  const { ref, type } = columns[field]
  if (operator === 'gte') return sql`${ref} >= ${values[0]}::${sql.raw(type)}`
  if (operator === 'lte') return sql`${ref} <= ${values[0]}::${sql.raw(type)}`
  const isAny = sql`${ref} = any(${values}::${sql.raw(type)}[])`
  return operator === 'neq' ? sql`not ${isAny}` : isAny
}
