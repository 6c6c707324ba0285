import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { HttpError, useNotify } from 'react-admin'

export interface OrderCall<Input, Answer> {
  call: (input: Input) => Promise<Answer>
  /** What to say once it is done. */
  done: (answer: Answer) => string
  onDone: () => void
}

/** Sends what a dialog has found right; a second press while the first is under way does nothing. */
export function useOrderCall<Input, Answer>({ call, done, onDone }: OrderCall<Input, Answer>) {
  const notify = useNotify()
  const queries = useQueryClient()
  const isUnderWay = useRef(false)
  const [isSaving, setSaving] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const send = async (input: Input) => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    setSaving(true)
    setRefusal(null)
    try {
      const answer = await call(input)
      // The order's mails and its audit record have grown too. Whoever opens the next dialog finds them as they are now.
      await queries.invalidateQueries()
      notify(done(answer), { type: 'success' })
      onDone()
    } catch (error) {
      setRefusal(error instanceof Error ? error.message : String(error))
      // The order is another one than the dialog shows: what was done meanwhile stands behind the refusal.
      if (error instanceof HttpError && error.status === 409) await queries.invalidateQueries()
    } finally {
      isUnderWay.current = false
      setSaving(false)
    }
  }
  const run = (input: Input) => void send(input)
  return { run, isSaving, refusal }
}
