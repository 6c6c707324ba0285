import type { Import } from '@bandari/sdk'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useDataProvider } from 'react-admin'
import type { PortalDataProvider } from '../../../providers/data-provider.ts'
import type { MissingChoice } from '../../../providers/import-effects.ts'
import { type AnswerOf, useOperation } from '../../../providers/use-operation.ts'

type Missing = AnswerOf<'getImportMissing'>

/** The live listings that a file of the whole stock does not name. */
export function useMissing(id: number) {
  return useOperation('getImportMissing', { path: { id } })
}

/** Whether running an import would take listings off sale. */
export function useEndsListings({ id }: Import): boolean {
  const { data } = useMissing(id)
  return data !== undefined && data.missing !== 'leave' && data.count > 0
}

/** One choice is written at a time, so that the last press is the one that stands. */
export function useMissingChoice(id: number) {
  const { setImportMissing } = useDataProvider<PortalDataProvider>()
  const queries = useQueryClient()
  const isUnderWay = useRef(false)
  const [chosen, setChosen] = useState<MissingChoice | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  const choose = async (choice: MissingChoice) => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    setChosen(choice)
    setRefusal(null)
    try {
      const answer = await setImportMissing(id, choice)
      queries.setQueryData<Missing>(['getImportMissing', { path: { id } }], answer)
    } catch (error) {
      setRefusal(error instanceof Error ? error.message : String(error))
    } finally {
      isUnderWay.current = false
      setChosen(null)
    }
  }
  return { chosen, refusal, choose: (choice: MissingChoice) => void choose(choice) }
}
