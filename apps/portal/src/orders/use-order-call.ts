import { useRef, useState } from 'react'
import { useNotify, useRefresh } from 'react-admin'

export interface OrderCall<Input, Answer> {
  call: (input: Input) => Promise<Answer>
  /** What to say once it is done. */
  done: (answer: Answer) => string
  onDone: () => void
}

/** Sends what a dialog has found right; a second press while the first is under way does nothing. */
export function useOrderCall<Input, Answer>({ call, done, onDone }: OrderCall<Input, Answer>) {
  const notify = useNotify()
  const refresh = useRefresh()
  const isUnderWay = useRef(false)
  const [isSaving, setSaving] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const send = async (input: Input) => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    setSaving(true)
    setRefusal(null)
    try {
      notify(done(await call(input)), { type: 'success' })
      onDone()
      // The order's mails and its audit record have grown too.
      refresh()
    } catch (error) {
      setRefusal(error instanceof Error ? error.message : String(error))
    } finally {
      isUnderWay.current = false
      setSaving(false)
    }
  }
  const run = (input: Input) => void send(input)
  return { run, isSaving, refusal }
}
