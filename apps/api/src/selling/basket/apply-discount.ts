import type { Handler } from '../../core/contract.ts'
import { refuse } from '../../core/refusal.ts'
import { lockOwnBasket, setVoucher } from './basket.store.ts'
import { validateVoucher, readContents } from './contents.ts'
import type { VoucherResult } from '../discounts/voucher.ts'
import { findVoucher } from '../discounts/voucher.store.ts'
import { voucherView } from '../discounts/voucher.view.ts'

export const applyDiscount: Handler<'applyDiscount'> = async (context, { body, account }) => {
  const { db, clock, programme } = context
  const code = body.vouchercode.toUpperCase()
  const voucher = await findVoucher(db, code)
  if (!voucher) {
    const answer = await programme.applyCode(context, { code, accountId: account.id })
    return answer ?? refuse(406, { non_field_errors: ['Voucher code unknown'] })
  }

  const { id } = await lockOwnBasket(db, account.id)
  const basket = await readContents(context, id)
  if (basket.voucher?.id === voucher.id) return { status: 200, body: voucherView(voucher) }
  if (basket.voucher) {
    return refuse(406, {
      reason: 'Discount already applied to your basket',
      code: 'discount_present' as const,
    })
  }
  const now = clock.now()
  const result = await validateVoucher(db, { voucher, lines: basket.lines, row: basket, now })
  if (result !== 'ok') return refuseVoucher(result, code)
  await setVoucher(db, { basketId: id, voucherId: voucher.id, now })
  return { status: 200, body: voucherView(voucher) }
}

/** The sentences of contract A19. */
function refuseVoucher(result: Exclude<VoucherResult, 'ok'>, code: string) {
  if (result === 'not-qualified') {
    return refuse(406, {
      reason: 'Your basket does not qualify for a voucher discount',
      code: 'not_qualified' as const,
    })
  }
  const sentences = {
    expired: `The '${code}' voucher has expired`,
    used: 'This voucher has already been used',
    'used-by-account': 'You have already used this voucher in a previous order',
  }
  return refuse(406, { non_field_errors: [sentences[result]] })
}
