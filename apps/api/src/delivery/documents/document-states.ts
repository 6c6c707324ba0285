/** How a paper stands: a draft waits for its buyer for 48 hours, and a certificate ends on a day (documents.md §1 and §2). */

const hour = 3600 * 1000

/** Hours in which the buyer confirms the spelling of a draft. */
export const hoursToConfirm = 48

interface StatedDocument {
  is_draft: boolean
  added_at: Date
  /** Null while the buyer has said nothing of it. */
  answer: { correction: string | null } | null
  valid_until: string | null
}

export type DocumentState = 'final' | 'to-confirm' | 'overdue' | 'confirmed' | 'to-correct'

export function answerDue({ added_at }: Pick<StatedDocument, 'added_at'>): Date {
  return new Date(added_at.getTime() + hoursToConfirm * hour)
}

export function stateOf(document: StatedDocument, now: Date): DocumentState {
  if (!document.is_draft) return 'final'
  if (document.answer) return document.answer.correction === null ? 'confirmed' : 'to-correct'
  return now > answerDue(document) ? 'overdue' : 'to-confirm'
}

/** Whether it is no good any more when the ship arrives, or today where nobody knows when that is. */
export function endsTooSoon(
  { valid_until: end }: Pick<StatedDocument, 'valid_until'>,
  { eta, today }: { eta: string | null; today: string },
): boolean {
  return end !== null && end < (eta ?? today)
}
