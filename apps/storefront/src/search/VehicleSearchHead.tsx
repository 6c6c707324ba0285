import type { VehiclePage } from '@bandari/sdk'
import { formatCount, formatMoney } from '@bandari/ui'
import { makeName } from '../shared/make-name.ts'
import { PageHead } from '../shared/PageHead.tsx'
import { useSite } from '../shared/settings.ts'
import { type VehicleQuery, vehiclesPath } from '../shared/vehicle-query.ts'
import { breadcrumb, className } from './breadcrumb.ts'
import { dollars } from './price-bands.ts'

/** `Toyota Vitz`, `Commercial vehicles`. */
export function searchName(query: VehicleQuery): string {
  const { make, model } = query
  if (make === null && model === null) return className(query)
  return [make, model].flatMap((slug) => (slug === null ? [] : makeName(slug))).join(' ')
}

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
      canonical={found && found.count > 0 ? vehiclesPath(query) : undefined}
      image={cheapest?.remote_image}
      facts={[breadcrumbFacts(query, origin)]}
    />
  )
}

function priceWords({ min, max }: VehicleQuery): string {
  if (min > 0 && max > 0) return ` from ${dollars(min)} to ${dollars(max)}`
  if (max > 0) return ` up to ${dollars(max)}`
  return min > 0 ? ` from ${dollars(min)}` : ''
}

function breadcrumbFacts(query: VehicleQuery, origin: string): object {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: breadcrumb(query).map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      ...(href === undefined ? {} : { item: `${origin}${href}` }),
    })),
  }
}
