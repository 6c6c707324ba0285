import { isDeepStrictEqual } from 'node:util'
import type { Language } from '@bandari/i18n'
import type { Context } from '../../../core/context.ts'
import { detail } from '../../../core/problem.ts'
import { refuse } from '../../../core/refusal.ts'
import type { AmendmentRow } from '../amendments.store.ts'
import { getOrderRecord, type LockedOrder } from '../order.store.ts'
import { refuseShortages } from '../staff/transition-refusals.ts'
import { changesPlace, whyFixed, whyPlaceFixed } from './amendment-rules.ts'
import { applyAmendment } from './apply-amendment.ts'
import { readAmendable } from './order-terms.ts'
import type { Terms } from './terms.ts'

interface LastWord {
  actorId: number
  decidedBy: number | null
  isAnswered: boolean
  language: Language
}

/**
 * Applies what waited for somebody's word to a locked order, if the order is still the one that it was made for; returns why
 * not. Payments since then do not matter: what is due follows from the new total.
 */
export async function takeProposal(
  context: Pick<Context, 'db' | 'clock' | 'settings' | 'programme'>,
  locked: LockedOrder,
  amendment: AmendmentRow,
  { actorId, decidedBy, isAnswered, language }: LastWord,
) {
  const amendable = await readAmendable(context.db, await getOrderRecord(context.db, locked.id))
  const after = amendment.after as Terms
  const fixed =
    whyFixed(amendable.facts) ??
    (changesPlace(amendable.terms, after) ? whyPlaceFixed(amendable.facts) : null)
  if (fixed !== null) return refuse(409, detail(fixed))
  if (!isDeepStrictEqual(amendable.terms, amendment.before)) {
    return refuse(409, detail('amendment_overtaken'))
  }
  const { id, reason } = amendment
  const word = { actorId, decidedBy, isAnswered }
  const application = { id, amendable, after, reason, ...word }
  const shortages = await applyAmendment(context, locked, application)
  return shortages.length > 0 ? refuseShortages(shortages, language) : null
}
