import type { SupportVoucher } from '@bandari/sdk'
import { RowLines, RowLink, TwoLines } from '../../staff/list/cells.tsx'
import type { PhoneRow, StaffColumn } from '../../staff/list/StaffTable.tsx'
import css from '../../staff/list/StaffTable.module.css'
import { momentWords, periodWords } from '../../staff/moment.ts'
import { VoucherChip } from './VoucherChip.tsx'
import { benefitWords, goodsWords, ordersWords, usageWords } from './voucher-words.ts'
import { t } from '../../language/translator.ts'

export const columns: StaffColumn<SupportVoucher>[] = [
  { source: 'code', label: 'staffDiscounts.code', render: codeOf },
  { source: 'benefit', label: 'staffDiscounts.takesOff', disableSort: true, render: benefitWords },
  { source: 'product_class', label: 'staffDiscounts.for', disableSort: true, render: termsOf },
  { source: 'end_datetime', label: 'staffDiscounts.valid', render: validityOf },
  { source: 'num_orders', label: 'staffDiscounts.usedByColumn', disableSort: true, render: usesOf },
]

export const phone: PhoneRow<SupportVoucher> = {
  title: ({ code }) => code,
  chip: chipOf,
  rest: (voucher) => (
    <RowLines>
      <span className={css.rowHead}>
        <span>{voucher.issued_to ?? voucher.name}</span>
        <strong className={css.amount}>{benefitWords(voucher)}</strong>
      </span>
      <span>
        {goodsWords(voucher)} · {t(usageWords[voucher.usage])} · {ordersWords(voucher.num_orders)}
      </span>
      <span>{periodWords(voucher.start_datetime, voucher.end_datetime)}</span>
    </RowLines>
  ),
}

function codeOf({ code, name, issued_to }: SupportVoucher) {
  const whose = issued_to ?? name
  return (
    <RowLink>
      <TwoLines first={<strong>{code}</strong>} second={whose} full={whose} />
    </RowLink>
  )
}

function chipOf({ state }: SupportVoucher) {
  return <VoucherChip state={state} />
}

function termsOf(voucher: SupportVoucher) {
  return (
    <span className={css.stack}>
      <span>{goodsWords(voucher)}</span>
      <span>{t(usageWords[voucher.usage])}</span>
    </span>
  )
}

function validityOf(voucher: SupportVoucher) {
  return (
    <span className={css.stack}>
      <span>{chipOf(voucher)}</span>
      <span>{t('staff.from', { moment: momentWords(voucher.start_datetime) })}</span>
      <span>{t('staff.until', { moment: momentWords(voucher.end_datetime) })}</span>
    </span>
  )
}

function usesOf({ num_orders }: SupportVoucher) {
  return <span className={css.whole}>{ordersWords(num_orders)}</span>
}
