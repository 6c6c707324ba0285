import type { Handler } from '../../core/contract.ts'
import { refuse } from '../../core/refusal.ts'
import { reasonOf } from '../../core/problem.ts'
import { fieldErrors } from '../../core/field-problems.ts'
import { lockMyBasket, setVoucher } from './basket.store.ts'
import { validateVoucher, readContents } from './contents.ts'
import type { VoucherResult } from '../discounts/voucher.ts'
import { findVoucher } from '../discounts/voucher.store.ts'
import { voucherProblem } from '../discounts/voucher-problem.ts'
import { voucherView } from '../discounts/voucher.view.ts'

export const applyDiscount: Handler<'applyDiscount'> = async (context, { body, account }) => {
  const { db, clock, programme } = context
  const code = body.vouchercode.toUpperCase()
  const voucher = await findVoucher(db, code)
  if (!voucher) {
    const answer = await programme.applyCode(context, { code, accountId: account.id })
    return answer ?? refuse(406, fieldErrors({ non_field_errors: ['discount_unknown'] }))
  }

  const { id } = await lockMyBasket(db, account.id)
  const basket = await readContents(context, id)
  if (basket.voucher?.id === voucher.id) return { status: 200, body: voucherView(voucher) }
  // A voucher that takes nothing off any more, because it ended or no longer fits, makes room for another.
  if (basket.voucher && basket.discount > 0) return refuse(406, reasonOf('discount_present'))
  const now = clock.now()
  const result = await validateVoucher(db, { voucher, lines: basket.lines, row: basket, now })
  if (result !== 'ok') return refuseVoucher(result, code)
  await setVoucher(db, { basketId: id, voucherId: voucher.id, now })
  return { status: 200, body: voucherView(voucher) }
}

/** The refusals of contract A19. */
function refuseVoucher(result: Exclude<VoucherResult, 'ok'>, code: string) {
  if (result === 'not-qualified') return refuse(406, reasonOf('not_qualified'))
  return refuse(406, fieldErrors({ non_field_errors: [voucherProblem(result, code)] }))
}
