import { useQueryClient } from '@tanstack/react-query'
import type { Import } from '@bandari/sdk'
import { useRef, useState } from 'react'

/** Says something of a file; a second press while that is under way does nothing. Everything about the file is read anew. */
export function useMappingWrite(id: number) {
  const queries = useQueryClient()
  const isUnderWay = useRef(false)
  const [underWay, setUnderWay] = useState<string | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  const write = async (name: string, act: () => Promise<Import>, then: (found: Import) => void) => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    setUnderWay(name)
    setRefusal(null)
    try {
      const found: Partial<Import> = await act()
      // After a 401 react-admin leads to the sign-in; its answer is of no use here.
      if (found.state === undefined) return
      queries.setQueryData(['getImport', { path: { id } }], found)
      const about = (['getImportMapping', 'getImportDecisions'] as const).map((name) => ({
        queryKey: [name, { path: { id } }],
      }))
      // What a large file's check finds is there when it is over.
      if (found.state === 'checking') for (const each of about) queries.removeQueries(each)
      else await Promise.all(about.map((each) => queries.invalidateQueries(each)))
      then(found as Import)
    } catch (error) {
      setRefusal(error instanceof Error ? error.message : String(error))
    } finally {
      isUnderWay.current = false
      setUnderWay(null)
    }
  }
  return { underWay, refusal, write }
}
