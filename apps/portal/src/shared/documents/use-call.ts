import { useRef, useState } from 'react'
import { useLogoutIfAccessDenied, useNotify, useRefresh } from 'react-admin'

interface CallRequest<Answer> {
  act: () => Promise<Answer>
  /** Said once it is done; nothing where the screen shows it. */
  done?: string
  onDone?: (answer: Answer) => void
}

/** Runs an API call from a screen; a second press while it runs does nothing. */
export function useCall() {
  const notify = useNotify()
  const refresh = useRefresh()
  const logoutIfDenied = useLogoutIfAccessDenied()
  const isUnderWay = useRef(false)
  const [isRunning, setRunning] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const send = async <Answer>({ act, done, onDone }: CallRequest<Answer>) => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    setRunning(true)
    setRefusal(null)
    try {
      const answer = await act()
      if (done !== undefined) notify(done, { type: 'success' })
      onDone?.(answer)
      refresh()
    } catch (error) {
      if (await logoutIfDenied(error)) return
      setRefusal(error instanceof Error ? error.message : String(error))
    } finally {
      isUnderWay.current = false
      setRunning(false)
    }
  }
  return { run: <Answer>(wish: CallRequest<Answer>) => void send(wish), isRunning, refusal }
}
