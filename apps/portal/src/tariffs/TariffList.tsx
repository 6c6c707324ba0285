import type { SupportTariff } from '@bandari/sdk'
import { paths } from '../paths.ts'
import { RowLines, RowLink } from '../staff/list/cells.tsx'
import { ChoiceFilter, choicesOf } from '../staff/list/ChoiceFilter.tsx'
import { CreateLink } from '../staff/list/CreateLink.tsx'
import { StaffList } from '../staff/list/StaffList.tsx'
import { type PhoneRow, type StaffColumn, StaffTable } from '../staff/list/StaffTable.tsx'
import css from '../staff/list/StaffTable.module.css'
import { momentWords, periodWords } from '../staff/moment.ts'
import { chargeWords, nameWords, placeWords, stateWords } from './tariff-words.ts'
import { TariffChip } from './TariffChip.tsx'
import { TariffGaps } from './TariffGaps.tsx'

const states = choicesOf('state', Object.entries(stateWords))
const latestFirst = { field: 'valid_from', order: 'DESC' } as const

const columns: StaffColumn<SupportTariff>[] = [
  { source: 'shipping_type', label: 'Type', render: typeOf },
  { source: 'port', label: 'Where', render: placeWords },
  { source: 'amount', label: 'Charge', align: 'right', render: chargeOf },
  { source: 'valid_from', label: 'Valid', render: validityOf },
]

const phone: PhoneRow<SupportTariff> = {
  title: nameWords,
  chip: chipOf,
  rest: (tariff) => (
    <RowLines>
      <strong className={css.amount}>{chargeWords(tariff)}</strong>
      <span>{periodWords(tariff.valid_from, tariff.valid_to)}</span>
    </RowLines>
  ),
}

const empty = { title: 'No tariff matches', words: 'Try another state or fewer words.' }

/** What shipping costs, costed and will cost (decisions 8 and 24). */
export function TariffList() {
  return (
    <StaffList<SupportTariff>
      title="Tariffs"
      aside={<CreateLink to={paths.newTariff} label="New tariff" operation="createTariff" />}
      intro={<Rules />}
      search="Port or type"
      sort={latestFirst}
    >
      <ChoiceFilter legend="State" choices={states} />
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
      <p>
        A port’s own tariff overrules the general one there. Baskets and orders are charged what is
        in force at that moment.
      </p>
      <TariffGaps />
    </>
  )
}

function typeOf({ shipping_type }: SupportTariff) {
  return <RowLink>{shipping_type}</RowLink>
}

function chipOf({ state }: SupportTariff) {
  return <TariffChip state={state} />
}

function chargeOf(tariff: SupportTariff) {
  return <strong className={css.whole}>{chargeWords(tariff)}</strong>
}

function validityOf(tariff: SupportTariff) {
  const { valid_from, valid_to } = tariff
  return (
    <span className={css.stack}>
      <span>{chipOf(tariff)}</span>
      <span>from {momentWords(valid_from)}</span>
      <span>{valid_to === null ? 'without end' : `until ${momentWords(valid_to)}`}</span>
    </span>
  )
}
