import type { GeneratedAlways } from 'kysely'

declare module '../../platform/db/tables.ts' {
  interface Tables {
    papers: PapersTable
    paper_answers: PaperAnswersTable
    paper_shares: PaperSharesTable
    paper_alarms: PaperAlarmsTable
  }
}

export interface PapersTable {
  id: GeneratedAlways<number>
  order_id: number
  kind: string
  label: string
  version: number
  file_id: number
  is_draft: boolean
  number: string | null
  /** Date text when written; read as text by a cast. */
  valid_until: string | null
  note: string | null
  added_by: number
  added_at: Date
}

export interface PaperAnswersTable {
  paper_id: number
  correction: string | null
  answered_by: number
  at: Date
}

export interface PaperAlarmsTable {
  order_id: number
  alarm: string
  about: string
  at: Date
}

export interface PaperSharesTable {
  id: GeneratedAlways<number>
  order_id: number
  token_hash: Buffer
  label: string
  created_by: number
  created_at: Date
  ends_at: Date
  ended_at: Date | null
  last_used_at: Date | null
}
