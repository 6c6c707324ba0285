import type { OrderAmendment, SupportOrderAmendments } from '@bandari/sdk'
import { toDecimal } from '../../../core/money.ts'
import { asProblem, type PlainOrProblem } from '../../../core/problem.ts'
import type { Database } from '../../../platform/db/database.ts'
import { type AmendmentRow, listAmendments } from '../amendments.store.ts'
import { getOrderRecord } from '../order.store.ts'
import { whyFixed, whyPlaceFixed } from './amendment-rules.ts'
import { readAmendable } from './order-terms.ts'
import { changesOf, type Terms, termsView } from './terms.ts'

/** As staff read it: what can be amended, and all that was. */
export async function supportAmendments(
  db: Database,
  orderId: number,
): Promise<SupportOrderAmendments> {
  const { order, terms, facts, ports } = await readAmendable(db, await getOrderRecord(db, orderId))
  const rows = await listAmendments(db, orderId)
  return {
    terms: termsView(terms),
    currency: order.currency,
    ports: ports.map(({ slug, name }) => ({ slug, name })),
    why_fixed: codeOf(whyFixed(facts)),
    why_place_fixed: codeOf(whyPlaceFixed(facts)),
    amendments: rows.map((row) => amendmentView(row, { isStaff: true })),
  }
}

const codeOf = (found: PlainOrProblem | null) => (found === null ? null : asProblem(found).code)

/** What its buyer was told or asked: not what a second person has yet to look at, or has rejected. */
export async function buyerAmendments(
  db: Database,
  orderId: number,
): Promise<{ amendments: OrderAmendment[] }> {
  const rows = await listAmendments(db, orderId)
  const told = rows.filter(
    ({ state, answer_by }) => state === 'applied' || (answer_by !== null && state !== 'rejected'),
  )
  return { amendments: told.map((row) => amendmentView(row, { isStaff: false })) }
}

function amendmentView(row: AmendmentRow, { isStaff }: { isStaff: boolean }): OrderAmendment {
  return {
    id: row.id,
    state: row.state,
    reason: row.reason,
    changes: changesOf(row.before as Terms, row.after as Terms),
    total_before: toDecimal(row.total_before),
    total_after: toDecimal(row.total_after),
    currency: row.currency,
    needs_buyer: row.needs_buyer,
    asked_by: isStaff ? row.asker : null,
    asked_by_email: isStaff ? row.asker_email : null,
    asked_at: row.asked_at.toISOString(),
    decided_by: isStaff ? row.decider : null,
    answer_by: row.answer_by?.toISOString() ?? null,
    ended_at: row.ended_at?.toISOString() ?? null,
    note: row.note,
    invoice_before: row.invoice_before,
    invoice_after: row.invoice_after,
  }
}
