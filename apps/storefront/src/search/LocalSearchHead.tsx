import { useTranslate } from '@bandari/i18n/react'
import { type LocalSearch, useSearchKenyaProductsQuery } from '../api/catalogue.ts'
import { listFacts, localEntry, trailFacts } from '../shared/page/facts.ts'
import { makeName } from '../shared/vehicles/make-name.ts'
import { PageHead } from '../shared/page/PageHead.tsx'
import { paths } from '../shared/addresses/paths.ts'
import { useAddress } from '../shared/page/settings.ts'

interface LocalSearchHeadProps {
  query: { make: string; page: number; call: LocalSearch } | null
}

export function LocalSearchHead({ query }: LocalSearchHeadProps) {
  const t = useTranslate()
  return query === null ? (
    <PageHead
      title={t('search.kenya')}
      description={t('search.kenya.description')}
      canonical={paths.localMake()}
    />
  ) : (
    <HeadOfMake {...query} />
  )
}

function HeadOfMake({ make, page, call }: NonNullable<LocalSearchHeadProps['query']>) {
  const t = useTranslate()
  const { data: found } = useSearchKenyaProductsQuery(call)
  const addressOf = useAddress()
  const name = makeName(make)
  const count = found?.count ?? 0
  return (
    <PageHead
      title={t('search.kenya.make', { make: name, page })}
      description={t('search.kenya.makeDescription', { make: name, count })}
      canonical={count > 0 ? paths.localMake(make.toLowerCase(), page) : undefined}
      image={found?.results[0]?.primary_image}
      facts={[
        trailFacts(
          [
            { label: t('shell.home'), href: paths.home() },
            { label: t('search.kenya'), href: paths.localMake() },
            { label: name },
          ],
          addressOf,
        ),
        ...(found && count > 0 ? [listFacts(found.results.map(localEntry), addressOf)] : []),
      ]}
    />
  )
}
