import { useEffect } from 'react'
import { useSelector } from 'react-redux'
import { useRecordSearchMutation } from '../api/items.ts'
import { selectIsSignedIn } from '../api/session-slice.ts'
import type { ItemQuery } from '../shared/addresses/item-query.ts'

/**
 * A signed-in visitor's search is noted: the words, or the kind of a category search (buyer spec §2, §7). The page does
 * not wait for it or report its failure.
 */
export function useRecordedSearch({ q, type }: Pick<ItemQuery, 'q' | 'type'>): void {
  const isSignedIn = useSelector(selectIsSignedIn)
  const [record] = useRecordSearchMutation()
  // A call that only tells the server: no page or sort of the same search tells it again.
  useEffect(() => {
    if (isSignedIn) void record(type === null ? { q } : { type })
  }, [isSignedIn, q, type, record])
}
