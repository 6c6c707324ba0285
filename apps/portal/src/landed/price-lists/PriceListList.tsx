import type { PriceList } from '@bandari/sdk'
import { t } from '../../language/translator.ts'
import { formatDate } from '../../shared/format.ts'
import { RowLines, RowLink, TwoLines } from '../../staff/list/cells.tsx'
import { ChoiceFilter, choicesOf } from '../../staff/list/ChoiceFilter.tsx'
import { noMatch } from '../../staff/list/ListEmpty.tsx'
import { StaffList } from '../../staff/list/StaffList.tsx'
import { type PhoneRow, type StaffColumn, StaffTable } from '../../staff/list/StaffTable.tsx'
import { draftStateLabels } from '../import-rules.data.ts'
import { countryName } from '../rule-labels.tsx'
import { ImportPriceList } from './ImportPriceList.tsx'
import { importedByLabel, PriceListChip } from './price-list-labels.tsx'

const states = choicesOf('state', Object.entries(draftStateLabels))
const newestFirst = { field: 'id', order: 'DESC' } as const

const columns: StaffColumn<PriceList>[] = [
  {
    source: 'country',
    label: 'staffImportRules.country',
    render: ({ country }) => <RowLink>{countryName(country)}</RowLink>,
  },
  {
    source: 'edition',
    label: 'staffImportRules.priceList.edition',
    disableSort: true,
    render: ({ edition, source }) => <TwoLines first={edition} second={source ?? ''} />,
  },
  {
    source: 'in_force_from',
    label: 'staffImportRules.priceList.inForceFrom',
    isWhole: true,
    render: ({ in_force_from: day }) => formatDate(day),
  },
  {
    source: 'rows',
    label: 'staffImportRules.priceList.rows',
    align: 'right',
    disableSort: true,
    render: rowCountLabel,
  },
  { source: 'set_at', label: 'staffImportRules.priceList.brought', render: importedByLabel },
  { source: 'state', label: 'staffImportRules.state', render: chipOf },
]

const phone: PhoneRow<PriceList> = {
  title: ({ country, edition }) =>
    t('staffImportRules.draft.titleOf', { country: countryName(country), words: edition }),
  chip: chipOf,
  rest: (list) => (
    <RowLines>
      <span>{t('staffImportRules.since', { day: formatDate(list.in_force_from) })}</span>
      <span>{rowCountLabel(list)}</span>
      <span>{importedByLabel(list)}</span>
    </RowLines>
  ),
}

const empty = noMatch(
  'staffImportRules.priceList.noneMatches',
  'staffImportRules.priceList.tryOther',
)

/** What customs offices put on new cars, edition by edition. */
export function PriceListList() {
  return (
    <StaffList<PriceList>
      title={t('staffImportRules.priceList.title')}
      intro={<p>{t('staffImportRules.priceList.intro')}</p>}
      search={t('staffImportRules.priceList.search')}
      aside={<ImportPriceList />}
      sort={newestFirst}
    >
      <ChoiceFilter legend={t('staffImportRules.state')} choices={states} />
      <StaffTable<PriceList> columns={columns} phone={phone} opens="show" empty={empty} />
    </StaffList>
  )
}

function rowCountLabel({ rows: count }: PriceList): string {
  return t('staffImportRules.priceList.rowCount', { count })
}

function chipOf(list: PriceList) {
  return <PriceListChip {...list} />
}
