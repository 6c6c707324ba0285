import type { Handler } from '../../core/contract.ts'
import { notFound } from '../../core/refusal.ts'
import { drafts } from './draft.store.ts'
import { draftView } from './draft.view.ts'

export const getImportRuleDraft: Handler<'getImportRuleDraft'> = async (
  { db },
  { path, account },
) => {
  const draft = await drafts.find(db, path.id)
  return draft ? { status: 200, body: draftView(draft, account) } : notFound
}
