import type { Listing } from '@bandari/sdk'
import { useEffect, useState } from 'react'
import { getListing, type ListingKey } from '../../providers/listings.ts'
import type { Answer } from '../../providers/sdk.ts'

/**
 * Read once when the editor opens, never from a cache: what is edited has to be what is stored. Outside
 * react-admin's data provider, because a 401 has a way of its own here (account spec §8).
 */
export function useListing({ cid, lid }: ListingKey): Answer<Listing> | null {
  const [answer, setAnswer] = useState<Answer<Listing> | null>(null)
  // Talks to the API; an answer that comes after the editor is gone is nobody's.
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
