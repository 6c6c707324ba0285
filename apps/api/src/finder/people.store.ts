import { type RawBuilder, sql, type SqlBool } from 'kysely'
import { unprepared, type Database } from '../platform/db/database.ts'
import { patternsOf } from '../platform/lists/search-text.ts'
import { mostOfKind } from './found.ts'
import type { PhoneQuestion, Question } from './read-question.ts'

export interface PersonRow {
  id: number
  name: string
  email: string
  phone: string | null
  state: 'staff' | 'seller' | 'applicant' | 'inactive' | 'buyer'
  date_joined: Date
}

/** Accounts by name, e-mail address, telephone or number; the newest first. */
export async function findPeople(db: Database, question: Question): Promise<PersonRow[]> {
  const readings = [...mentions(question), ...dials(question.phone), ...isNumbered(question)]
  if (readings.length === 0) return []
  const { rows } = await sql<PersonRow>`${sql.raw(unprepared)}
    with found as materialized (
      select id from accounts where ${sql.join(readings, sql` or `)} limit ${gathered})
    select accounts.id, first_name || ' ' || last_name as name, email, phone, date_joined,
      case when staff_role is not null then 'staff' when not is_active then 'inactive'
        when seller_status = 'approved' then 'seller' when seller_status = 'pending' then 'applicant'
        else 'buyer' end as state
    from accounts where id in (select id from found)
    order by ${isDialled(question.phone)} desc, date_joined desc, id desc limit ${mostOfKind}`.execute(
    db,
  )
  return rows
}

/** So many of one name are not told apart by their names. */
const gathered = 400

function mentions({ text }: Question): RawBuilder<SqlBool>[] {
  const words = patternsOf(text).map(
    (pattern) => sql<SqlBool>`account_text(email, first_name, last_name) like ${pattern}`,
  )
  return words.length === 0 ? [] : [sql<SqlBool>`(${sql.join(words, sql` and `)})`]
}

function dials(phone: PhoneQuestion | null): RawBuilder<SqlBool>[] {
  if (phone === null) return []
  const backwards = Array.from(phone.ending).toReversed().join('')
  return [sql<SqlBool>`(phone is not null and reverse(phone) like ${`${backwards}%`})`]
}

/** Of the same digits in several countries, the number as it is dialled in the reader's own comes first. */
function isDialled(phone: PhoneQuestion | null): RawBuilder<SqlBool> {
  return sql`coalesce(phone = ${phone?.whole ?? null}::text, false)`
}

function isNumbered({ number }: Question): RawBuilder<SqlBool>[] {
  return number === null || number.length > 10 ? [] : [sql<SqlBool>`id = ${Number(number)}`]
}

export interface SupporterRow {
  id: number
  name: string
  email: string
  code: string
  started_at: Date
}

/** Supporters by code, name, e-mail address or telephone. */
export async function findSupporters(db: Database, question: Question): Promise<SupporterRow[]> {
  const { text, phone } = question
  const code = text.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')
  const readings = [
    ...mentions(question),
    ...(code.length >= 3 && !text.includes(' ') ? [sql<SqlBool>`starts_with(code, ${code})`] : []),
    ...(phone === null ? [] : [sql<SqlBool>`mobile like ${`%${phone.ending}`}`]),
  ]
  if (readings.length === 0) return []
  const { rows } = await sql<SupporterRow>`${sql.raw(unprepared)}
    select agents.id, first_name || ' ' || last_name as name, email, code, started_at
    from agents join accounts on accounts.id = account_id
    where ${sql.join(readings, sql` or `)}
    order by started_at desc, agents.id desc limit ${mostOfKind}`.execute(db)
  return rows
}
