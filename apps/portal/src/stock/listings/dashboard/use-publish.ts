import type { ProdLive, PublishResponse } from '@bandari/sdk'
import { useState } from 'react'
import { useDataProvider } from 'react-admin'
import type { PortalDataProvider } from '../../../providers/data-provider.ts'
import type { ListingRecord } from '../../../providers/listings.ts'

export interface PublishOutcome {
  wanted: ProdLive
  /** How many are now in the wanted state. */
  done: number
  /** What stayed a draft, and why. */
  lacking: { id: number; prodClass: ListingRecord['prod_class']; name: string; missing: string[] }[]
  failure: string
}

/** Publishes or unpublishes several and reports the result of each. */
export function usePublish(onDone: () => void) {
  const { publishListings } = useDataProvider<PortalDataProvider>()
  const [underWay, setUnderWay] = useState<ProdLive | null>(null)
  const [outcome, setOutcome] = useState<PublishOutcome | null>(null)
  const publish = async (rows: readonly ListingRecord[], wanted: ProdLive) => {
    setUnderWay(wanted)
    setOutcome(null)
    try {
      const ids = rows.map(({ id }) => id)
      const { results }: Partial<PublishResponse> = await publishListings(ids, wanted)
      // After a 401 react-admin leads to the sign-in; its answer is of no use here.
      if (results) setOutcome(outcomeOf(rows, wanted, results))
      onDone()
    } catch (error) {
      const failure = error instanceof Error ? error.message : String(error)
      setOutcome({ wanted, done: 0, lacking: [], failure })
    } finally {
      setUnderWay(null)
    }
  }
  return { publish, underWay, outcome }
}

function outcomeOf(
  rows: readonly ListingRecord[],
  wanted: ProdLive,
  results: PublishResponse['results'],
): PublishOutcome {
  const others = results.filter(({ prod_live }) => prod_live !== wanted)
  const lacking = others.flatMap(({ prod_id: id, missing }) => {
    const row = rows.find((each) => each.id === id)
    return row ? [{ id, prodClass: row.prod_class, name: row.prod_name, missing }] : []
  })
  return { wanted, done: results.length - others.length, lacking, failure: '' }
}
