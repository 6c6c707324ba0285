import type { SupportVoucher } from '@bandari/sdk'
import { SimpleList } from 'react-admin'
import { periodWords } from '../staff/moment.ts'
import css from '../staff/list/StaffTable.module.css'
import { useMay } from '../staff/use-may.ts'
import { NoVouchers } from './NoVouchers.tsx'
import { benefitWords, goodsWords, ordersWords, usageWords } from './voucher-words.ts'
import { VoucherChip } from './VoucherChip.tsx'

/** The table on a phone. */
export function VoucherRows() {
  const isEditor = useMay('updateVoucher')
  return (
    <SimpleList<SupportVoucher>
      linkType={isEditor ? 'edit' : false}
      empty={<NoVouchers />}
      primaryText={headOf}
      secondaryText={restOf}
      sx={{ padding: 0, '& li + li': { borderTop: 1, borderColor: 'divider' } }}
    />
  )
}

function headOf({ code, state }: SupportVoucher) {
  return (
    <span className={css.rowHead}>
      <strong>{code}</strong>
      <VoucherChip state={state} />
    </span>
  )
}

function restOf(voucher: SupportVoucher) {
  return (
    <span className={css.row}>
      <span className={css.rowHead}>
        <span>{voucher.issued_to ?? voucher.name}</span>
        <strong className={css.amount}>{benefitWords(voucher)}</strong>
      </span>
      <span>
        {goodsWords(voucher)} · {usageWords[voucher.usage]} · {ordersWords(voucher.num_orders)}
      </span>
      <span>{periodWords(voucher.start_datetime, voucher.end_datetime)}</span>
    </span>
  )
}
