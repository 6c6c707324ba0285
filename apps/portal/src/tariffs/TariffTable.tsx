import type { SupportTariff } from '@bandari/sdk'
import type { MouseEvent } from 'react'
import { DataTable } from 'react-admin'
import { Link } from 'react-router-dom'
import { paths } from '../paths.ts'
import { momentWords } from '../staff/moment.ts'
import css from '../staff/list/StaffTable.module.css'
import { useMay } from '../staff/use-may.ts'
import { NoTariffs } from './NoTariffs.tsx'
import { chargeWords, placeWords } from './tariff-words.ts'
import { TariffChip } from './TariffChip.tsx'

const Column = DataTable.Col<SupportTariff>

export function TariffTable() {
  const isEditor = useMay('updateTariff')
  return (
    <DataTable<SupportTariff>
      rowClick={isEditor ? 'edit' : false}
      bulkActionButtons={false}
      empty={<NoTariffs />}
    >
      <Column
        source="shipping_type"
        label="Type"
        render={isEditor ? linkedType : ({ shipping_type }) => shipping_type}
      />
      <Column source="port" label="Where" render={placeWords} />
      <Column source="amount" label="Charge" align="right" render={chargeOf} />
      <Column source="valid_from" label="Valid" render={validityOf} />
    </DataTable>
  )
}

/** The link is for the keyboard and for new tabs; a row answers to the mouse alone. */
function linkedType({ id, shipping_type }: SupportTariff) {
  const stop = (event: MouseEvent) => event.stopPropagation()
  return (
    <Link to={paths.tariff(id)} onClick={stop}>
      {shipping_type}
    </Link>
  )
}

function chargeOf(tariff: SupportTariff) {
  return <strong className={css.whole}>{chargeWords(tariff)}</strong>
}

function validityOf({ state, valid_from, valid_to }: SupportTariff) {
  return (
    <span className={css.stack}>
      <span>
        <TariffChip state={state} />
      </span>
      <span>from {momentWords(valid_from)}</span>
      <span>{valid_to === null ? 'without end' : `until ${momentWords(valid_to)}`}</span>
    </span>
  )
}
