import type { CheckoutRequest, Refusal } from '@bandari/sdk'
import { useEffect, useRef, useState } from 'react'
import { useDispatch } from 'react-redux'
import { useNavigate } from 'react-router-dom'
import { api } from '../api/api.ts'
import { openBasket } from '../api/basket.ts'
import { usePlaceOrderMutation } from '../api/orders.ts'
import { asRefusal } from '../api/refusal.ts'
import { paths } from '../shared/addresses/paths.ts'
import { beginAttempt, endsAttempt, forgetAttempt } from './order-attempt.ts'

/** Sends an order once, however often it is asked to, and opens its page in place of this one. */
export function usePlaceOrder() {
  const [placeOrder] = usePlaceOrderMutation()
  const navigate = useNavigate()
  const dispatch = useDispatch()
  const isUnderWay = useRef(false)
  const isPlaced = useRef(false)
  const [isSending, setIsSending] = useState(false)
  const [refusal, setRefusal] = useState<Refusal | null>(null)

  // The basket is asked for again once nothing here shows it any more.
  useEffect(
    () => () => {
      if (isPlaced.current) dispatch(api.util.invalidateTags([openBasket]))
    },
    [dispatch],
  )

  const submit = async (order: CheckoutRequest) => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    setIsSending(true)
    const { key, body } = beginAttempt(order)
    const { data, error } = await placeOrder({ key, body })
    if (endsAttempt(asRefusal(error)?.status ?? 200)) forgetAttempt()
    // Going back from the order's page must not lead here, where it could be sent again.
    isPlaced.current = data !== undefined
    if (data) return navigate(paths.confirm(data.id), { replace: true })
    isUnderWay.current = false
    setIsSending(false)
    // The sums that the buyer was shown are others now.
    if (asRefusal(error)?.status === 406) dispatch(api.util.invalidateTags([openBasket]))
    setRefusal(asRefusal(error) ?? null)
  }
  return { submit, isSending, refusal, dismiss: () => setRefusal(null) }
}
