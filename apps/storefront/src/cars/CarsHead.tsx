import type { VehicleAtDoor, VehicleSummary } from '@bandari/sdk'
import type { Breadcrumb } from '@bandari/ui'
import { type CarsChoice, carsPath } from '../shared/addresses/cars-path.ts'
import { paths } from '../shared/addresses/paths.ts'
import { linkPicture } from '../shared/page/link-picture.ts'
import { listFacts, trailFacts } from '../shared/page/facts.ts'
import { PageHead } from '../shared/page/PageHead.tsx'
import { type Question, questionFacts } from '../shared/page/Questions.tsx'
import { useAddress, useSite } from '../shared/page/settings.ts'
import { countryName, pageTitle, subjectName } from './cars-sentences.ts'
import { useWords } from './use-words.ts'

interface CarsHeadProps {
  summary: VehicleSummary
  choice: CarsChoice
  vehicles: readonly VehicleAtDoor[] | undefined
  questions: readonly Question[]
  trail: readonly Breadcrumb[]
}

/** A page that holds no vehicles just now stays for those who have its link, and search engines are asked to stay away. */
export function CarsHead({ summary, choice, vehicles = [], questions, trail }: CarsHeadProps) {
  const words = useWords()
  const site = useSite()
  const addressOf = useAddress()
  const path = carsPath(choice)
  const title = pageTitle(words, summary)
  const list = vehicles.map(({ id, title: named }) => ({ title: named, path: paths.details(id) }))
  return (
    <PageHead
      title={title}
      description={description(words, summary)}
      canonical={path}
      isHidden={summary.count === 0}
      image={linkPicture(site, path)}
      facts={[
        trailFacts(
          [...trail.slice(0, -1), { label: trail.at(-1)?.label ?? title, href: path }],
          addressOf,
        ),
        ...(list.length > 0 ? [listFacts(list, addressOf)] : []),
        ...offerFacts(words, summary, addressOf(path)),
        ...(questions.length > 0 ? [questionFacts(questions)] : []),
      ]}
    />
  )
}

function description(words: ReturnType<typeof useWords>, summary: VehicleSummary): string {
  const { t, format } = words
  const { count, price, country, door } = summary
  const name = subjectName(words, summary)
  if (!price) return t('carPages.noneDescription', { name })
  const money = (amount: string) => format.money({ amount, currency: price.currency, decimals: 0 })
  if (!country) return t('carPages.description', { name, count, from: money(price.from) })
  return t('carPages.descriptionIn', {
    name,
    count,
    country: countryName(words, country),
    door: door?.price ? money(door.price.from) : 'none',
    place: door?.destination.city ?? '',
  })
}

/** Of a make or a model: a kind of body is no product that anybody offers. The prices are before shipping, as each page has them. */
function offerFacts(
  words: ReturnType<typeof useWords>,
  summary: VehicleSummary,
  url: string,
): object[] {
  const { make, price, count } = summary
  if (!make || !price) return []
  return [
    {
      '@type': 'Product',
      name: subjectName(words, summary),
      brand: { '@type': 'Brand', name: make.name },
      offers: {
        '@type': 'AggregateOffer',
        url,
        lowPrice: price.from,
        highPrice: price.to,
        priceCurrency: price.currency,
        offerCount: count,
        availability: 'https://schema.org/InStock',
        itemCondition: 'https://schema.org/UsedCondition',
      },
    },
  ]
}
