import type { SupportTariff } from '@bandari/sdk'
import { paths } from '../../paths.ts'
import { RowLines, RowLink } from '../../staff/list/cells.tsx'
import { ChoiceFilter, choicesOf } from '../../staff/list/ChoiceFilter.tsx'
import { CreateLink } from '../../staff/list/CreateLink.tsx'
import { noMatch } from '../../staff/list/ListEmpty.tsx'
import { StaffList } from '../../staff/list/StaffList.tsx'
import { type PhoneRow, type StaffColumn, StaffTable } from '../../staff/list/StaffTable.tsx'
import css from '../../staff/list/StaffTable.module.css'
import { formatMoment, formatPeriod } from '../../staff/moment.ts'
import { chargeLabel, tariffName, portLabel, stateLabels } from './tariff-labels.ts'
import { TariffChip } from './TariffChip.tsx'
import { TariffGaps } from './TariffGaps.tsx'
import { t } from '../../language/translator.ts'

const states = choicesOf('state', Object.entries(stateLabels))
const latestFirst = { field: 'valid_from', order: 'DESC' } as const

const columns: StaffColumn<SupportTariff>[] = [
  { source: 'shipping_type', label: 'staffTariffs.type', render: typeOf },
  { source: 'port', label: 'staffTariffs.where', render: portLabel },
  { source: 'amount', label: 'staffTariffs.charge', align: 'right', render: chargeOf },
  { source: 'valid_from', label: 'staffTariffs.valid', render: validityOf },
]

const phone: PhoneRow<SupportTariff> = {
  title: tariffName,
  chip: chipOf,
  rest: (tariff) => (
    <RowLines>
      <strong className={css.amount}>{chargeLabel(tariff)}</strong>
      <span>{formatPeriod(tariff.valid_from, tariff.valid_to)}</span>
    </RowLines>
  ),
}

const empty = noMatch('staffTariffs.noMatch', 'staffTariffs.tryOther')

/** What shipping costs, costed and will cost (decisions 8 and 24). */
export function TariffList() {
  return (
    <StaffList<SupportTariff>
      title={t('staffTariffs.title')}
      aside={
        <CreateLink
          to={paths.newTariff}
          label={t('staffTariffs.newTariff')}
          operation="createTariff"
        />
      }
      intro={<Rules />}
      search={t('staffTariffs.search')}
      sort={latestFirst}
    >
      <ChoiceFilter legend={t('staff.state')} choices={states} />
      <StaffTable<SupportTariff>
        columns={columns}
        phone={phone}
        opens={{ edit: 'updateTariff' }}
        empty={empty}
      />
    </StaffList>
  )
}

function Rules() {
  return (
    <>
      <p>{t('staffTariffs.rules')}</p>
      <TariffGaps />
    </>
  )
}

function typeOf({ shipping_type }: SupportTariff) {
  return <RowLink>{t(`staff.shippingType.${shipping_type}`)}</RowLink>
}

function chipOf({ state }: SupportTariff) {
  return <TariffChip state={state} />
}

function chargeOf(tariff: SupportTariff) {
  return <strong className={css.whole}>{chargeLabel(tariff)}</strong>
}

function validityOf(tariff: SupportTariff) {
  const { valid_from, valid_to } = tariff
  return (
    <span className={css.stack}>
      <span>{chipOf(tariff)}</span>
      <span>{t('staff.from', { moment: formatMoment(valid_from) })}</span>
      <span>
        {valid_to === null
          ? t('staff.withoutEnd')
          : t('staff.until', { moment: formatMoment(valid_to) })}
      </span>
    </span>
  )
}
