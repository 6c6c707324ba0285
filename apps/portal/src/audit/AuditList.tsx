import type { PlainMessageId } from '@bandari/i18n'
import type { AuditEntry } from '@bandari/sdk'
import { useDataProvider } from 'react-admin'
import type { PortalDataProvider } from '../providers/data-provider.ts'
import { ChoiceFilter, choicesOf } from '../staff/list/ChoiceFilter.tsx'
import type { EmptyListTexts } from '../staff/list/ListEmpty.tsx'
import { DateFilter, SelectFilter, TextFilter } from '../staff/list/filters.tsx'
import { StaffList } from '../staff/list/StaffList.tsx'
import { StaffTable } from '../staff/list/StaffTable.tsx'
import { actionNames } from '../staff/record/action-names.data.ts'
import { columns, phone } from './audit-columns.tsx'
import { subjectNames } from './subject-names.data.ts'
import { t } from '../language/translator.ts'

const namesAsChoices = (names: Readonly<Record<string, PlainMessageId>>) =>
  Object.entries(names).map(([id, name]) => ({ id, name }))

const filters = [
  <SelectFilter
    key="action"
    source="action"
    label="staffAudit.action"
    choices={namesAsChoices(actionNames)}
  />,
  <SelectFilter
    key="subject"
    source="subject"
    label="staffAudit.subject"
    choices={namesAsChoices(subjectNames)}
  />,
  <TextFilter key="number" source="subject_id" label="staffAudit.subjectNumber" />,
  <TextFilter key="email" source="actor_email" label="portal.email" type="email" />,
  <DateFilter key="from" source="at_gte" label="staffAudit.from" />,
  <DateFilter key="to" source="at_lte" label="staffAudit.until" />,
]

const newestFirst = { field: 'at', order: 'DESC' } as const

const kinds = choicesOf('kind', [
  ['change', 'staffAudit.changed'],
  ['sign-in', 'staffAudit.signIns'],
  ['refusal', 'staffAudit.refusals'],
  ['read', 'staffAudit.reads'],
])

/** There are many reads; people who come here mostly look for a change. */
const changes = { kind: 'change' }

/** What staff have changed (decisions 24), where they came in, what they were refused and whose data they saw. */
export function AuditList() {
  const { exportAudit } = useDataProvider<PortalDataProvider>()
  return (
    <StaffList<AuditEntry>
      title={t('staffAudit.title')}
      search={t('staffAudit.search')}
      filters={filters}
      filterDefaultValues={changes}
      sort={newestFirst}
      download={exportAudit}
    >
      <ChoiceFilter legend={t('staffAudit.kind')} choices={kinds} />
      <StaffTable<AuditEntry>
        columns={columns}
        phone={phone}
        opens="show"
        size="medium"
        storeKey="audit"
        isBig
        empty={emptyListTexts}
      />
    </StaffList>
  )
}

function emptyListTexts(filter: Readonly<Record<string, unknown>>): EmptyListTexts {
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
