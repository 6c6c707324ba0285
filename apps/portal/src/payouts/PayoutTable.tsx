import type { PayoutBatch } from '@bandari/sdk'
import { formatMoney } from '@bandari/ui'
import { useMediaQuery } from '@mui/material'
import type { Theme } from '@mui/material/styles'
import type { MouseEvent } from 'react'
import { DataTable } from 'react-admin'
import { Link } from 'react-router-dom'
import { paths } from '../paths.ts'
import { formatDay } from '../shared/dates.ts'
import css from '../staff/list/StaffTable.module.css'
import { BatchChip } from './BatchChip.tsx'
import { NoPayouts } from './NoPayouts.tsx'

const Column = DataTable.Col<PayoutBatch>

export function PayoutTable() {
  const isTablet = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'))
  return (
    <DataTable<PayoutBatch>
      rowClick="show"
      size="medium"
      bulkActionButtons={false}
      empty={<NoPayouts />}
      hiddenColumns={isTablet ? ['paid_at'] : []}
      storeKey={isTablet ? 'payouts.tablet' : 'payouts.desktop'}
    >
      <Column source="id" label="Payout" render={numberOf} />
      <Column source="created_at" label="Made" render={madeOf} />
      <Column source="state" label="State" disableSort render={stateOf} />
      <Column source="paid_at" label="Paid" render={paidOf} />
      <Column source="line_count" label="Supporters" align="right" disableSort />
      <Column source="total" label="Total" align="right" render={totalOf} />
    </DataTable>
  )
}

/** The link is for the keyboard and for new tabs; a row answers to the mouse alone. */
function numberOf({ id }: PayoutBatch) {
  const stop = (event: MouseEvent) => event.stopPropagation()
  return (
    <Link to={paths.supportPayout(id)} onClick={stop} className={css.whole}>
      Payout {id}
    </Link>
  )
}

function madeOf({ created_at, created_by }: PayoutBatch) {
  return (
    <span className={css.stack}>
      <span className={css.whole}>{formatDay(created_at)}</span>
      <span className={css.quiet}>{created_by}</span>
    </span>
  )
}

function stateOf({ state }: PayoutBatch) {
  return <BatchChip state={state} />
}

function paidOf({ paid_at, reference }: PayoutBatch) {
  if (paid_at === null) return ''
  return (
    <span className={css.stack}>
      <span className={css.whole}>{formatDay(paid_at)}</span>
      <span className={css.quiet} title={reference ?? ''}>
        {reference}
      </span>
    </span>
  )
}

function totalOf({ total: amount, currency }: PayoutBatch) {
  return <strong className={css.whole}>{formatMoney({ amount, currency })}</strong>
}
