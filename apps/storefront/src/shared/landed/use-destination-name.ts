import { useName } from '@bandari/i18n/react'
import type { BasketLandedPrice } from '@bandari/sdk'
import { useListCountriesQuery } from '../../api/shipping.ts'
import { codeOf } from '../destination/named-countries.ts'

/** The destination of a landed price: the town, else the port, else the country, whose name is loaded then. */
export function useDestinationName(
  { city, price }: BasketLandedPrice,
  port: string | null,
): string {
  const nameOf = useName()
  const narrower = city ?? port
  const { data: countries = [] } = useListCountriesQuery(undefined, { skip: narrower !== null })
  const country = countries.find(({ url }) => codeOf(url) === price.country)
  return narrower ?? nameOf(`countries.${price.country}`, country?.name ?? price.country)
}
