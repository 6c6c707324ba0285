import type { SupportInsuranceTariff } from '@bandari/sdk'
import { t } from '../../language/translator.ts'
import { paths } from '../../paths.ts'
import { formatDate } from '../../shared/format.ts'
import { RowLines } from '../../staff/list/cells.tsx'
import { ChoiceFilter, choicesOf } from '../../staff/list/ChoiceFilter.tsx'
import { CreateLink } from '../../staff/list/CreateLink.tsx'
import { StaffList } from '../../staff/list/StaffList.tsx'
import { type PhoneRow, type StaffColumn, StaffTable } from '../../staff/list/StaffTable.tsx'
import css from '../../staff/list/StaffTable.module.css'
import { momentWords } from '../../staff/moment.ts'
import { stateWords } from '../tariffs/tariff-words.ts'
import { TariffChip } from '../tariffs/TariffChip.tsx'
import { minimumWords, termsWords } from './insurance-words.ts'

const states = choicesOf('state', Object.entries(stateWords))
const latestFirst = { field: 'valid_from', order: 'DESC' } as const

const columns: StaffColumn<SupportInsuranceTariff>[] = [
  { source: 'percent', label: 'staffInsurance.share', disableSort: true, render: shareOf },
  { source: 'minimum', label: 'staffInsurance.minimum', align: 'right', render: minimumWords },
  { source: 'valid_from', label: 'staffInsurance.begins', isWhole: true, render: beginOf },
  { source: 'state', label: 'staff.state', render: chipOf },
  { source: 'set_at', label: 'staffInsurance.set', render: setWords },
]

const phone: PhoneRow<SupportInsuranceTariff> = {
  title: termsWords,
  chip: chipOf,
  rest: (tariff) => (
    <RowLines>
      <span>{t('staff.from', { moment: beginOf(tariff) })}</span>
      <span>{setWords(tariff)}</span>
    </RowLines>
  ),
}

const empty = { title: 'staffInsurance.noneMatches', words: 'staffInsurance.tryOther' }

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
  return momentWords(valid_from)
}

function chipOf({ state }: SupportInsuranceTariff) {
  return <TariffChip state={state} />
}

function setWords({ set_by, set_at }: SupportInsuranceTariff): string {
  const day = formatDate(set_at)
  return set_by === null ? day : t('staffInsurance.setBy', { name: set_by, day })
}
