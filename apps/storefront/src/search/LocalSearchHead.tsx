import { formatCount } from '@bandari/ui'
import { type LocalSearch, useSearchKenyaProductsQuery } from '../api/catalogue.ts'
import { listFacts, localEntry, trailFacts } from '../shared/facts.ts'
import { makeName } from '../shared/make-name.ts'
import { PageHead } from '../shared/PageHead.tsx'
import { paths } from '../shared/paths.ts'
import { useSite } from '../shared/settings.ts'

interface LocalSearchHeadProps {
  query: { make: string; page: number; call: LocalSearch } | null
}

export function LocalSearchHead({ query }: LocalSearchHeadProps) {
  return query === null ? (
    <PageHead
      title="On sale in Kenya"
      description="Vehicles and spare parts that are in Kenya already, by make, priced in shillings and sold by their sellers."
      canonical={paths.localMake()}
    />
  ) : (
    <HeadOfMake {...query} />
  )
}

function HeadOfMake({ make, page, call }: NonNullable<LocalSearchHeadProps['query']>) {
  const { data: found } = useSearchKenyaProductsQuery(call)
  const { origin } = useSite()
  const name = makeName(make)
  const count = found?.count ?? 0
  return (
    <PageHead
      title={`${name} on sale in Kenya${page > 1 ? `, page ${page}` : ''}`}
      description={`${formatCount(count)} ${name} vehicles and parts on sale in Kenya, priced in shillings. Call the seller, see it, agree.`}
      canonical={count > 0 ? paths.localMake(make.toLowerCase(), page) : undefined}
      image={found?.results[0]?.primary_image}
      facts={[
        trailFacts(
          [
            { label: 'Home', href: paths.home() },
            { label: 'On sale in Kenya', href: paths.localMake() },
            { label: name },
          ],
          origin,
        ),
        ...(found && count > 0 ? [listFacts(found.results.map(localEntry), origin)] : []),
      ]}
    />
  )
}
