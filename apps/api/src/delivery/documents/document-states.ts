/**
 * State of a document: a draft waits 48 hours for its buyer, and a certificate expires on a day (documents.md §1 and
 * §2).
 */

const hour = 3600 * 1000

/** Hours that the buyer has to confirm a draft. */
export const hoursToConfirm = 48

interface StatedDocument {
  is_draft: boolean
  added_at: Date
  /** Null until the buyer answers. */
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

/** Whether it expires before the ship arrives, or has expired today if no arrival is known. */
export function endsTooSoon(
  { valid_until: end }: Pick<StatedDocument, 'valid_until'>,
  { eta, today }: { eta: string | null; today: string },
): boolean {
  return end !== null && end < (eta ?? today)
}
