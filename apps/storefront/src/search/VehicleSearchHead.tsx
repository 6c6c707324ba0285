import type { Format } from '@bandari/i18n/format'
import { useFormat, useTranslate } from '@bandari/i18n/react'
import type { VehiclePage, VehicleSearchResult } from '@bandari/sdk'
import { listFacts, trailFacts } from '../shared/page/facts.ts'
import { PageHead } from '../shared/page/PageHead.tsx'
import { paths } from '../shared/addresses/paths.ts'
import { useAddress } from '../shared/page/settings.ts'
import { type VehicleQuery, vehiclesPath } from '../shared/addresses/vehicle-query.ts'
import { breadcrumb, searchName } from './breadcrumb.ts'
import { dollars } from './price-bands.ts'
import { facetsCall } from './search-call.ts'

interface VehicleSearchHeadProps {
  query: VehicleQuery
  found: VehiclePage | undefined
}

export function VehicleSearchHead({ query, found }: VehicleSearchHeadProps) {
  const format = useFormat()
  const t = useTranslate()
  const addressOf = useAddress()
  const prices = priceBounds(query, format)
  const [cheapest] = found?.results ?? []
  const description = found
    ? t('search.description', {
        ...prices,
        count: found.count,
        cheapest:
          cheapest && query.sort === 'ascending'
            ? format.money({ amount: cheapest.price, currency: cheapest.currency })
            : 'none',
      })
    : undefined
  return (
    <>
      {onServer.NewsLink && <onServer.NewsLink query={query} />}
      <PageHead
        title={t('search.title', { ...prices, name: searchName(t, query), page: query.page })}
        description={description}
        // Filters multiply without end: search engines keep to the specified segments.
        canonical={
          found && found.count > 0 && query.filters === '' ? vehiclesPath(query) : undefined
        }
        image={cheapest?.remote_image}
        facts={[
          trailFacts(breadcrumb(t, query), addressOf),
          ...(found && found.count > 0 ? [listFacts(found.results.map(entry), addressOf)] : []),
        ]}
      />
    </>
  )
}

/** Feed readers ask for the document and run no script, so a browser's code goes without. */
const onServer = { ...(import.meta.env.SSR && { NewsLink }) }

/** What is new in this search, for feed readers. */
function NewsLink({ query }: Pick<VehicleSearchHeadProps, 'query'>) {
  const addressOf = useAddress()
  const filters = new URLSearchParams(facetsCall(query, null) as Record<string, string>).toString()
  const feed = `/rss.xml${filters && `?${filters}`}`
  return <link rel="alternate" type="application/rss+xml" href={addressOf(feed)} />
}

function entry({ id, title }: VehicleSearchResult) {
  return { title, path: paths.details(id) }
}

/** The prices searched for, as the sentences of title and description name them. */
function priceBounds({ min, max }: VehicleQuery, format: Format) {
  const bounds = max > 0 ? (min > 0 ? 'between' : 'upTo') : min > 0 ? 'above' : 'none'
  return { bounds, from: dollars(min, format), to: dollars(max, format) }
}
