import type { CompatibleMake, SetFitment } from '@bandari/sdk'
import { useRef, useState } from 'react'
import { useDataProvider } from 'react-admin'
import type { PortalDataProvider } from '../../../../providers/data-provider.ts'

export type OnSaved = (saved: readonly CompatibleMake[]) => void

/** Saves step by step; a double click is one save. Answers whether all of it was saved. */
export function useSetFitment(id: number, onSaved: OnSaved) {
  const { setFitment } = useDataProvider<PortalDataProvider>()
  const isUnderWay = useRef(false)
  const [isSaving, setSaving] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const save = async (...steps: Pick<SetFitment, 'action' | 'fitment'>[]): Promise<boolean> => {
    if (isUnderWay.current) return false
    isUnderWay.current = true
    setSaving(true)
    setRefusal(null)
    try {
      for (const step of steps) {
        // After a 401 react-admin answers nothing of use.
        const answer: { saved?: CompatibleMake[] } = await setFitment({ ...step, productID: id })
        if (!answer.saved) return false
        onSaved(answer.saved)
      }
      return true
    } catch (error) {
      setRefusal(error instanceof Error ? error.message : String(error))
      return false
    } finally {
      isUnderWay.current = false
      setSaving(false)
    }
  }
  return { save, isSaving, refusal }
}
