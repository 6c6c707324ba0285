import { useTranslate } from '@bandari/i18n/react'
import { type LocalSearch, useSearchKenyaProductsQuery } from '../api/catalogue.ts'
import { listFacts, localEntry, trailFacts } from '../shared/page/facts.ts'
import { PageHead } from '../shared/page/PageHead.tsx'
import { paths } from '../shared/addresses/paths.ts'
import { useAddress } from '../shared/page/settings.ts'
import type { VehicleQuery } from '../shared/addresses/vehicle-query.ts'
import { isNarrowed } from './local-query.ts'

interface LocalSearchHeadProps {
  query: VehicleQuery | null
  /** The whole list of the make; null without a make. */
  call: LocalSearch | null
  name: string
}

export function LocalSearchHead({ query, call, name }: LocalSearchHeadProps) {
  const t = useTranslate()
  if (query === null || call === null)
    return (
      <PageHead
        title={t('search.kenya')}
        description={t('search.kenya.description')}
        canonical={paths.localMake()}
      />
    )
  // Filters multiply without end: search engines keep to the whole lists.
  if (isNarrowed(query))
    return <PageHead title={t('search.kenya.make', { make: name, page: query.page })} />
  return <HeadOfMake query={query} call={call} name={name} />
}

interface HeadOfMakeProps {
  query: VehicleQuery
  call: LocalSearch
  name: string
}

function HeadOfMake({ query: { make, page }, call, name }: HeadOfMakeProps) {
  const t = useTranslate()
  const { data: found } = useSearchKenyaProductsQuery(call)
  const addressOf = useAddress()
  const count = found?.count ?? 0
  return (
    <PageHead
      title={t('search.kenya.make', { make: name, page })}
      description={t('search.kenya.makeDescription', { make: name, count })}
      canonical={count > 0 && make ? paths.localMake(make.toLowerCase(), page) : undefined}
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
