import type { Context } from '../../../core/context.ts'
import type { Handler } from '../../../core/contract.ts'
import { enqueueMail } from '../../../platform/mail/outbox.store.ts'
import { refuse } from '../../../core/refusal.ts'
import { detail } from '../../../core/problem.ts'
import { isOfferOpen } from './flash-discount.ts'
import { type FlashRow, findFlashVoucher, insertFlashVoucher } from './flash-discount.store.ts'
import { flashDiscountView } from './flash-discount.view.ts'
import { flashMail } from './flash-mail.ts'

export const claimFlashDiscount: Handler<'claimFlashDiscount'> = async (
  context,
  { body, language },
) => {
  const { db, clock, settings } = context
  if (!isOfferOpen(settings.flashOfferEnds, clock.now())) {
    return refuse(410, detail('offer_ended'))
  }
  const existing = await findFlashVoucher(db, body.email)
  if (existing) return { status: 200, body: flashDiscountView(existing) }
  const { row, isNew } = await issue(context, body.email)
  if (!isNew) return { status: 200, body: flashDiscountView(row) }
  await enqueueMail(db, flashMail({ email: body.email, language }, row, settings))
  context.afterCommit(context.nudgeOutbox)
  return { status: 201, body: flashDiscountView(row) }
}

/** When two calls for one address come at once, one issues the code and the other shows it. */
async function issue(
  { db, clock }: Context,
  email: string,
): Promise<{ row: FlashRow; isNew: boolean }> {
  for (;;) {
    const row = await insertFlashVoucher(db, { email, now: clock.now() })
    if (row) return { row, isNew: true }
    const other = await findFlashVoucher(db, email)
    if (other) return { row: other, isNew: false }
  }
}
