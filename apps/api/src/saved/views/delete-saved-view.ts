import type { Handler } from '../../core/contract.ts'
import { notFound } from '../../core/refusal.ts'
import { deleteView, findView, listViews } from './views.store.ts'

export const deleteSavedView: Handler<'deleteSavedView'> = async ({ db }, { account, path }) => {
  const view = await findView(db, { id: path.id, accountId: account.id })
  if (!view) return notFound
  await deleteView(db, view.id)
  return { status: 200, body: await listViews(db, account.id, view.list) }
}
