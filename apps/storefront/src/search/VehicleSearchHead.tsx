import type { VehiclePage, VehicleSearchResult } from '@bandari/sdk'
import { formatCount, formatMoney } from '@bandari/ui'
import { listFacts, trailFacts } from '../shared/facts.ts'
import { PageHead } from '../shared/PageHead.tsx'
import { paths } from '../shared/paths.ts'
import { useSite } from '../shared/settings.ts'
import { type VehicleQuery, vehiclesPath } from '../shared/vehicle-query.ts'
import { breadcrumb, searchName } from './breadcrumb.ts'
import { dollars } from './price-bands.ts'

interface VehicleSearchHeadProps {
  query: VehicleQuery
  found: VehiclePage | undefined
}

export function VehicleSearchHead({ query, found }: VehicleSearchHeadProps) {
  const { origin } = useSite()
  const bounds = priceWords(query)
  const title = `${searchName(query)} for sale${bounds}${query.page > 1 ? `, page ${query.page}` : ''}`
  const [cheapest] = found?.results ?? []
  const description = found
    ? `${formatCount(found.count)} used vehicles for sale${bounds}, shipped to your port.${
        cheapest && query.sort === 'ascending'
          ? ` From ${formatMoney({ amount: cheapest.price, currency: cheapest.currency })}.`
          : ''
      }`
    : undefined
  return (
    <PageHead
      title={title}
      description={description}
      // Filters multiply without end: search engines keep to the specified segments.
      canonical={found && found.count > 0 && query.filters === '' ? vehiclesPath(query) : undefined}
      image={cheapest?.remote_image}
      facts={[
        trailFacts(breadcrumb(query), origin),
        ...(found && found.count > 0 ? [listFacts(found.results.map(entry), origin)] : []),
      ]}
    />
  )
}

function entry({ id, title }: VehicleSearchResult) {
  return { title, path: paths.details(id) }
}

function priceWords({ min, max }: VehicleQuery): string {
  if (min > 0 && max > 0) return ` from ${dollars(min)} to ${dollars(max)}`
  if (max > 0) return ` up to ${dollars(max)}`
  return min > 0 ? ` from ${dollars(min)}` : ''
}
