import type { AuditEntry } from '@bandari/sdk'
import { formatMoment } from '../shared/dates.ts'
import { actionLabel } from '../staff/record/action-label.ts'
import { RowLines, RowLink, stopRow } from '../staff/list/cells.tsx'
import type { PhoneRow, StaffColumn } from '../staff/list/StaffTable.tsx'
import css from '../staff/list/StaffTable.module.css'
import own from './Audit.module.css'
import { actorLabel, subjectTitle } from './audit-labels.ts'
import { SubjectLink } from './SubjectLink.tsx'

export const columns: StaffColumn<AuditEntry>[] = [
  {
    source: 'at',
    label: 'staffAudit.when',
    isWhole: true,
    room: 170,
    share: 1,
    render: ({ at }) => formatMoment(at),
  },
  { source: 'actor_email', label: 'staffAudit.who', render: actorOf },
  { source: 'action', label: 'staffAudit.action', room: 150, render: actionOf },
  { source: 'subject', label: 'staffAudit.subject', room: 130, render: subjectOf },
  { source: 'reason', label: 'staff.reason', disableSort: true, render: reasonOf },
]

export const phone: PhoneRow<AuditEntry> = {
  title: ({ action }) => actionLabel(action),
  rest: (entry) => (
    <RowLines>
      <span>
        {subjectTitle(entry)} · {actorLabel(entry)}
      </span>
      <span>{formatMoment(entry.at)}</span>
      {entry.reason !== null && reasonOf(entry)}
    </RowLines>
  ),
}

function actorOf(entry: AuditEntry) {
  return (
    <span className={css.stack}>
      <span className={css.cut}>{actorLabel(entry)}</span>
      {entry.actor_name !== null && <span className={css.quiet}>{entry.actor_email}</span>}
    </span>
  )
}

function actionOf({ action }: AuditEntry) {
  return (
    <span className={own.action}>
      <RowLink>{actionLabel(action)}</RowLink>
    </span>
  )
}

function subjectOf(entry: AuditEntry) {
  return (
    <span className={own.twoLines}>
      <SubjectLink entry={entry} onClick={stopRow} />
    </span>
  )
}

function reasonOf({ reason }: AuditEntry) {
  return <span className={own.twoLines}>{reason}</span>
}
