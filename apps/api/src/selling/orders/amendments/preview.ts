import { createHash } from 'node:crypto'
import type { AmendmentPreview, AmendmentWish } from '@bandari/sdk'
import type { Context } from '../../../core/context.ts'
import { fieldErrors } from '../../../core/field-problems.ts'
import { toDecimal } from '../../../core/money.ts'
import { detail } from '../../../core/problem.ts'
import { refuse } from '../../../core/refusal.ts'
import { balanceOf } from '../../payments/balance.ts'
import { listAmendments, sumGivenAlone } from '../amendments.store.ts'
import type { OrderRecord } from '../order.store.ts'
import {
  changesPlace,
  givenBy,
  needsBuyer,
  needsSecondPerson,
  whyFixed,
  whyPlaceFixed,
} from './amendment-rules.ts'
import { newTerms } from './new-terms.ts'
import { type Amendable, readAmendable } from './order-terms.ts'
import { changesOf, goodsOf, type Terms, termsView, totalOfTerms } from './terms.ts'

export interface Draft {
  amendable: Amendable
  after: Terms
  given: number
  needsBuyer: boolean
  needsSecond: boolean
  /** Of everything that it was made from; another one means that something has changed since. */
  version: string
}

type Reader = Pick<Context, 'db' | 'clock'>

/** What a wish makes of an order, or why it cannot be. */
export async function draftAmendment(
  { db, clock }: Reader,
  order: OrderRecord,
  { wish, actorId }: { wish: AmendmentWish; actorId: number },
) {
  const amendable = await readAmendable(db, order)
  const fixed = whyFixed(amendable.facts)
  if (fixed !== null) return { refusal: refuse(409, detail(fixed)) }
  const amendments = await listAmendments(db, order.id)
  if (amendments.some(({ ended_at }) => ended_at === null)) {
    return { refusal: refuse(409, detail('amendment_waits')) }
  }
  const wanted = await newTerms(db, amendable, wish, clock.now())
  if ('problems' in wanted) return { refusal: refuse(400, fieldErrors(wanted.problems)) }
  const { terms: before } = amendable
  const { terms: after, tariff } = wanted
  const placeFixed = whyPlaceFixed(amendable.facts)
  if (placeFixed !== null && changesPlace(before, after)) {
    return { refusal: refuse(409, detail(placeFixed)) }
  }
  const given = givenBy(before, after, tariff)
  const { account_id: buyerId, currency } = order
  const givenBefore = await sumGivenAlone(db, { buyerId, actorId, now: clock.now() })
  const draft: Draft = {
    amendable,
    after,
    given,
    needsBuyer: needsBuyer(before, after),
    needsSecond: needsSecondPerson(before, after, { given, givenBefore, currency }),
    version: versionOf(order, after, amendments[0]),
  }
  return { draft }
}

/** A payment, a move, an insurance that was priced, another amendment or another tariff: each makes it another one. */
function versionOf(
  { status, events, total, costLines, lines, payments }: OrderRecord,
  after: Terms,
  newest: { id: number; state: string } | undefined,
): string {
  const made = [
    status,
    events.length,
    total,
    costLines,
    lines.map(({ id, quantity, unit_price, discount }) => [id, quantity, unit_price, discount]),
    payments.map(({ id }) => id),
    newest ? [newest.id, newest.state] : null,
    after,
  ]
  return createHash('sha256').update(JSON.stringify(made)).digest('hex').slice(0, 32)
}

/** What the amendment would change for buyer, commission and payment. */
export async function previewOf(
  { db, programme }: Pick<Context, 'db' | 'programme'>,
  draft: Draft,
): Promise<AmendmentPreview> {
  const { order, terms: before } = draft.amendable
  const { after } = draft
  const now = balanceOf(order)
  const then = balanceOf({ ...order, total: totalOfTerms(after) })
  const sale = after.lines.map((line) => ({ id: line.id, base: goodsOf(line) - line.discount }))
  const commission = await programme.previewSale(db, { id: order.id, lines: sale })
  return {
    version: draft.version,
    before: termsView(before),
    after: termsView(after),
    changes: changesOf(before, after),
    currency: order.currency,
    needs_buyer: draft.needsBuyer,
    needs_second: draft.needsSecond,
    money: {
      received: toDecimal(now.received - now.refunded),
      due_before: toDecimal(now.due),
      over_before: toDecimal(now.over),
      due: toDecimal(then.due),
      over: toDecimal(then.over),
    },
    commission: commission.map(({ code, name, level, before: old, after: next, isEarned }) => ({
      code,
      name,
      level,
      before: toDecimal(old),
      after: toDecimal(next),
      is_earned: isEarned,
    })),
  }
}
