import { blankConsignee, type ConsigneeForm } from './order-request.ts'
import { owner } from './owner.ts'

/**
 * What the buyer has typed about the consignee. It outlives a reload, a refusal and a new sign-in,
 * in this tab only, and is nobody else's: whoever signs in next does not see it.
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
