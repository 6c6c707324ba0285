import { Loading } from '@bandari/ui'
import { useEffect, useRef } from 'react'
import type { OrderAttempt } from './order-attempt.ts'
import { OrderErrorDialog } from './OrderErrorDialog.tsx'
import { usePlaceOrder } from './use-place-order.ts'

/**
 * An order was sent, its answer never came and the basket is gone since: it was placed. Sending it
 * again under its key brings that answer and does nothing else.
 */
export function RecoverOrder({ attempt }: { attempt: OrderAttempt }) {
  const { submit, refusal, dismiss } = usePlaceOrder()
  const isAsked = useRef(false)
  // Asks the server, once.
  useEffect(() => {
    if (isAsked.current) return
    isAsked.current = true
    void submit(attempt.body)
  }, [attempt, submit])
  return (
    <>
      <Loading label="Looking for the order you submitted…" />
      {refusal && <OrderErrorDialog refusal={refusal} onClose={dismiss} />}
    </>
  )
}
