import { useRef, useState } from 'react'
import { HttpError, type RaRecord, useNotify, useRefresh, useUpdate } from 'react-admin'

interface Save<T> {
  record: T
  changes: object
  done: string
  onDone?: () => void
}

/**
 * Sends a whole record and waits for the server, a second click while it is under way does nothing. After a 409 the
 * record is read again, so that whoever was slower sees what is there now beside the sentence that says why.
 */
export function useSaveRecord<T extends RaRecord<number>>(resource: string) {
  const [update] = useUpdate<T>()
  const notify = useNotify()
  const refresh = useRefresh()
  const isUnderWay = useRef(false)
  const [isSaving, setSaving] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)

  const save = async ({ record, changes, done, onDone }: Save<T>) => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    setSaving(true)
    setRefusal(null)
    try {
      await update(
        resource,
        { id: record.id, data: { ...record, ...changes }, previousData: record },
        { mutationMode: 'pessimistic', returnPromise: true },
      )
      notify(done, { type: 'success' })
      onDone?.()
      refresh()
    } catch (error) {
      setRefusal(error instanceof Error ? error.message : String(error))
      if (error instanceof HttpError && error.status === 409) refresh()
    } finally {
      isUnderWay.current = false
      setSaving(false)
    }
  }
  return { save: (wish: Save<T>) => void save(wish), isSaving, refusal }
}
