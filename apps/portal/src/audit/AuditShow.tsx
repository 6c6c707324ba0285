import type { AuditEntry } from '@bandari/sdk'
import { Card, Loading } from '@bandari/ui'
import { ShowBase, useShowContext } from 'react-admin'
import { LoadFailure } from '../layout/LoadFailure.tsx'
import { Page } from '../layout/Page.tsx'
import { StaffOnly } from '../staff/StaffOnly.tsx'
import { paths } from '../paths.ts'
import { querying } from '../providers/granted.ts'
import { formatMoment } from '../shared/dates.ts'
import { type Fact, FactList } from '../shared/FactList.tsx'
import { BackTo } from '../staff/record/BackTo.tsx'
import css from './Audit.module.css'
import { actionWords, actorWords } from './audit-words.ts'
import { Differences } from './differences/Differences.tsx'
import { SubjectLink } from './SubjectLink.tsx'

export function AuditShow() {
  return (
    <StaffOnly operation="getAuditEntry">
      <ShowBase<AuditEntry>
        resource="support/audit"
        // By default a record that cannot be read sends back to the list, without a word why.
        queryOptions={{ ...querying, onError: () => undefined }}
      >
        <EntryPage />
      </ShowBase>
    </StaffOnly>
  )
}

function EntryPage() {
  const { record, error, refetch } = useShowContext<AuditEntry>()
  const entry = record?.action ? record : null
  return (
    <Page
      wide
      title={entry ? actionWords(entry.action) : 'Entry'}
      above={<BackTo to={paths.supportAudit} what="audit" />}
    >
      {entry ? (
        <div className={css.sheet}>
          <Card as="section" aria-label="Particulars">
            <FactList facts={factsOf(entry)} />
          </Card>
          <Differences entry={entry} />
        </div>
      ) : error ? (
        <LoadFailure
          error={error}
          title="This entry could not be loaded"
          onRetry={() => void refetch()}
        />
      ) : (
        <Loading label="Loading the entry…" />
      )}
    </Page>
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
