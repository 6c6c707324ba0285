import type { Basket } from '@bandari/sdk'
import { useRef, useState } from 'react'
import { useListBasketLandedPricesQuery } from '../api/basket.ts'
import { asRefusal } from '../api/refusal.ts'
import { codeOf } from '../shared/destination/named-countries.ts'
import type { Consignee } from './consignee-schema.ts'

/** The landed prices of the basket's vehicles at the consignee's address, and what the buyer has accepted of them. */
export function useImports({ id }: Basket, { country, city }: Consignee) {
  const { currentData, error, isFetching, refetch } = useListBasketLandedPricesQuery(
    { id, country: codeOf(country), city },
    { refetchOnMountOrArgChange: true },
  )
  const [ticked, setTicked] = useState<readonly string[]>([])
  const [isAsking, setIsAsking] = useState(false)
  const section = useRef<HTMLDivElement>(null)
  const landedPrices = currentData?.results ?? []
  const wanted = [...new Set(landedPrices.flatMap(({ acceptance }) => acceptance ?? []))]
  const accepted = wanted.filter((acceptance) => ticked.includes(acceptance))

  /** The ticks that the order carries; null while one is missing, and then the first open one gets the focus. */
  const accept = (): string[] | null => {
    if (accepted.length === wanted.length) return accepted
    setIsAsking(true)
    section.current?.querySelector<HTMLInputElement>('input:not(:checked)')?.focus()
    return null
  }
  const tick = (acceptance: string, isTicked: boolean) =>
    setTicked((before) => [
      ...before.filter((other) => other !== acceptance),
      ...(isTicked ? [acceptance] : []),
    ])
  return {
    landedPrices,
    section,
    isTicked: (acceptance: string) => ticked.includes(acceptance),
    tick,
    accept,
    isAsking,
    refusal: isFetching ? undefined : asRefusal(error),
    isLoading: isFetching && !currentData,
    refetch: () => void refetch(),
  }
}

export type Imports = ReturnType<typeof useImports>
