import type { SupportInsuranceTariff } from '@bandari/sdk'
import { t } from '../../language/translator.ts'
import { paths } from '../../paths.ts'
import { formatDate } from '../../shared/format.ts'
import { RowLines } from '../../staff/list/cells.tsx'
import { ChoiceFilter, choicesOf } from '../../staff/list/ChoiceFilter.tsx'
import { CreateLink } from '../../staff/list/CreateLink.tsx'
import { noMatch } from '../../staff/list/ListEmpty.tsx'
import { StaffList } from '../../staff/list/StaffList.tsx'
import { type PhoneRow, type StaffColumn, StaffTable } from '../../staff/list/StaffTable.tsx'
import css from '../../staff/list/StaffTable.module.css'
import { formatMoment } from '../../staff/moment.ts'
import { stateLabels } from '../tariffs/tariff-labels.ts'
import { TariffChip } from '../tariffs/TariffChip.tsx'
import { minimumLabel, termsLabel } from './insurance-labels.ts'

const states = choicesOf('state', Object.entries(stateLabels))
const latestFirst = { field: 'valid_from', order: 'DESC' } as const

const columns: StaffColumn<SupportInsuranceTariff>[] = [
  { source: 'percent', label: 'staffInsurance.share', disableSort: true, render: shareOf },
  { source: 'minimum', label: 'staffInsurance.minimum', align: 'right', render: minimumLabel },
  { source: 'valid_from', label: 'staffInsurance.begins', isWhole: true, render: beginOf },
  { source: 'state', label: 'staff.state', render: chipOf },
  { source: 'set_at', label: 'staffInsurance.set', render: setByLabel },
]

const phone: PhoneRow<SupportInsuranceTariff> = {
  title: termsLabel,
  chip: chipOf,
  rest: (tariff) => (
    <RowLines>
      <span>{t('staff.from', { moment: beginOf(tariff) })}</span>
      <span>{setByLabel(tariff)}</span>
    </RowLines>
  ),
}

const empty = noMatch('staffInsurance.noneMatches', 'staffInsurance.tryOther')

/** What insurance costs, cost and will cost: a tariff is never changed, only followed by another. */
export function InsuranceList() {
  return (
    <StaffList<SupportInsuranceTariff>
      title={t('staffInsurance.title')}
      aside={
        <CreateLink
          to={paths.newInsuranceTariff}
          label={t('staffInsurance.new')}
          operation="setInsuranceTariff"
        />
      }
      intro={<p>{t('staffInsurance.intro')}</p>}
      search={t('staffInsurance.search')}
      sort={latestFirst}
    >
      <ChoiceFilter legend={t('staff.state')} choices={states} />
      <StaffTable<SupportInsuranceTariff>
        columns={columns}
        phone={phone}
        opens={false}
        empty={empty}
        notOnTablets={['set_at']}
      />
    </StaffList>
  )
}

function shareOf({ percent }: SupportInsuranceTariff) {
  return <strong className={css.whole}>{`${percent} %`}</strong>
}

function beginOf({ valid_from }: SupportInsuranceTariff): string {
  return formatMoment(valid_from)
}

function chipOf({ state }: SupportInsuranceTariff) {
  return <TariffChip state={state} />
}

function setByLabel({ set_by, set_at }: SupportInsuranceTariff): string {
  const day = formatDate(set_at)
  return set_by === null ? day : t('staffInsurance.setBy', { name: set_by, day })
}
