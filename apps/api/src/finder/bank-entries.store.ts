import { type RawBuilder, sql, type SqlBool } from 'kysely'
import { unprepared, type Database } from '../platform/db/database.ts'
import { patternsOf } from '../platform/lists/search-text.ts'
import { mostOfKind } from './found.ts'
import type { Question } from './read-question.ts'

export interface BankEntryRow {
  id: number
  party: string
  reference: string | null
  text: string
  amount: number
  currency: string
  booked_on: string
}

/** Movements on our accounts by reference, by who paid, by what they wrote, or by amount; the newest first. */
export async function findBankEntries(db: Database, question: Question): Promise<BankEntryRow[]> {
  const readings = [...mentions(question), ...isAmount(question)]
  if (readings.length === 0) return []
  const { rows } = await sql<BankEntryRow>`${sql.raw(unprepared)}
    with found as materialized (
      select id from bank_entries where ${sql.join(readings, sql` or `)} limit ${gathered})
    select id, party, reference, text, amount, currency, to_char(booked_on, 'YYYY-MM-DD') as booked_on
    from bank_entries where id in (select id from found)
    order by bank_entries.booked_on desc, id desc limit ${mostOfKind}`.execute(db)
  return rows
}

const gathered = 400

function mentions({ text }: Question): RawBuilder<SqlBool>[] {
  const words = patternsOf(text).map(
    (pattern) => sql<SqlBool>`bank_entry_text(reference, party, text) like ${pattern}`,
  )
  return words.length === 0 ? [] : [sql<SqlBool>`(${sql.join(words, sql` and `)})`]
}

/** What came in or went out. */
function isAmount({ amount }: Question): RawBuilder<SqlBool>[] {
  if (amount === null) return []
  const { minor, currency } = amount
  return [
    sql<SqlBool>`(amount in (${minor}, ${-minor}) and (${currency}::text is null or currency = ${currency}))`,
  ]
}
