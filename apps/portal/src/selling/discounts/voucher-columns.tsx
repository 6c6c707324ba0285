import type { SupportVoucher } from '@bandari/sdk'
import { RowLines, RowLink, TwoLines } from '../../staff/list/cells.tsx'
import type { PhoneRow, StaffColumn } from '../../staff/list/StaffTable.tsx'
import css from '../../staff/list/StaffTable.module.css'
import { formatMoment, formatPeriod } from '../../staff/moment.ts'
import { VoucherChip } from './VoucherChip.tsx'
import { benefitLabel, goodsLabel, orderCountLabel, usageLabels } from './voucher-labels.ts'
import { t } from '../../language/translator.ts'

export const columns: StaffColumn<SupportVoucher>[] = [
  { source: 'code', label: 'staffDiscounts.code', render: codeOf },
  { source: 'benefit', label: 'staffDiscounts.takesOff', disableSort: true, render: benefitLabel },
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
        <strong className={css.amount}>{benefitLabel(voucher)}</strong>
      </span>
      <span>
        {goodsLabel(voucher)} · {t(usageLabels[voucher.usage])} ·{' '}
        {orderCountLabel(voucher.num_orders)}
      </span>
      <span>{formatPeriod(voucher.start_datetime, voucher.end_datetime)}</span>
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
      <span>{goodsLabel(voucher)}</span>
      <span>{t(usageLabels[voucher.usage])}</span>
    </span>
  )
}

function validityOf(voucher: SupportVoucher) {
  return (
    <span className={css.stack}>
      <span>{chipOf(voucher)}</span>
      <span>{t('staff.from', { moment: formatMoment(voucher.start_datetime) })}</span>
      <span>{t('staff.until', { moment: formatMoment(voucher.end_datetime) })}</span>
    </span>
  )
}

function usesOf({ num_orders }: SupportVoucher) {
  return <span className={css.whole}>{orderCountLabel(num_orders)}</span>
}
