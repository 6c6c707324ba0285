import type { SupportTariff } from '@bandari/sdk'
import { SimpleList } from 'react-admin'
import { periodWords } from '../staff/moment.ts'
import css from '../staff/list/StaffTable.module.css'
import { useMay } from '../staff/use-may.ts'
import { NoTariffs } from './NoTariffs.tsx'
import { chargeWords, nameWords } from './tariff-words.ts'
import { TariffChip } from './TariffChip.tsx'

/** The table on a phone. */
export function TariffRows() {
  const isEditor = useMay('updateTariff')
  return (
    <SimpleList<SupportTariff>
      linkType={isEditor ? 'edit' : false}
      empty={<NoTariffs />}
      primaryText={headOf}
      secondaryText={restOf}
      sx={{ padding: 0, '& li + li': { borderTop: 1, borderColor: 'divider' } }}
    />
  )
}

function headOf(tariff: SupportTariff) {
  return (
    <span className={css.rowHead}>
      <strong>{nameWords(tariff)}</strong>
      <TariffChip state={tariff.state} />
    </span>
  )
}

function restOf(tariff: SupportTariff) {
  return (
    <span className={css.row}>
      <strong className={css.amount}>{chargeWords(tariff)}</strong>
      <span>{periodWords(tariff.valid_from, tariff.valid_to)}</span>
    </span>
  )
}
