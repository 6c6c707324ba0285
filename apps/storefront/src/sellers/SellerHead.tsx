import { useTranslate } from '@bandari/i18n/react'
import type { Seller } from '@bandari/sdk'
import { paths } from '../shared/addresses/paths.ts'
import { trailFacts } from '../shared/page/facts.ts'
import { PageHead } from '../shared/page/PageHead.tsx'
import { useAddress, useSite } from '../shared/page/settings.ts'

interface SellerHeadProps {
  seller: Seller
  name: string
  trail: readonly { label: string; href?: string }[]
  isFirst: boolean
}

/** A seller with nothing on offer, and a later page of their stock, are nothing to look for. */
export function SellerHead({ seller, name, trail, isFirst }: SellerHeadProps) {
  const t = useTranslate()
  const addressOf = useAddress()
  const { brandName: brand } = useSite()
  const path = paths.seller(seller.id)
  return (
    <PageHead
      title={t('seller.title', { name, brand })}
      description={t('seller.description', { name, brand })}
      canonical={path}
      isHidden={seller.num_products === 0 || !isFirst}
      facts={[sellerFacts(seller, name, addressOf(path)), trailFacts(trail, addressOf)]}
    />
  )
}

function sellerFacts({ rating, country }: Seller, name: string, url: string): object {
  return {
    '@type': 'Organization',
    name,
    url,
    ...(country === null ? {} : { address: { '@type': 'PostalAddress', addressCountry: country } }),
    ...(rating === null
      ? {}
      : {
          aggregateRating: {
            '@type': 'AggregateRating',
            ratingValue: rating.average,
            reviewCount: rating.count,
            bestRating: 5,
            worstRating: 1,
          },
        }),
  }
}
