import type { AuditEntry } from '@bandari/sdk'
import { SimpleList } from 'react-admin'
import { formatMoment } from '../shared/dates.ts'
import css from '../staff/list/StaffTable.module.css'
import own from './Audit.module.css'
import { actionWords, actorWords, subjectTitle } from './audit-words.ts'
import { NoEntries } from './NoEntries.tsx'

/** The table on a phone. */
export function AuditRows() {
  return (
    <SimpleList<AuditEntry>
      linkType="show"
      empty={<NoEntries />}
      primaryText={headOf}
      secondaryText={restOf}
      sx={{ padding: 0, '& li + li': { borderTop: 1, borderColor: 'divider' } }}
    />
  )
}

function headOf({ action }: AuditEntry) {
  return <strong>{actionWords(action)}</strong>
}

function restOf(entry: AuditEntry) {
  return (
    <span className={css.row}>
      <span>
        {subjectTitle(entry)} · {actorWords(entry)}
      </span>
      <span>{formatMoment(entry.at)}</span>
      {entry.reason !== null && <span className={own.reason}>{entry.reason}</span>}
    </span>
  )
}
