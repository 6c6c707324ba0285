import type { SupportVoucher, VoucherCreate } from '@bandari/sdk'
import { fromDecimal, toDecimal } from '../../core/money.ts'
import { voucherState, type VoucherTerms } from './voucher-rules.ts'
import type { StaffVoucherRow } from './vouchers.store.ts'

export function supportVoucherView(row: StaffVoucherRow, now: Date): SupportVoucher {
  return {
    id: row.id,
    code: row.code,
    name: row.name,
    kind: row.kind,
    benefit: toDecimal(row.benefit),
    currency: row.currency,
    min_goods: toDecimal(row.min_goods),
    product_class: row.class,
    usage: row.usage,
    start_datetime: row.starts_at.toISOString(),
    end_datetime: row.ends_at.toISOString(),
    num_orders: row.num_orders,
    offer: row.offer,
    issued_to: row.issued_to,
    state: voucherState(row, now),
    only_end_changes: onlyEndChanges(row),
    version: row.version,
    written_by: row.writer,
    written_by_email: row.writer_email,
    approved_by: row.approver,
  }
}

/** Buyers rely on the terms of a code that was used, or that was mailed to them. */
export function onlyEndChanges({
  is_used,
  offer,
}: Pick<StaffVoucherRow, 'is_used' | 'offer'>): boolean {
  return is_used || offer !== null
}

/** The contract has validated that amounts are decimals and times are times. */
export function termsOf(body: VoucherCreate): VoucherTerms {
  return {
    code: body.code.toUpperCase(),
    name: body.name,
    kind: body.kind,
    benefit: fromDecimal(body.benefit) ?? 0,
    min_goods: fromDecimal(body.min_goods ?? '0') ?? 0,
    class: body.product_class ?? null,
    usage: body.usage,
    starts_at: new Date(body.start_datetime),
    ends_at: new Date(body.end_datetime),
  }
}

/** The terms of a row without its other columns, for the audit record and to compare with. */
export function termsIn(row: VoucherTerms): VoucherTerms {
  const { code, name, kind, benefit, min_goods, usage, starts_at, ends_at } = row
  return { code, name, kind, benefit, min_goods, class: row.class, usage, starts_at, ends_at }
}
