import type { Translate } from '@bandari/i18n'
import { useFormat, useTranslate } from '@bandari/i18n/react'
import type { ItemDetail } from '@bandari/sdk'
import { type Breadcrumb } from '@bandari/ui'
import { trailFacts } from '../shared/page/facts.ts'
import { PageHead } from '../shared/page/PageHead.tsx'
import { paths } from '../shared/addresses/paths.ts'
import { useAddress } from '../shared/page/settings.ts'
import { nameOf } from './conditions.data.ts'

export function itemPageTrail(t: Translate, { title }: Pick<ItemDetail, 'title'>): Breadcrumb[] {
  return [
    { label: t('shell.home'), href: paths.home() },
    { label: t('shell.partnerGoods'), href: paths.itemSearch() },
    { label: title },
  ]
}

/** Lets a link in a message show the item with its price, and tells search engines what it is. */
export function ItemHead({ item }: { item: ItemDetail }) {
  const format = useFormat()
  const t = useTranslate()
  const addressOf = useAddress()
  const { title, price, currency, condition, images, quantity, specs, description_clean } = item
  const path = paths.item(item)
  const state = nameOf(condition)
  const money = format.money({ amount: price, currency })
  return (
    <PageHead
      title={`${title}, ${money}`}
      description={[money, state === null ? condition : t(state), description_clean]
        .filter(Boolean)
        .join(' · ')
        .slice(0, 200)}
      canonical={path}
      image={images[0]}
      facts={[
        {
          '@type': item.product_class === 'cars' ? 'Car' : 'Product',
          name: title,
          description: description_clean,
          image: images,
          sku: item.id,
          ...(specs.manufacturer === null
            ? {}
            : { brand: { '@type': 'Brand', name: specs.manufacturer } }),
          offers: {
            '@type': 'Offer',
            url: addressOf(path),
            price: price.toFixed(2),
            priceCurrency: currency,
            availability: `https://schema.org/${quantity > 0 ? 'InStock' : 'OutOfStock'}`,
            itemCondition: `https://schema.org/${condition === 'New' ? 'New' : 'Used'}Condition`,
          },
        },
        trailFacts(itemPageTrail(t, item), addressOf),
      ]}
    />
  )
}
