import type { BasketLine, ChangeLineRequest, Refusal } from '@bandari/sdk'
import { useRef, useState } from 'react'
import { useChangeBasketLineMutation } from '../api/basket.ts'
import { asRefusal } from '../api/refusal.ts'

/**
 * The line as the buyer wants it, and its way to the server: one call at a time, so that quick presses end with the last
 * of them and never with a late answer.
 */
export function useLineChange({ url, quantity }: BasketLine) {
  const [change] = useChangeBasketLineMutation()
  const [wanted, setWanted] = useState<ChangeLineRequest | null>(null)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const latest = useRef<ChangeLineRequest | null>(null)

  const send = async () => {
    let sent: ChangeLineRequest | null = null
    while (latest.current !== null && latest.current !== sent) {
      sent = latest.current
      const { error } = await change({ url, ...sent })
      if (error && latest.current === sent) setRefusal(asRefusal(error))
    }
    latest.current = null
    setWanted(null)
  }
  const want = (next: Partial<ChangeLineRequest>) => {
    const isOnTheWay = latest.current !== null
    latest.current = { quantity, ...latest.current, ...next }
    setWanted(latest.current)
    setRefusal(null)
    if (!isOnTheWay) void send()
  }
  return {
    quantity: wanted?.quantity ?? quantity,
    choice: wanted?.choice,
    want,
    isChanging: wanted !== null,
    refusal,
  }
}
