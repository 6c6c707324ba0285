import type { VehicleSummary } from '@bandari/sdk'
import { vehicleWord } from '@bandari/ui'
import { type CarsChoice, carsPath } from '../shared/addresses/cars-path.ts'
import { AppLink } from '../shared/page/AppLink.tsx'
import css from './Cars.module.css'
import { searchPath } from './cars-call.ts'
import { countryName } from './cars-sentences.ts'
import { useWords } from './use-words.ts'

interface CarsNeighboursProps {
  summary: VehicleSummary
  choice: CarsChoice
}

interface Neighbour {
  href: string
  label: string
  count?: number
  isHere?: boolean
}

interface Group {
  id: string
  title: string
  links: readonly Neighbour[]
}

/** The ways on: to other makes, models, bodies and countries, and into the search by price and year. */
export function CarsNeighbours({ summary, choice }: CarsNeighboursProps) {
  const words = useWords()
  const { format } = words
  const groups = [...pageGroups(words, summary, choice), ...searchGroups(words, summary)]
  return (
    <>
      {groups
        .filter(({ links }) => links.length > 0)
        .map(({ id, title, links }) => (
          <nav key={id} className={css.section} aria-labelledby={id}>
            <h2 id={id}>{title}</h2>
            <ul className={`plain-list ${css.links}`}>
              {links.map(({ href, label, count, isHere = false }) => (
                <li key={href}>
                  <AppLink
                    className={css.link}
                    href={href}
                    aria-current={isHere ? 'page' : undefined}
                  >
                    {label}
                    {count !== undefined && (
                      <span className={css.count}>{` ${format.count(count)}`}</span>
                    )}
                  </AppLink>
                </li>
              ))}
            </ul>
          </nav>
        ))}
    </>
  )
}

type Words = ReturnType<typeof useWords>

function pageGroups(words: Words, summary: VehicleSummary, choice: CarsChoice): Group[] {
  const { t } = words
  const { make, body, facets, countries } = summary
  const { country } = choice
  return [
    {
      id: 'countries',
      title: t('carPages.countries'),
      links: [
        ...(country === null
          ? []
          : [{ href: carsPath({ ...choice, country: null }), label: t('carPages.anywhere') }]),
        ...byName(
          countries.map((one) => ({
            href: carsPath({ ...choice, country: one.slug }),
            label: countryName(words, one),
            isHere: one.slug === country,
          })),
        ),
      ],
    },
    {
      id: 'models',
      title: make ? t('carPages.models', { make: make.name }) : '',
      links: make
        ? facets.model.map(({ value, label, count }) => ({
            href: carsPath({ make: make.slug, model: value, country }),
            label,
            count,
            isHere: value === choice.model,
          }))
        : [],
    },
    {
      id: 'makes',
      title: t('carPages.makes'),
      links: facets.make.map(({ value, label, count }) => ({
        href: carsPath({ make: value, country }),
        label,
        // Of a body: the make's own page has more than these.
        ...(!body && { count }),
      })),
    },
    {
      id: 'bodies',
      title: t('carPages.bodies'),
      links: make
        ? []
        : facets.body.map(({ value, label, count }) => ({
            href: carsPath({ body: value, country }),
            label: vehicleWord(t, label) ?? label,
            count,
            isHere: value === choice.body,
          })),
    },
  ]
}

/** Into the search, which may not know a page for each. */
function searchGroups({ t, format }: Words, summary: VehicleSummary): Group[] {
  const { price, year } = summary.facets
  const money = (amount: number) =>
    format.money({ amount: String(amount), currency: 'USD', decimals: 0 })
  return [
    {
      id: 'prices',
      title: t('carPages.prices'),
      links: price.map(({ from, to, count }) => ({
        href: searchPath(summary, { min: from, max: to ?? 0 }),
        label:
          to === null
            ? t('carPages.above', { from: money(from) })
            : from === 0
              ? t('carPages.upTo', { to: money(to) })
              : t('carPages.between', { first: money(from), last: money(to) }),
        count,
      })),
    },
    {
      id: 'years',
      title: t('carPages.years'),
      links: year.map(({ value, count }) => ({
        href: searchPath(summary, { year: value }),
        label: value,
        count,
      })),
    },
  ]
}

function byName(links: readonly Neighbour[]): Neighbour[] {
  return links.toSorted((one, other) => one.label.localeCompare(other.label))
}
