import type { AuditEntry } from '@bandari/sdk'
import { Card } from '@bandari/ui'
import { formatMoment } from '../shared/dates.ts'
import { type Fact, FactList } from '../shared/FactList.tsx'
import { actionLabel } from '../staff/record/action-label.ts'
import { StaffShow } from '../staff/record/StaffShow.tsx'
import css from './Audit.module.css'
import { accessFacts, actorLabel } from './audit-labels.ts'
import { Differences } from './differences/Differences.tsx'
import { SubjectLink } from './SubjectLink.tsx'
import { t } from '../language/translator.ts'

export function AuditShow() {
  return (
    <StaffShow<AuditEntry>
      what="entry"
      listed="audit"
      filled="action"
      titleOf={({ action }) => actionLabel(action)}
    >
      {(entry) => (
        <div className={css.sheet}>
          <Card as="section" aria-label={t('staffAudit.particulars')}>
            <FactList facts={factsOf(entry)} />
          </Card>
          {entry.kind === 'change' && <Differences entry={entry} />}
        </div>
      )}
    </StaffShow>
  )
}

function factsOf(entry: AuditEntry): Fact[] {
  const { actor_email } = entry
  return [
    { name: t('staffAudit.subject'), value: <SubjectLink entry={entry} /> },
    { name: t('staffAudit.who'), value: actorLabel(entry) },
    {
      name: t('portal.email'),
      value: actor_email && <a href={`mailto:${actor_email}`}>{actor_email}</a>,
    },
    { name: t('staffAudit.when'), value: formatMoment(entry.at) },
    { name: t('staffAudit.key'), value: entry.key_name },
    { name: t('staff.reason'), value: entry.reason },
    ...accessFacts(entry),
    { name: t('staffAudit.entry'), value: entry.id },
  ]
}
