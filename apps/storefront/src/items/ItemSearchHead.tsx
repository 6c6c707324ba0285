import type { Translate } from '@bandari/i18n'
import { useFormat, useTranslate } from '@bandari/i18n/react'
import { type Breadcrumb } from '@bandari/ui'
import type { ItemsFound } from '../api/items.ts'
import { listFacts, trailFacts } from '../shared/page/facts.ts'
import { type ItemQuery, itemsPath } from '../shared/addresses/item-query.ts'
import { PageHead } from '../shared/page/PageHead.tsx'
import { paths } from '../shared/addresses/paths.ts'
import { useAddress } from '../shared/page/settings.ts'

/** Breadcrumb is Home > query (buyer spec §2). */
export function itemTrail(t: Translate, { q }: Pick<ItemQuery, 'q'>): Breadcrumb[] {
  return [{ label: t('shell.home'), href: paths.home() }, { label: q }]
}

interface ItemSearchHeadProps {
  query: ItemQuery
  found: ItemsFound | undefined
}

export function ItemSearchHead({ query, found }: ItemSearchHeadProps) {
  const format = useFormat()
  const t = useTranslate()
  const addressOf = useAddress()
  const [first] = found?.results ?? []
  const description =
    found && first
      ? t('items.description', {
          count: found.count,
          words: query.q,
          title: first.title,
          price: format.money({ amount: first.price, currency: first.currency }),
        })
      : undefined
  return (
    <PageHead
      title={t('items.title', { words: query.q, page: query.page })}
      description={description}
      canonical={found ? itemsPath(query) : undefined}
      image={first?.remote_image}
      facts={[
        trailFacts(itemTrail(t, query), addressOf),
        ...(found
          ? [
              listFacts(
                found.results.map((item) => ({ title: item.title, path: paths.item(item) })),
                addressOf,
              ),
            ]
          : []),
      ]}
    />
  )
}
