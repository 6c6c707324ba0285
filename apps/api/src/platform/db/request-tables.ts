import type { Generated, GeneratedAlways } from 'kysely'
import type { Json, RequestKind, RequestState } from './columns.ts'

/** What visitors and buyers ask by a form, and what staff note about it. */
export interface RequestTables {
  requests: RequestsTable
  request_notes: {
    id: GeneratedAlways<number>
    request_id: number
    actor_id: number
    text: string
    at: Date
  }
}

export interface RequestsTable {
  id: GeneratedAlways<number>
  kind: RequestKind
  name: string
  email: string | null
  contact_number: string
  text: string
  details: Json<Record<string, string>>
  account_id: number | null
  state: Generated<RequestState>
  version: Generated<number>
  answered_at: Generated<Date | null>
  created_at: Date
}
