import type { SupportVoucher } from '@bandari/sdk'
import { useMediaQuery } from '@mui/material'
import type { Theme } from '@mui/material/styles'
import type { MouseEvent } from 'react'
import { DataTable } from 'react-admin'
import { Link } from 'react-router-dom'
import { paths } from '../paths.ts'
import { momentWords } from '../staff/moment.ts'
import css from '../staff/list/StaffTable.module.css'
import { useMay } from '../staff/use-may.ts'
import { NoVouchers } from './NoVouchers.tsx'
import { benefitWords, goodsWords, ordersWords, usageWords } from './voucher-words.ts'
import { VoucherChip } from './VoucherChip.tsx'

const Column = DataTable.Col<SupportVoucher>

export function VoucherTable() {
  const isEditor = useMay('updateVoucher')
  const isTablet = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'))
  return (
    <DataTable<SupportVoucher>
      rowClick={isEditor ? 'edit' : false}
      bulkActionButtons={false}
      empty={<NoVouchers />}
      hiddenColumns={isTablet ? ['product_class'] : []}
      storeKey={isTablet ? 'vouchers.tablet' : 'vouchers.desktop'}
    >
      <Column source="code" label="Code" render={isEditor ? linkedCode : codeOf} />
      <Column source="benefit" label="Takes off" disableSort render={benefitWords} />
      <Column source="product_class" label="For" disableSort render={termsOf} />
      <Column source="end_datetime" label="Valid" render={validityOf} />
      <Column source="num_orders" label="Used by" disableSort render={usesOf} />
    </DataTable>
  )
}

function codeOf({ code, name, issued_to }: SupportVoucher) {
  return (
    <span className={css.stack}>
      <strong>{code}</strong>
      <span className={css.quiet} title={issued_to ?? name}>
        {issued_to ?? name}
      </span>
    </span>
  )
}

/** The link is for the keyboard and for new tabs; a row answers to the mouse alone. */
function linkedCode(voucher: SupportVoucher) {
  const stop = (event: MouseEvent) => event.stopPropagation()
  return (
    <Link to={paths.voucher(voucher.id)} onClick={stop}>
      {codeOf(voucher)}
    </Link>
  )
}

function termsOf(voucher: SupportVoucher) {
  return (
    <span className={css.stack}>
      <span>{goodsWords(voucher)}</span>
      <span>{usageWords[voucher.usage]}</span>
    </span>
  )
}

function validityOf({ state, start_datetime, end_datetime }: SupportVoucher) {
  return (
    <span className={css.stack}>
      <span>
        <VoucherChip state={state} />
      </span>
      <span>from {momentWords(start_datetime)}</span>
      <span>until {momentWords(end_datetime)}</span>
    </span>
  )
}

function usesOf({ num_orders }: SupportVoucher) {
  return <span className={css.whole}>{ordersWords(num_orders)}</span>
}
