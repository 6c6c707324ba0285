import { useTranslate } from '@bandari/i18n/react'
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
  const t = useTranslate()
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
      <Loading label={t('checkout.recovering')} />
      {refusal && <OrderErrorDialog refusal={refusal} onClose={dismiss} />}
    </>
  )
}
