import type { AuditEntry } from '@bandari/sdk'
import { Card } from '@bandari/ui'
import { formatMoment } from '../shared/dates.ts'
import { type Fact, FactList } from '../shared/FactList.tsx'
import { StaffShow } from '../staff/record/StaffShow.tsx'
import css from './Audit.module.css'
import { actionWords, actorWords } from './audit-words.ts'
import { Differences } from './differences/Differences.tsx'
import { SubjectLink } from './SubjectLink.tsx'

export function AuditShow() {
  return (
    <StaffShow<AuditEntry>
      what="entry"
      listed="audit"
      filled="action"
      titleOf={({ action }) => actionWords(action)}
    >
      {(entry) => (
        <div className={css.sheet}>
          <Card as="section" aria-label="Particulars">
            <FactList facts={factsOf(entry)} />
          </Card>
          <Differences entry={entry} />
        </div>
      )}
    </StaffShow>
  )
}

function factsOf(entry: AuditEntry): Fact[] {
  const { actor_email } = entry
  return [
    { name: 'Subject', value: <SubjectLink entry={entry} /> },
    { name: 'Who', value: actorWords(entry) },
    { name: 'E-mail', value: actor_email && <a href={`mailto:${actor_email}`}>{actor_email}</a> },
    { name: 'When', value: formatMoment(entry.at) },
    { name: 'Reason', value: entry.reason },
    { name: 'Entry', value: entry.id },
  ]
}
