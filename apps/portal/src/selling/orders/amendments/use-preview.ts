import type { AmendmentPreview, AmendmentWish } from '@bandari/sdk'
import { useEffect, useState } from 'react'
import { previewAmendment } from '../../../providers/amendments.ts'
import { useReading } from '../../../providers/use-operation.ts'

/** Milliseconds after the last letter: each keystroke would be a question. */
const pause = 350

export interface Preview {
  /** Of what is typed; null while that says nothing, or is being reckoned. */
  shown: AmendmentPreview | null
  isEmpty: boolean
  error: string | null
}

/** What the server makes of a wish, once nobody types any more. */
export function usePreview(order: number, wish: AmendmentWish): Preview {
  const asked = JSON.stringify(wish)
  const [settled, setSettled] = useState(asked)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(asked), pause)
    return () => clearTimeout(timer)
  }, [asked])
  const isEmpty = asked === '{}'
  const { data, error } = useReading(
    ['previewAmendment', order, settled],
    () => previewAmendment(order, JSON.parse(settled) as AmendmentWish),
    // Each opened dialog looks anew: money may have come since.
    { enabled: settled !== '{}', gcTime: 0 },
  )
  const isCurrent = settled === asked && !isEmpty
  return {
    shown: isCurrent ? (data ?? null) : null,
    isEmpty,
    error: isCurrent ? (error?.message ?? null) : null,
  }
}
