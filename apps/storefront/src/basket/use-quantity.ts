import type { BasketLine, Refusal } from '@bandari/sdk'
import { useRef, useState } from 'react'
import { useChangeBasketLineMutation } from '../api/basket.ts'
import { asRefusal } from '../api/refusal.ts'

/**
 * The quantity as the buyer wants it, and its way to the server: one call at a time, so that
 * quick presses end with the last of them and never with a late answer.
 */
export function useQuantity({ url, quantity }: BasketLine) {
  const [change] = useChangeBasketLineMutation()
  const [wanted, setWanted] = useState<number | null>(null)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const latest = useRef<number | null>(null)

  const send = async () => {
    let sent: number | null = null
    while (latest.current !== null && latest.current !== sent) {
      sent = latest.current
      const { error } = await change({ url, quantity: sent })
      if (error && latest.current === sent) setRefusal(asRefusal(error))
    }
    latest.current = null
    setWanted(null)
  }
  const setQuantity = (next: number) => {
    const isOnTheWay = latest.current !== null
    latest.current = next
    setWanted(next)
    setRefusal(null)
    if (!isOnTheWay) void send()
  }
  return { quantity: wanted ?? quantity, setQuantity, isChanging: wanted !== null, refusal }
}
