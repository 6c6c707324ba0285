import { type RawBuilder, sql, type SqlBool } from 'kysely'
import type { Person } from './personal-data.ts'

/**
 * The address that replaces a deleted person's. `.invalid` is nobody's domain (RFC 2606); a constraint of the database
 * knows the address too, so that a deleted account is never somebody again.
 */
export function aliasOf({ id }: Pick<Person, 'id'>): string {
  return `deleted-${id}@deleted.invalid`
}

export interface Name {
  first_name: string
  last_name: string
}

/** The account's number tells one deleted person from another. */
export function deletedName({ id }: Pick<Person, 'id'>): Name {
  return { first_name: 'Deleted', last_name: `account ${id}` }
}

/** An address without a name or a place: the country stays, because taxes are counted by it. */
export function emptiedAddress(column: string, name: Name): RawBuilder<unknown> {
  const emptied = {
    ...name,
    title: '',
    line1: '',
    line2: '',
    line3: '',
    line4: '',
    state: '',
    postcode: '',
    phone_number: '',
    tel_number: '',
    notes: '',
    email: '',
  }
  return sql`${sql.ref(column)} || ${JSON.stringify(emptied)}::jsonb`
}

/** Replaces names in records that are past their retention time; the account may live on. */
export const expired = {
  email: 'expired@deleted.invalid',
  name: { first_name: 'Name', last_name: 'deleted' },
} as const

/** Whether an address was replaced by `aliasOf` or `expired`. */
export const isReplaced = sql<SqlBool>`email like '%@deleted.invalid'`
