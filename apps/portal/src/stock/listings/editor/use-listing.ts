import type { Listing } from '@bandari/sdk'
import { useEffect, useState } from 'react'
import { getListing, type ListingKey } from '../../../providers/listings.ts'
import type { Answer } from '../../../providers/sdk.ts'

/**
 * Read once when the editor opens, never from a cache, so that the stored values are edited. Outside
 * react-admin's data provider, because a 401 is handled differently here (account spec §8).
 */
export function useListing({ cid, lid }: ListingKey): Answer<Listing> | null {
  const [answer, setAnswer] = useState<Answer<Listing> | null>(null)
  // Calls the API; an answer after the editor was left is ignored.
  useEffect(() => {
    let isGone = false
    const load = async () => {
      const found = await getListing(lid === undefined ? { cid } : { cid, lid })
      if (!isGone) setAnswer(found)
    }
    void load()
    return () => {
      isGone = true
    }
  }, [cid, lid])
  return answer
}
