import { useTranslator } from '@bandari/i18n/react'
import { type LocalSearch, useSearchKenyaProductsQuery } from '../api/catalogue.ts'
import { categoryName } from '../shared/vehicles/category-name.ts'
import { listFacts, localEntry, trailFacts } from '../shared/page/facts.ts'
import { makeName } from '../shared/vehicles/make-name.ts'
import { PageHead } from '../shared/page/PageHead.tsx'
import { paths } from '../shared/addresses/paths.ts'
import { useAddress } from '../shared/page/settings.ts'
import type { CatalogueQuery } from './catalogue-query.ts'
import { trailItems } from './trail-items.ts'

interface SparesCatalogueHeadProps {
  query: CatalogueQuery
  call: LocalSearch
}

export function SparesCatalogueHead({ query, call }: SparesCatalogueHeadProps) {
  const translator = useTranslator()
  const { t } = translator
  const { data: found } = useSearchKenyaProductsQuery(call)
  const addressOf = useAddress()
  const { text, make, page, trail } = query
  const node = trail?.at(-1)?.text ?? null
  const category = node && categoryName(translator, node)
  const fitting = make === null ? 'none' : makeName(make)
  const count = found?.count ?? 0
  return (
    <PageHead
      title={t('spares.title', { category: categoryName(translator, text), make: fitting, page })}
      description={t('spares.description', { count, category: category ?? 'none', make: fitting })}
      canonical={count > 0 ? paths.parts(node, { make, page }) : undefined}
      image={found?.results[0]?.primary_image}
      facts={[
        trailFacts(trailItems(translator, query), addressOf),
        ...(found && count > 0 ? [listFacts(found.results.map(localEntry), addressOf)] : []),
      ]}
    />
  )
}
