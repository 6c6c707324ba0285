import { useFormat, useTranslate } from '@bandari/i18n/react'
import type { ProductDocument } from '@bandari/sdk'
import { skipToken } from '@reduxjs/toolkit/query'
import { useGetLandedPriceQuery } from '../api/landed.ts'
import { useRecordShareMutation } from '../api/shares.ts'
import { useListDestinationsQuery } from '../api/shipping.ts'
import { paths } from '../shared/addresses/paths.ts'
import { useMyDestination } from '../shared/destination/my-destination.ts'
import { destinationQuestion } from '../shared/landed/landed-question.ts'
import { useRange } from '../shared/landed/use-range.ts'
import { useAddress } from '../shared/page/settings.ts'
import { Share } from '../shared/page/Share.tsx'
import { isSpare } from './spare.ts'

/** A link to the product with its price and, where the page knows it, the landed price and its port. */
export function ShareProduct({ product }: { product: ProductDocument }) {
  const t = useTranslate()
  const format = useFormat()
  const addressOf = useAddress()
  const landed = useLanded(product)
  const [recordShare] = useRecordShareMutation()
  const { id, title, PriceObj } = product
  const price = format.money({ amount: PriceObj.incl_tax, currency: PriceObj.currency })
  return (
    <Share
      title={title}
      text={
        landed
          ? t('favourites.shareLanded', { title, price, ...landed })
          : t('favourites.shareText', { title, price })
      }
      url={addressOf(paths.details(id, isSpare(product) ? 'spare' : 'vehicle'))}
      onShare={() => void recordShare(id)}
    />
  )
}

/** The price that the page shows below; null until it is there, and where it is known in part only. */
function useLanded({ id, market, listing_type }: ProductDocument) {
  const mine = useMyDestination()
  const range = useRange()
  const isShipped = market === 'export' && listing_type !== 'Auction'
  const { data } = useGetLandedPriceQuery(
    mine && isShipped ? { ...destinationQuestion(mine), product: id } : skipToken,
  )
  const { data: destinations = [] } = useListDestinationsQuery()
  if (!mine || !data) return null
  const { landed_low, landed_high } = data.totals
  if (landed_low === null || landed_high === null) return null
  const ports = destinations.find(({ code }) => code === mine.country)?.ports ?? []
  const port = ports.find(({ slug }) => slug === mine.port)?.name
  const place = port === undefined || port === mine.city ? mine.city : `${mine.city} (${port})`
  return { landed: range(landed_low, landed_high, { decimals: 0 }), place }
}
