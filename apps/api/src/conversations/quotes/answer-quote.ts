import { readContents } from '../../selling/basket/contents.ts'
import type { Context } from '../../core/context.ts'
import type { Call, Handler } from '../../core/contract.ts'
import { toDecimal } from '../../core/money.ts'
import { announce } from '../../platform/announcements/announce.store.ts'
import { enqueueMail } from '../../platform/mail/outbox.store.ts'
import { notFound, refuse } from '../../core/refusal.ts'
import { fieldErrors } from '../../core/field-problems.ts'
import { detail, problem } from '../../core/problem.ts'
import { ownMoney } from '../../people/staff/staff-refusals.ts'
import { insertAudit } from '../../platform/audit/audit.store.ts'
import { overtaken } from '../../platform/audit/overtaken.ts'
import { answerMail } from './answer-mail.ts'
import { type ChargesByDestination, readCharges } from '../../pricing/cost-lines/read-charges.ts'
import { type QuotedExtras, readExtras } from '../../pricing/cost-lines/read-extras.ts'
import { recordAnswer } from './quote-thread.ts'
import type { QuoteRecord } from './quote-records.ts'
import { quotePageView, readQuote } from './read-quote.ts'
import { stateShipping } from './state-shipping.ts'
import { replaceQuotedLines } from '../../pricing/cost-lines/quoted-lines.store.ts'
import { isPast } from '../../pricing/cost-lines/quoted-charge.ts'
import { lockQuote, setQuoteAnswer } from './quotes.store.ts'

type Answering = Call<'answerQuote'>

export const answerQuote: Handler<'answerQuote'> = async (context, call) => {
  const { db } = context
  const { path, body } = call
  if (!(await lockQuote(db, path.id))) return notFound
  const before = await getRecord(context, call)
  if (before.account_id === call.account.id) return ownMoney
  const conflict = await conflictOf(context, before, body.version)
  if (conflict) return conflict
  const codes = before.lines.map(({ option_code }) => option_code)
  const reading = readCharges(body, codes)
  if ('problems' in reading) return refuse(400, fieldErrors(reading.problems))
  const isInsured = before.lines.some(({ insurance_requested }) => insurance_requested)
  const asked = readExtras(body, { isInsured })
  if ('problems' in asked) return refuse(400, fieldErrors(asked.problems))
  const validUntil = body.valid_until ?? null
  if (isPast(validUntil, context.clock.now())) {
    return refuse(400, fieldErrors({ valid_until: ['end_in_past'] }))
  }
  const stated = await stateShipping(context, before, body)
  if ('refusal' in stated) return stated.refusal
  const { charges } = reading
  await answer(context, { before, charges, extras: asked.extras, validUntil }, call)
  context.afterCommit(context.nudgeOutbox)
  return { status: 200, body: await quotePageView(context, await getRecord(context, call)) }
}

async function getRecord(context: Context, { path, account }: Answering): Promise<QuoteRecord> {
  const record = await readQuote(context, { id: path.id, readerId: account.id })
  if (!record) throw new Error(`basket ${path.id} asks for no quote`)
  return record
}

/** The refusal when the quote has changed since the caller decided; undefined when it has not. */
async function conflictOf({ db }: Context, quote: QuoteRecord, version: number) {
  if (quote.status === 'Submitted') {
    return refuse(409, detail(problem('quote_ordered', { number: String(quote.order_number) })))
  }
  const isStale = version !== quote.version
  if (isStale && quote.state === 'answered' && quote.stands) {
    return overtaken(db, { subject: 'quote', subjectId: quote.id })
  }
  if (isStale) {
    return refuse(409, detail('basket_changed'))
  }
  if (quote.state === 'answered' && !quote.stands) {
    return refuse(409, detail('quote_outdated'))
  }
  return undefined
}

interface NewAnswer {
  before: QuoteRecord
  charges: ChargesByDestination
  extras: QuotedExtras
  validUntil: string | null
}

/** Stores the answer with its mail and its audit record. */
async function answer(
  context: Context,
  { before, charges, extras, validUntil }: NewAnswer,
  call: Answering,
) {
  const { db, clock, settings } = context
  const { id } = before
  const now = clock.now()
  const note = call.body.note ?? ''
  // As the answer has them by now, which may have named the port.
  const { lines } = await getRecord(context, call)
  await replaceQuotedLines(db, id, quotedLines(lines, { before, charges }))
  await setQuoteAnswer(db, {
    basketId: id,
    note,
    validUntil,
    extras,
    actorId: call.account.id,
    now,
  })
  const contents = await readContents(context, id)
  const answered = { contents, note, buyerId: before.account_id, actorId: call.account.id }
  const thread = await recordAnswer(context, answered)
  await announce(db, { types: ['quote.answered'], subjectId: id, now })
  await enqueueMail(db, answerMail({ quote: before, contents, note, thread }, settings))
  await insertAudit(db, {
    actorId: call.account.id,
    action: 'answer-quote',
    subject: 'quote',
    subjectId: id,
    before: before.quote_answered_at
      ? {
          shipping_charge: chargeOf(before),
          ...shown({ insurance: before.quote_insurance, inspection: before.quote_inspection }),
          ...wayOf(before.lines),
          note: before.quote_answer_note,
          valid_until: before.quote_valid_until,
        }
      : null,
    after: {
      shipping_charge: toDecimal(contents.charge),
      ...shown(extras),
      ...wayOf(lines),
      note,
      valid_until: validUntil,
    },
    reason: null,
    now,
  })
}

/** Each line at the charge to where it went before the answer, which may have named the port. */
function quotedLines(
  lines: QuoteRecord['lines'],
  { before, charges }: Pick<NewAnswer, 'before' | 'charges'>,
) {
  const asked = new Map(before.lines.map((line) => [line.product_id, line.option_code]))
  return lines.map((line) => ({
    product_id: line.product_id,
    shipping_option_id: line.shipping_option_id,
    shipping_type: line.shipping_type,
    quantity: line.quantity,
    insurance_requested: line.insurance_requested,
    country_code: line.country_code,
    chosen_size: line.chosen_size,
    chosen_colour: line.chosen_colour,
    charge: charges.get(asked.get(line.product_id) ?? null) ?? 0,
  }))
}

function shown(extras: QuotedExtras) {
  const decimal = (amount: number | null) => (amount === null ? null : toDecimal(amount))
  return { insurance: decimal(extras.insurance), inspection: decimal(extras.inspection) }
}

function wayOf(lines: QuoteRecord['lines']) {
  return {
    port: lines.find(({ port }) => port !== null)?.port ?? null,
    shipping_type: lines.find(({ shipping_type }) => shipping_type !== null)?.shipping_type ?? null,
  }
}

function chargeOf({ quoted }: QuoteRecord): string {
  return toDecimal(Math.max(...quoted.map(({ charge }) => charge)))
}
