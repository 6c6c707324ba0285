import type { BulkChange, BulkChangeRequest, BulkKind } from '@bandari/sdk'
import { useRef, useState } from 'react'
import { useDataProvider } from 'react-admin'
import { newAttemptKey } from '../../../providers/attempt-key.ts'
import type { PortalDataProvider } from '../../../providers/data-provider.ts'

export type BulkOutcome = { change: BulkChange; isUndone: boolean } | { failure: string }

/** Changes many listings, each intention once however often it is pressed, and takes a change back. */
export function useBulk(onDone: () => void) {
  const { changeListings, undoBulkChange } = useDataProvider<PortalDataProvider>()
  const [underWay, setUnderWay] = useState<BulkKind | 'undo' | null>(null)
  const [outcome, setOutcome] = useState<BulkOutcome | null>(null)
  const attempt = useRef({ of: '', key: '', isUnderWay: false })

  const act = async (
    what: BulkKind | 'undo',
    call: () => Promise<Partial<BulkChange>>,
  ): Promise<boolean> => {
    if (attempt.current.isUnderWay) return false
    attempt.current.isUnderWay = true
    setUnderWay(what)
    try {
      const change = await call()
      // After a 401 react-admin leads to the sign-in; its answer is of no use here.
      if (!change.results) return false
      attempt.current.of = ''
      setOutcome({ change: change as BulkChange, isUndone: what === 'undo' })
      onDone()
      return true
    } catch (error) {
      setOutcome({ failure: error instanceof Error ? error.message : String(error) })
      return false
    } finally {
      attempt.current.isUnderWay = false
      setUnderWay(null)
    }
  }

  const run = (body: BulkChangeRequest) => {
    const of = JSON.stringify(body)
    // The same after a lost connection is the same attempt.
    if (attempt.current.of !== of)
      attempt.current = { ...attempt.current, of, key: newAttemptKey() }
    return act(body.kind, () => changeListings(body, attempt.current.key))
  }
  return { run, undo: (id: number) => act('undo', () => undoBulkChange(id)), underWay, outcome }
}

export type Bulk = ReturnType<typeof useBulk>
