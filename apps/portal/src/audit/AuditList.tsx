import type { AuditEntry } from '@bandari/sdk'
import { useMediaQuery } from '@mui/material'
import type { Theme } from '@mui/material/styles'
import {
  DateInput,
  downloadCSV,
  type Exporter,
  ExportButton,
  FilterButton,
  List,
  SearchInput,
  SelectInput,
  TextInput,
  TopToolbar,
  useListContext,
} from 'react-admin'
import { Page } from '../layout/Page.tsx'
import { StaffOnly } from '../staff/StaffOnly.tsx'
import { querying } from '../providers/granted.ts'
import { ListFailure } from '../staff/list/ListFailure.tsx'
import { listLook } from '../staff/list/list-look.ts'
import { actionChoices, subjectChoices } from './actions.data.ts'
import { AuditRows } from './AuditRows.tsx'
import { AuditTable } from './AuditTable.tsx'
import { auditCsv } from './audit-csv.ts'

const searchLabel = 'Who, what, before, after or why'
const filters = [
  <SearchInput
    key="q"
    source="q"
    alwaysOn
    placeholder={searchLabel}
    inputProps={{ 'aria-label': searchLabel }}
  />,
  <SelectInput key="action" source="action" label="Action" choices={actionChoices} />,
  <SelectInput key="subject" source="subject" label="Subject" choices={subjectChoices} />,
  <TextInput key="number" source="subject_id" label="Number of the subject" />,
  <TextInput key="email" source="actor_email" label="E-mail" type="email" />,
  <DateInput key="from" source="at_gte" label="From" />,
  <DateInput key="to" source="at_lte" label="Until" />,
]

const newestFirst = { field: 'at', order: 'DESC' } as const

const exportAudit: Exporter<AuditEntry> = (entries) => downloadCSV(auditCsv(entries), 'audit')

/** Everything staff have changed (decisions 24). It is read, and nothing else. */
export function AuditList() {
  return (
    <StaffOnly operation="listAudit">
      <Page title="Audit" wide>
        <List<AuditEntry>
          title={false}
          resource="support/audit"
          filters={filters}
          actions={<ListActions />}
          exporter={exportAudit}
          sort={newestFirst}
          perPage={25}
          empty={false}
          error={<ListFailure what="audit" />}
          queryOptions={querying}
          sx={listLook}
        >
          <Entries />
        </List>
      </Page>
    </StaffOnly>
  )
}

function ListActions() {
  const { total = 0 } = useListContext()
  return (
    <TopToolbar>
      <FilterButton />
      {total > 0 && <ExportButton maxResults={5000} />}
    </TopToolbar>
  )
}

function Entries() {
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'))
  return isPhone ? <AuditRows /> : <AuditTable />
}
