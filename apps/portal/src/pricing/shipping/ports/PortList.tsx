import type { SupportPort } from '@bandari/sdk'
import { paths } from '../../../paths.ts'
import { formatList } from '../../../shared/format.ts'
import { regionNames } from '../../../shared/region-names.ts'
import { RowLink } from '../../../staff/list/cells.tsx'
import { CreateLink } from '../../../staff/list/CreateLink.tsx'
import { StaffList } from '../../../staff/list/StaffList.tsx'
import { type PhoneRow, type StaffColumn, StaffTable } from '../../../staff/list/StaffTable.tsx'
import { t } from '../../../language/translator.ts'

const byName = { field: 'name', order: 'ASC' } as const

const columns: StaffColumn<SupportPort>[] = [
  { source: 'name', label: 'staffTariffs.port', render: nameOf },
  {
    source: 'countries',
    label: 'staffTariffs.serves',
    disableSort: true,
    render: servedCountriesLabel,
  },
  { source: 'options', label: 'staffTariffs.codes', disableSort: true, render: codesOf },
]

const phone: PhoneRow<SupportPort> = { title: ({ name }) => name, rest: servedCountriesLabel }

const empty = { title: 'staffTariffs.noPortMatches', words: 'staffTariffs.tryLetters' }

/** Where vehicles are shipped to; countries choose among them (decision 24). */
export function PortList() {
  return (
    <StaffList<SupportPort>
      title={t('staffTariffs.ports')}
      aside={
        <CreateLink to={paths.newPort} label={t('staffTariffs.addPort')} operation="createPort" />
      }
      search={t('staffTariffs.searchPort')}
      sort={byName}
    >
      <StaffTable<SupportPort>
        columns={columns}
        phone={phone}
        opens={{ edit: 'updatePort' }}
        empty={empty}
      />
    </StaffList>
  )
}

function nameOf({ name }: SupportPort) {
  return <RowLink>{name}</RowLink>
}

function servedCountriesLabel({ countries }: SupportPort): string {
  return countries.length === 0
    ? t('staffTariffs.noCountryYet')
    : formatList(countries.map((code) => regionNames.of(code) ?? code))
}

function codesOf({ options }: SupportPort): string {
  return options.map(({ code }) => code).join(', ')
}
