import type { AcceptedMisfit, Basket } from '@bandari/sdk'
import { useRef, useState } from 'react'
import { useListBasketFitsQuery } from '../api/basket.ts'

/** The parts of the basket that do not fit the buyer's vehicle, and which of them they order all the same. */
export function useMisfits({ id }: Basket) {
  const { currentData, refetch } = useListBasketFitsQuery(id, { refetchOnMountOrArgChange: true })
  const [ticked, setTicked] = useState<readonly string[]>([])
  const [isAsking, setIsAsking] = useState(false)
  const section = useRef<HTMLDivElement>(null)
  const vehicle = currentData?.vehicle ?? null
  const parts = currentData?.results ?? []
  // A tick is of a part and a vehicle: another vehicle asks anew.
  const keyOf = (product: number) => `${product} ${vehicle?.trim} ${vehicle?.year}`
  const misfits = new Set(
    parts.flatMap(({ verdict, product_id }) => (verdict === 'does-not-fit' ? [product_id] : [])),
  )
  const open = [...misfits].filter((product) => !ticked.includes(keyOf(product)))

  /** What the order carries; null while a tick is missing, and then the first open one gets the focus. */
  const accept = (): AcceptedMisfit[] | null => {
    if (open.length === 0 || vehicle === null) {
      return vehicle
        ? [...misfits].map((product) => ({ product, trim: vehicle.trim, year: vehicle.year }))
        : []
    }
    setIsAsking(true)
    section.current?.querySelector<HTMLInputElement>('input:not(:checked)')?.focus()
    return null
  }
  const tick = (product: number, isTicked: boolean) =>
    setTicked((before) => [
      ...before.filter((other) => other !== keyOf(product)),
      ...(isTicked ? [keyOf(product)] : []),
    ])
  return {
    vehicle,
    parts,
    section,
    isTicked: (product: number) => ticked.includes(keyOf(product)),
    tick,
    accept,
    isAsking,
    refetch: () => void refetch(),
  }
}

export type Misfits = ReturnType<typeof useMisfits>
