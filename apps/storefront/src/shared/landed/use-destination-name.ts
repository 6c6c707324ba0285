import { useName } from '@bandari/i18n/react'
import type { BasketLandedPrice } from '@bandari/sdk'
import { useListCountriesQuery } from '../../api/shipping.ts'
import { codeOf } from '../destination/named-countries.ts'

/** Where a price at the door is for: the town, else the port, else the country, whose name is asked for then. */
export function useDoorPlace({ city, price }: BasketLandedPrice, port: string | null): string {
  const nameOf = useName()
  const narrower = city ?? port
  const { data: countries = [] } = useListCountriesQuery(undefined, { skip: narrower !== null })
  const country = countries.find(({ url }) => codeOf(url) === price.country)
  return narrower ?? nameOf(`countries.${price.country}`, country?.name ?? price.country)
}
