import type { AuditEntry } from '@bandari/sdk'
import type { MouseEvent } from 'react'
import { DataTable } from 'react-admin'
import { Link } from 'react-router-dom'
import { paths } from '../paths.ts'
import { formatMoment } from '../shared/dates.ts'
import css from '../staff/list/StaffTable.module.css'
import own from './Audit.module.css'
import { actionWords, actorWords } from './audit-words.ts'
import { NoEntries } from './NoEntries.tsx'
import { SubjectLink } from './SubjectLink.tsx'

const Column = DataTable.Col<AuditEntry>

export function AuditTable() {
  return (
    <DataTable<AuditEntry>
      rowClick="show"
      size="medium"
      bulkActionButtons={false}
      empty={<NoEntries />}
      storeKey="audit"
    >
      <Column source="at" label="When" cellClassName={css.whole} render={momentOf} />
      <Column source="actor_email" label="Who" render={actorOf} />
      <Column source="action" label="Action" render={actionOf} />
      <Column source="subject" label="Subject" render={subjectOf} />
      <Column source="reason" label="Reason" disableSort render={reasonOf} />
    </DataTable>
  )
}

// Without this the row would open the entry as well, and Back would seem to do nothing.
const stop = (event: MouseEvent) => event.stopPropagation()

function momentOf({ at }: AuditEntry) {
  return formatMoment(at)
}

function actorOf(entry: AuditEntry) {
  return (
    <span className={css.stack}>
      <span className={css.cut}>{actorWords(entry)}</span>
      {entry.actor_name !== null && <span className={css.quiet}>{entry.actor_email}</span>}
    </span>
  )
}

/** The link is for the keyboard and for new tabs; a row answers to the mouse alone. */
function actionOf({ id, action }: AuditEntry) {
  return (
    <Link to={paths.supportAuditEntry(id)} onClick={stop}>
      {actionWords(action)}
    </Link>
  )
}

function subjectOf(entry: AuditEntry) {
  return <SubjectLink entry={entry} onClick={stop} />
}

function reasonOf({ reason }: AuditEntry) {
  return <span className={own.reason}>{reason}</span>
}
