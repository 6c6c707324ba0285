import type { FoundRecord, SavedView } from '@bandari/sdk'
import { keepPreviousData } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Permissions } from '../../providers/auth-provider.ts'
import { may } from '../../providers/may.ts'
import { useOperation } from '../../providers/use-operation.ts'

const pause = 150
const fewest = 2

/** What was typed once nobody has typed on for a moment: each letter need not be asked for. */
export function useRested(text: string): string {
  const [rested, setRested] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), pause)
    return () => clearTimeout(timer)
  }, [text])
  return rested
}

export interface Found {
  records: readonly FoundRecord[]
  isSearching: boolean
  error: Error | null
  retry: () => void
}

/**
 * The records that somebody may see. An answer belongs to the words that were asked, so that a slow one never replaces a
 * newer one; until there is one, the one before stays.
 */
export function useFound(typed: string, permissions: Permissions | undefined): Found {
  const q = useRested(typed).slice(0, 100)
  const isAsked = q.length >= fewest && typed.length >= fewest
  const isStaff = permissions?.isStaff === true
  const options = { placeholderData: keepPreviousData, staleTime: 10_000 }
  const params = { query: { q } }
  const enabled = { ...options, enabled: isAsked && may(permissions, 'searchSupport') }
  const staffs = useOperation('searchSupport', params, enabled)
  const isOwn = isAsked && permissions !== undefined && !isStaff
  const own = useOperation('searchOwn', params, { ...options, enabled: isOwn })
  const { data, error, isFetching, refetch } = isStaff ? staffs : own
  return {
    records: (isAsked && !error && data) || [],
    isSearching: isFetching || (typed.length >= fewest && q !== typed),
    error: isAsked ? error : null,
    retry: () => void refetch(),
  }
}

/** The views that somebody has named, of all lists. */
export function useOwnViews(isWanted: boolean): readonly SavedView[] {
  return useOperation('listSavedViews', { query: {} }, { enabled: isWanted }).data ?? []
}

/** The newest orders of somebody who looks for their car and knows no number. */
export function useNewestOrders(isWanted: boolean): FoundRecord[] {
  const { data } = useOperation('listOrders', { query: {} }, { enabled: isWanted })
  if (!isWanted) return []
  return (data?.results ?? []).slice(0, 3).map((order) => ({
    kind: 'own_order',
    id: order.id,
    title: order.number,
    detail: null,
    state: order.status,
    amount: order.total_incl_tax,
    currency: order.currency,
    at: order.date_placed,
    match: null,
  }))
}
