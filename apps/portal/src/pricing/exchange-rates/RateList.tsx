import type { SupportExchangeRate } from '@bandari/sdk'
import { Link } from 'react-router-dom'
import { t } from '../../language/translator.ts'
import { narrowed, paths } from '../../paths.ts'
import { currencyLabel } from '../../shared/currency-label.ts'
import { formatDay } from '../../shared/dates.ts'
import { formatDate } from '../../shared/format.ts'
import { RowLines } from '../../staff/list/cells.tsx'
import { ChoiceFilter, choicesOf } from '../../staff/list/ChoiceFilter.tsx'
import { CreateLink } from '../../staff/list/CreateLink.tsx'
import { SelectFilter } from '../../staff/list/filters.tsx'
import { noMatch } from '../../staff/list/ListEmpty.tsx'
import { StaffList } from '../../staff/list/StaffList.tsx'
import { type PhoneRow, type StaffColumn, StaffTable } from '../../staff/list/StaffTable.tsx'
import css from '../../staff/list/StaffTable.module.css'
import { ImportRates } from './ImportRates.tsx'
import { RateChip } from './RateChip.tsx'
import { rateLabel } from './rate-labels.ts'
import { currencyChoices, stateLabels } from './rates.data.ts'

const states = choicesOf('state', Object.entries(stateLabels))
const latestFirst = { field: 'day', order: 'DESC' } as const

const filters = [
  <SelectFilter
    key="currency"
    source="currency"
    label="staffRates.currency"
    choices={currencyChoices}
    alwaysOn
  />,
]

const columns: StaffColumn<SupportExchangeRate>[] = [
  { source: 'currency', label: 'staffRates.currency', render: historyOf },
  {
    source: 'rate',
    label: 'staffRates.forOneDollar',
    align: 'right',
    disableSort: true,
    render: wholeRate,
  },
  { source: 'day', label: 'staffRates.day', isWhole: true, render: ({ day }) => formatDate(day) },
  { source: 'state', label: 'staff.state', render: chipOf },
  { source: 'source', label: 'staffRates.source' },
  { source: 'set_at', label: 'staffRates.set', render: setByLabel },
]

const phone: PhoneRow<SupportExchangeRate> = {
  title: rateLabel,
  chip: chipOf,
  rest: (rate) => (
    <RowLines>
      <span>{t('staffRates.ofDay', { day: formatDate(rate.day), source: rate.source })}</span>
      <span>{setByLabel(rate)}</span>
    </RowLines>
  ),
}

const empty = noMatch('staffRates.noneMatches', 'staffRates.tryOther')

/** What a dollar is worth in buyers' money, and what it was: a rate is never changed, only followed by another. */
export function RateList() {
  return (
    <StaffList<SupportExchangeRate>
      title={t('staffRates.title')}
      aside={
        <>
          <CreateLink to={paths.newRate} label={t('staffRates.new')} operation="setExchangeRate" />
          <ImportRates />
        </>
      }
      intro={<p>{t('staffRates.intro')}</p>}
      search={t('staffRates.search')}
      filters={filters}
      sort={latestFirst}
    >
      <ChoiceFilter legend={t('staff.state')} choices={states} />
      <StaffTable<SupportExchangeRate>
        columns={columns}
        phone={phone}
        opens={false}
        empty={empty}
        notOnTablets={['set_at']}
      />
    </StaffList>
  )
}

/** Leads to the currency's own rates, which are its history. */
function historyOf({ currency }: SupportExchangeRate) {
  return <Link to={narrowed(paths.supportRates, { currency })}>{currencyLabel(currency)}</Link>
}

function wholeRate(rate: SupportExchangeRate) {
  return <strong className={css.whole}>{rateLabel(rate)}</strong>
}

function chipOf({ state }: SupportExchangeRate) {
  return <RateChip state={state} />
}

function setByLabel({ set_by, set_at }: SupportExchangeRate): string {
  const day = formatDay(set_at)
  return set_by === null ? day : t('staffRates.setBy', { name: set_by, day })
}
