import type { Handler } from '../../core/contract.ts'
import { bulkChangeView } from './bulk-change.view.ts'
import { judgeListings } from './judge-listings.ts'

export const previewBulkChange: Handler<'previewBulkChange'> = async (context, call) => {
  const result = await judgeListings(context, call)
  if (result.refusal) return result.refusal
  const { judged, wish } = result
  return {
    status: 200,
    body: bulkChangeView(judged, { id: null, kind: wish.kind, undoUntil: null }),
  }
}
