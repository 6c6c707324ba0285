import type { PayoutBatch } from '@bandari/sdk'
import { formatMoney } from '@bandari/ui'
import { SimpleList } from 'react-admin'
import { formatDay } from '../shared/dates.ts'
import css from '../staff/list/StaffTable.module.css'
import { BatchChip } from './BatchChip.tsx'
import { NoPayouts } from './NoPayouts.tsx'
import { supportersOf } from './payout-words.ts'

/** The table on a phone. */
export function PayoutRows() {
  return (
    <SimpleList<PayoutBatch>
      linkType="show"
      empty={<NoPayouts />}
      primaryText={headOf}
      secondaryText={restOf}
      sx={{ padding: 0, '& li + li': { borderTop: 1, borderColor: 'divider' } }}
    />
  )
}

function headOf({ id, state }: PayoutBatch) {
  return (
    <span className={css.rowHead}>
      <strong>Payout {id}</strong>
      <BatchChip state={state} />
    </span>
  )
}

function restOf(batch: PayoutBatch) {
  const { total: amount, currency } = batch
  return (
    <span className={css.row}>
      <span className={css.rowHead}>
        <span>{supportersOf(batch)}</span>
        <strong className={css.amount}>{formatMoney({ amount, currency })}</strong>
      </span>
      <span>
        {formatDay(batch.created_at)} · {batch.created_by}
      </span>
    </span>
  )
}
