import type { Language } from '@bandari/i18n'
import { type RawBuilder, sql, type SqlBool } from 'kysely'
import type { Database } from '../../platform/db/database.ts'
import { containsPattern, prefixQuery } from '../../platform/lists/list-sql.store.ts'
import { resource } from '../../platform/lists/resource.store.ts'
import type { QuotedExtras } from '../../pricing/cost-lines/read-extras.ts'
import { assigneeIn, assignmentFields, type DeskPerson } from '../assignments/assignments.store.ts'
import { promisedMinutes } from './answer-deadline.ts'

/** A basket that was ordered before an answer needs no quote. */
const state = sql`case when quote_answered_at is not null then 'answered'
  when baskets.status = 'Open' then 'pending' else 'closed' end`

export interface QuoteRow {
  id: number
  version: number
  status: 'Open' | 'Submitted'
  state: 'pending' | 'answered' | 'closed'
  account_id: number
  email: string
  first_name: string
  last_name: string
  /** Language of the mails to the buyer. */
  language: Language
  quote_contact: string | null
  quote_note: string | null
  quote_requested_at: Date
  quote_answered_at: Date | null
  quote_answer_note: string
  quote_valid_until: string | null
  quote_insurance: number | null
  quote_inspection: number | null
  /** Name of the member of staff. */
  answered_by: string | null
  voucher_code: string | null
  order_id: number | null
  order_number: string | null
  assignee: DeskPerson | null
}

/** Baskets that a buyer asked about; what is somebody's own hangs on who reads. */
export const quotes = (readerId: number) =>
  resource({
    name: 'quotes',
    from: sql`baskets join accounts on accounts.id = baskets.account_id`,
    where: sql`quote_requested_at is not null`,
    select: sql<QuoteRow>`baskets.id, baskets.version, baskets.status, ${state} as state, baskets.account_id,
    accounts.email, accounts.first_name, accounts.last_name, accounts.language, quote_contact, quote_note,
    quote_requested_at, quote_answered_at, quote_answer_note, quote_valid_until::text as quote_valid_until,
    quote_insurance, quote_inspection,
    (select staff.first_name || ' ' || staff.last_name from accounts as staff
      where staff.id = quote_answered_by) as answered_by,
    (select code from vouchers where vouchers.id = baskets.voucher_id) as voucher_code,
    (select orders.id from orders where basket_id = baskets.id) as order_id,
    (select number from orders where basket_id = baskets.id) as order_number,
    ${assigneeIn('baskets.quote_assigned_to')} as assignee`,
    fields: {
      ...assignmentFields('baskets.quote_assigned_to', readerId),
      id: { ref: sql.ref('baskets.id'), type: 'number' },
      state: { ref: state, type: 'text' },
      user_email: { ref: sql`lower(email)`, type: 'lower' },
      requested_at: { ref: sql.ref('quote_requested_at'), type: 'time' },
      due_at: {
        ref: sql`(quote_requested_at + make_interval(mins => ${promisedMinutes}))`,
        type: 'time',
      },
      answered_at: { ref: sql.ref('quote_answered_at'), type: 'time' },
    },
    sort: { field: 'requested_at', descending: false },
    search: mentions,
  })

function mentions(q: string): RawBuilder<SqlBool> {
  const text = containsPattern(q)
  const words = prefixQuery(q)
  const inTitle = sql`exists (select from basket_lines join products on products.id = product_id
    where basket_id = baskets.id and to_tsvector('simple', title) @@ to_tsquery('simple', ${words}))`
  return sql`(email ilike ${text} or first_name || ' ' || last_name ilike ${text}
    or quote_contact ilike ${text} or ${words === '' ? sql`false` : inTitle})`
}

/** Locks the basket until the transaction ends, so that no other call changes or answers it. */
export async function lockQuote(db: Database, id: number): Promise<boolean> {
  const row = await db
    .selectFrom('baskets')
    .select('id')
    .where('id', '=', id)
    .where('quote_requested_at', 'is not', null)
    .forUpdate()
    .executeTakeFirst()
  return row !== undefined
}

/** No change of the basket: whoever answers it may be another while the buyer looks at it. */
export function setAssignee(id: number) {
  return async (db: Database, quote_assigned_to: number | null): Promise<void> => {
    await db.updateTable('baskets').set({ quote_assigned_to }).where('id', '=', id).execute()
  }
}

interface QuoteAnswer {
  basketId: number
  note: string
  validUntil: string | null
  extras: QuotedExtras
  actorId: number
  now: Date
}

export async function setQuoteAnswer(
  db: Database,
  { basketId, note, validUntil, extras, actorId, now }: QuoteAnswer,
): Promise<void> {
  await db
    .updateTable('baskets')
    .set(({ eb }) => ({
      quote_answered_at: now,
      quote_answered_by: actorId,
      quote_answer_note: note,
      quote_valid_until: validUntil,
      quote_insurance: extras.insurance,
      quote_inspection: extras.inspection,
      date_updated: now,
      version: eb('version', '+', 1),
    }))
    .where('id', '=', basketId)
    .execute()
}
