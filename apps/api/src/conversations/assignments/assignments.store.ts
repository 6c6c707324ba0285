import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../platform/db/database.ts'

/** Who of staff answers something. */
export interface DeskPerson {
  id: number
  name: string
}

/** Of a column with an account's id. */
export function assigneeIn(column: string): RawBuilder<DeskPerson | null> {
  return sql`(select jsonb_build_object('id', staff.id, 'name', staff.first_name || ' ' || staff.last_name)
    from accounts as staff where staff.id = ${sql.ref(column)})`
}

/** Fields of a list whose rows are answered by somebody: what is the reader's hangs on who reads. */
export function assignmentFields(column: string, readerId: number) {
  const assigned = sql.ref(column)
  return {
    assignee: { ref: assigned, type: 'number' },
    is_mine: { ref: sql`(${assigned} is not distinct from ${readerId})`, type: 'boolean' },
    is_nobodys: { ref: sql`(${assigned} is null)`, type: 'boolean' },
    is_for_me: {
      ref: sql`(${assigned} is null or ${assigned} = ${readerId})`,
      type: 'boolean',
    },
  } as const
}

/** Staff who answer, by name; only the one with this id if given. */
export function listDeskStaff(db: Database, id: number | null = null): Promise<DeskPerson[]> {
  return db
    .selectFrom('accounts')
    .select('id')
    .select(sql<string>`first_name || ' ' || last_name`.as('name'))
    .where('staff_role', 'in', ['support', 'admin'])
    .where('is_active', '=', true)
    .where('deleted_at', 'is', null)
    .$if(id !== null, (query) => query.where('id', '=', id ?? 0))
    .orderBy('first_name')
    .orderBy('id')
    .execute()
}
