import type { AuditEntry } from '@bandari/sdk'
import { DateInput, downloadCSV, type Exporter, SelectInput, TextInput } from 'react-admin'
import type { EmptyWords } from '../staff/list/ListEmpty.tsx'
import { StaffList } from '../staff/list/StaffList.tsx'
import { StaffTable } from '../staff/list/StaffTable.tsx'
import { actionChoices, subjectChoices } from './actions.data.ts'
import { columns, phone } from './audit-columns.tsx'
import { auditCsv } from './audit-csv.ts'
import { t } from '../language/translator.ts'

const filters = [
  <SelectInput key="action" source="action" label="staffAudit.action" choices={actionChoices} />,
  <SelectInput
    key="subject"
    source="subject"
    label="staffAudit.subject"
    choices={subjectChoices}
  />,
  <TextInput key="number" source="subject_id" label="staffAudit.subjectNumber" />,
  <TextInput key="email" source="actor_email" label="portal.email" type="email" />,
  <DateInput key="from" source="at_gte" label="staffAudit.from" />,
  <DateInput key="to" source="at_lte" label="staffAudit.until" />,
]

const newestFirst = { field: 'at', order: 'DESC' } as const

const exportAudit: Exporter<AuditEntry> = async (entries) =>
  downloadCSV(await auditCsv(entries), 'audit')

/** Everything staff have changed (decisions 24). It is read, and nothing else. */
export function AuditList() {
  return (
    <StaffList<AuditEntry>
      title={t('staffAudit.title')}
      search={t('staffAudit.search')}
      filters={filters}
      sort={newestFirst}
      exporter={exportAudit}
    >
      <StaffTable<AuditEntry>
        columns={columns}
        phone={phone}
        opens="show"
        size="medium"
        storeKey="audit"
        empty={emptyWords}
      />
    </StaffList>
  )
}

function emptyWords(filter: Readonly<Record<string, unknown>>): EmptyWords {
  if (Object.keys(filter).length === 0) {
    return {
      title: 'staffAudit.none',
      words: 'staffAudit.writtenHere',
    }
  }
  return {
    title: 'staffAudit.noMatch',
    words: 'staffAudit.tryOther',
    showAll: 'staffAudit.showAll',
  }
}
