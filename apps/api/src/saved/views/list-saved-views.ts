import type { Handler } from '../../core/contract.ts'
import { listViews } from './views.store.ts'

export const listSavedViews: Handler<'listSavedViews'> = async ({ db }, { account, query }) => ({
  status: 200,
  body: await listViews(db, account.id, query.list),
})
