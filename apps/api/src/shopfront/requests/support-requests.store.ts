import { type Language, sourceLanguage } from '@bandari/i18n'
import { sql } from 'kysely'
import {
  assigneeIn,
  assignmentFields,
  type DeskPerson,
} from '../../conversations/assignments/assignments.store.ts'
import { messagesOfRequest, type RequestMessageRow } from './request-messages.store.ts'
import type { RequestKind, RequestState } from '../tables.ts'
import type { Database } from '../../platform/db/database.ts'
import { containsPattern } from '../../platform/lists/list-sql.store.ts'
import { resource } from '../../platform/lists/resource.store.ts'

/** A request is due so many hours after it came (buyer spec §5), or after its sender wrote again. */
export const hoursPromised = 12

const dueAt = sql`(coalesce(waits_since, requests.created_at) + make_interval(hours => ${hoursPromised}))`

/** `P-1043`, as a person quotes it. */
export const reference = sql<string>`(case kind when 'wholesale' then 'W' when 'parts' then 'P' else 'T' end || '-' || requests.id)`

/** For the audit. */
export const requestName = sql<string>`select ${reference} from requests where requests.id = subject_id::bigint`

export interface SupportRequestRow {
  id: number
  version: number
  kind: RequestKind
  state: RequestState
  name: string
  email: string | null
  contact_number: string
  text: string
  details: Record<string, string>
  account_id: number | null
  created_at: Date
  due_at: Date
  answered_at: Date | null
  thread: number | null
  notes: { at: string; by: string; text: string }[]
  assignee: DeskPerson | null
  /** Of the account, else of the page that it was sent from. */
  language: Language
  messages: RequestMessageRow[]
}

/** What is overdue depends on the time, what is somebody's own on who reads. */
export const requests = (now: Date, readerId: number) =>
  resource({
    name: 'requests',
    from: sql`requests`,
    select: sql<SupportRequestRow>`requests.id, version, kind, state, name, email, contact_number, requests.text, details,
      account_id, created_at, ${dueAt} as due_at, answered_at,
      (select id from threads where request_id = requests.id) as thread, (
        select coalesce(json_agg(json_build_object('at', at, 'by', first_name || ' ' || last_name, 'text', request_notes.text)
          order by request_notes.id), '[]')
        from request_notes join accounts on accounts.id = actor_id where request_id = requests.id) as notes,
      ${assigneeIn('requests.assigned_to')} as assignee, ${messagesOfRequest} as messages,
      coalesce((select accounts.language from accounts where accounts.id = account_id), requests.language, ${sourceLanguage}) as language`,
    fields: {
      ...assignmentFields('requests.assigned_to', readerId),
      id: { ref: sql.ref('requests.id'), type: 'number' },
      kind: { ref: sql.ref('requests.kind'), type: 'text' },
      state: { ref: sql.ref('requests.state'), type: 'text' },
      email: { ref: sql`lower(requests.email)`, type: 'lower' },
      name: { ref: sql.ref('requests.name'), type: 'text' },
      created_at: { ref: sql.ref('requests.created_at'), type: 'time' },
      is_overdue: { ref: sql`(requests.state = 'new' and ${dueAt} < ${now})`, type: 'boolean' },
    },
    sort: { field: 'created_at', descending: true },
    search(q) {
      const text = containsPattern(q)
      return sql`(name ilike ${text} or email ilike ${text} or contact_number ilike ${text}
        or requests.text ilike ${text} or ${reference} ilike ${text})`
    },
  })

/** Locks it until the transaction ends. */
export async function lockRequest(db: Database, id: number): Promise<boolean> {
  const { rows } = await sql`select from requests where id = ${id} for update`.execute(db)
  return rows.length > 0
}

export function setAssignee(id: number) {
  return async (db: Database, assigned_to: number | null): Promise<void> => {
    await db.updateTable('requests').set({ assigned_to }).where('id', '=', id).execute()
  }
}

interface RequestChange {
  id: number
  state: RequestState
  actorId: number
  /** Empty for none. */
  note: string
  now: Date
}

/** The first state other than new ends the wait for an answer. */
export async function changeRequest(
  db: Database,
  { id, state, actorId, note, now }: RequestChange,
): Promise<void> {
  await sql`
    update requests set version = version + 1, state = ${state},
      answered_at = case when ${state} = 'new' then null else coalesce(answered_at, ${now}) end
    where id = ${id}`.execute(db)
  if (note === '') return
  await db
    .insertInto('request_notes')
    .values({ request_id: id, actor_id: actorId, text: note, at: now })
    .execute()
}
