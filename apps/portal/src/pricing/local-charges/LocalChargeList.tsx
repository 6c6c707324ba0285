import type { SupportDoorTariff } from '@bandari/sdk'
import { t } from '../../language/translator.ts'
import { paths } from '../../paths.ts'
import { formatDate, formatLabelled } from '../../shared/format.ts'
import { RowLines } from '../../staff/list/cells.tsx'
import { ChoiceFilter, choicesOf } from '../../staff/list/ChoiceFilter.tsx'
import { CreateLink } from '../../staff/list/CreateLink.tsx'
import { noMatch } from '../../staff/list/ListEmpty.tsx'
import { StaffList } from '../../staff/list/StaffList.tsx'
import { type PhoneRow, type StaffColumn, StaffTable } from '../../staff/list/StaffTable.tsx'
import { formatMoment } from '../../staff/moment.ts'
import { stateLabels } from '../tariffs/tariff-labels.ts'
import { TariffChip } from '../tariffs/TariffChip.tsx'
import { amountLabel, countryName, kindLabels, destinationLabel } from './local-charge-labels.ts'
import { useDestinations } from './use-destinations.ts'

const states = choicesOf('state', Object.entries(stateLabels))
const latestFirst = { field: 'valid_from', order: 'DESC' } as const

const columns: StaffColumn<SupportDoorTariff>[] = [
  { source: 'kind', label: 'staffDoorTariffs.kind', render: kindOf },
  { source: 'country', label: 'staffDoorTariffs.country', render: countryOf },
  { source: 'place', label: 'staffDoorTariffs.place', render: destinationOf },
  { source: 'amount', label: 'staffDoorTariffs.amount', align: 'right', render: amountLabel },
  { source: 'valid_from', label: 'staffDoorTariffs.begins', isWhole: true, render: beginOf },
  { source: 'state', label: 'staff.state', render: chipOf },
  { source: 'set_at', label: 'staffDoorTariffs.set', render: setByLabel },
]

const phone: PhoneRow<SupportDoorTariff> = {
  title: (tariff) => formatLabelled(countryOf(tariff), kindOf(tariff)),
  chip: chipOf,
  rest: (tariff) => (
    <RowLines>
      <span>
        <Destination tariff={tariff} />
        {' · '}
        {amountLabel(tariff)}
      </span>
      <span>{t('staff.from', { moment: beginOf(tariff) })}</span>
      <span>{setByLabel(tariff)}</span>
    </RowLines>
  ),
}

const empty = noMatch('staffDoorTariffs.noneMatches', 'staffDoorTariffs.tryOther')

/** The shop's own prices of inspections and of ways by land: none is ever changed, only followed by another. */
export function LocalChargeList() {
  return (
    <StaffList<SupportDoorTariff>
      title={t('staffDoorTariffs.title')}
      aside={
        <CreateLink
          to={paths.newLocalCharge}
          label={t('staffDoorTariffs.new')}
          operation="setDoorTariff"
        />
      }
      intro={<p>{t('staffDoorTariffs.intro')}</p>}
      search={t('staffDoorTariffs.search')}
      sort={latestFirst}
    >
      <ChoiceFilter legend={t('staff.state')} choices={states} />
      <StaffTable<SupportDoorTariff>
        columns={columns}
        phone={phone}
        opens={false}
        empty={empty}
        notOnTablets={['set_at']}
      />
    </StaffList>
  )
}

function kindOf({ kind }: SupportDoorTariff): string {
  return t(kindLabels[kind])
}

function countryOf({ country }: SupportDoorTariff): string {
  return countryName(country)
}

function destinationOf(tariff: SupportDoorTariff) {
  return <Destination tariff={tariff} />
}

function Destination({ tariff }: { tariff: SupportDoorTariff }) {
  return destinationLabel(tariff, useDestinations())
}

function beginOf({ valid_from }: SupportDoorTariff): string {
  return formatMoment(valid_from)
}

function chipOf({ state }: SupportDoorTariff) {
  return <TariffChip state={state} />
}

function setByLabel({ set_by, set_at }: SupportDoorTariff): string {
  return t('staffDoorTariffs.setBy', { name: set_by, day: formatDate(set_at) })
}
