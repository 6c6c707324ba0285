import type { AuditEntry } from '@bandari/sdk'
import { DateInput, downloadCSV, type Exporter, SelectInput, TextInput } from 'react-admin'
import type { EmptyWords } from '../staff/list/ListEmpty.tsx'
import { StaffList } from '../staff/list/StaffList.tsx'
import { StaffTable } from '../staff/list/StaffTable.tsx'
import { actionChoices, subjectChoices } from './actions.data.ts'
import { columns, phone } from './audit-columns.tsx'
import { auditCsv } from './audit-csv.ts'

const filters = [
  <SelectInput key="action" source="action" label="Action" choices={actionChoices} />,
  <SelectInput key="subject" source="subject" label="Subject" choices={subjectChoices} />,
  <TextInput key="number" source="subject_id" label="Number of the subject" />,
  <TextInput key="email" source="actor_email" label="E-mail" type="email" />,
  <DateInput key="from" source="at_gte" label="From" />,
  <DateInput key="to" source="at_lte" label="Until" />,
]

const newestFirst = { field: 'at', order: 'DESC' } as const

const exportAudit: Exporter<AuditEntry> = async (entries) =>
  downloadCSV(await auditCsv(entries), 'audit')

/** Everything staff have changed (decisions 24). It is read, and nothing else. */
export function AuditList() {
  return (
    <StaffList<AuditEntry>
      title="Audit"
      search="Who, what, before, after or why"
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
      title: 'Nothing has been changed yet',
      words: 'Every change that staff make is written down here.',
    }
  }
  return {
    title: 'No entry matches',
    words: 'Try fewer words, another action or a wider range of days.',
    showAll: 'Show all entries',
  }
}
