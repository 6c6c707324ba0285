import type { Handler } from '../../core/contract.ts'
import { sellerIdOf } from '../../core/vendor-of.ts'
import { mostOpen } from './ask-for-model.ts'
import { requestView } from './model-request.view.ts'
import { countOpen, listRequests } from './model-requests.store.ts'

export const listModelRequests: Handler<'listModelRequests'> = async ({ db }, { account }) => {
  const vendorId = sellerIdOf(account)
  const rows = await listRequests(db, vendorId)
  const open = await countOpen(db, vendorId)
  return { status: 200, body: { open, most: mostOpen, data: rows.map(requestView) } }
}
