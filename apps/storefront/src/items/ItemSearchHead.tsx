import { type Breadcrumb, formatCount, formatMoney } from '@bandari/ui'
import type { ItemsFound } from '../api/items.ts'
import { listFacts, trailFacts } from '../shared/facts.ts'
import { type ItemQuery, itemsPath } from '../shared/item-query.ts'
import { PageHead } from '../shared/PageHead.tsx'
import { paths } from '../shared/paths.ts'
import { useSite } from '../shared/settings.ts'

/** Breadcrumb is Home > query (buyer spec §2). */
export function itemTrail({ q }: Pick<ItemQuery, 'q'>): Breadcrumb[] {
  return [{ label: 'Home', href: paths.home() }, { label: q }]
}

interface ItemSearchHeadProps {
  query: ItemQuery
  found: ItemsFound | undefined
}

export function ItemSearchHead({ query, found }: ItemSearchHeadProps) {
  const { origin } = useSite()
  const [first] = found?.results ?? []
  const page = query.page > 1 ? `, page ${query.page}` : ''
  const description =
    found && first
      ? `${formatCount(found.count)} offers of our partners for “${query.q}”, shipped to your country: ${first.title}, ${formatMoney({ amount: first.price, currency: first.currency })}, and more.`
      : undefined
  return (
    <PageHead
      title={`${query.q} for sale${page}`}
      description={description}
      canonical={found ? itemsPath(query) : undefined}
      image={first?.remote_image}
      facts={[
        trailFacts(itemTrail(query), origin),
        ...(found
          ? [
              listFacts(
                found.results.map((item) => ({ title: item.title, path: paths.item(item) })),
                origin,
              ),
            ]
          : []),
      ]}
    />
  )
}
