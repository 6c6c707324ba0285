import type { Account } from '../../core/account.ts'
import { lockOpenBasket, setQuoteRequest } from '../../selling/basket/basket.store.ts'
import { readContents } from '../../selling/basket/contents.ts'
import type { Context } from '../../core/context.ts'
import { mayMail } from '../../platform/mail/mail-gate.store.ts'
import { enqueueMail } from '../../platform/mail/outbox.store.ts'
import { deleteQuotedLines } from '../../pricing/cost-lines/quoted-lines.store.ts'
import { notFound, refuse } from '../../core/refusal.ts'
import { detail } from '../../core/problem.ts'
import { fieldErrors } from '../../core/field-problems.ts'
import { staffLanguageAt } from '../../people/accounts/account.store.ts'
import { quoteMail } from './quote-mail.ts'
import { recordQuestion } from './quote-thread.ts'
import { isDetermined } from '../../pricing/tariffs/tariff.ts'

export interface QuoteRequest {
  /** Id of the basket. */
  q: number
  contactNumber?: string
  userRequest?: string
}

const requested = {
  status: 200 as const,
  body: { detail: 'Shipping quote requested.', is_shipping_requested: true },
}

/**
 * Marks the basket as waiting and mails support; asking again changes nothing (contract A21). A buyer who changes the
 * basket and asks again stays in support's list, but support is not mailed each time.
 */
export async function requestQuote(
  context: Context,
  { account, request }: { account: Account; request: QuoteRequest },
) {
  const { db, clock, settings } = context
  const own = await lockOpenBasket(db, { id: request.q, accountId: account.id })
  if (!own) return notFound
  const contents = await readContents(context, own.id)
  if (contents.lines.length === 0) {
    return refuse(400, fieldErrors({ non_field_errors: ['quote_of_empty_basket'] }))
  }
  if (contents.quote === 'pending') return requested
  if (isDetermined(contents.charge)) {
    return refuse(409, detail('charge_determined'))
  }
  const contact = request.contactNumber ?? ''
  const note = request.userRequest ?? ''
  await deleteQuotedLines(db, own.id)
  const now = clock.now()
  await setQuoteRequest(db, { basketId: own.id, contact, note, now })
  await recordQuestion(context, { contents, buyerId: account.id, note })
  if (!(await mayMail(db, { kind: 'quote', about: String(account.id) }, now))) return requested
  const language = await staffLanguageAt(db, settings.supportEmail)
  await enqueueMail(db, quoteMail({ account, contents, contact, note, language }, settings))
  context.afterCommit(context.nudgeOutbox)
  return requested
}
