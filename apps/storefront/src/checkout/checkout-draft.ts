import { blankConsignee, type ConsigneeForm } from './order-request.ts'
import { owner } from './owner.ts'

/**
 * The buyer's entries about the consignee. They outlive a reload, a refusal and a new sign-in, in this tab only, and
 * another person who signs in next does not see them.
 */
const draftKey = 'bandari.consignee'

interface Draft {
  owner: string | null
  consignee: ConsigneeForm
}

export function saveDraft(consignee: ConsigneeForm) {
  const draft: Draft = { owner: owner(), consignee }
  sessionStorage.setItem(draftKey, JSON.stringify(draft))
}

export function readDraft(): ConsigneeForm | null {
  const stored = sessionStorage.getItem(draftKey)
  if (stored === null) return null
  const draft = JSON.parse(stored) as Draft
  return draft.owner === owner() ? { ...blankConsignee, ...draft.consignee } : null
}
