import type { Translate } from '@bandari/i18n'
import type { Format } from '@bandari/i18n/format'
import { useFormat, useTranslate } from '@bandari/i18n/react'
import { Field, SelectInput } from '@bandari/ui'
import { AppLink } from '../shared/page/AppLink.tsx'
import { type VehicleQuery, vehiclesPath } from '../shared/addresses/vehicle-query.ts'
import { counted, type Facets } from './filter-labels.ts'
import { bandChoices, dollars } from './price-bands.ts'
import css from './SearchFilters.module.css'
import { readFilters, type Range } from './vehicle-filters.ts'

export interface DraftProps {
  /** The applied range. */
  query: VehicleQuery
  /** The chosen range. */
  draft: VehicleQuery
  facets: Facets | undefined
}

export function PriceFields({ query, draft, facets }: DraftProps) {
  const format = useFormat()
  const t = useTranslate()
  const bands = facets?.price.filter(({ count }) => count > 0) ?? []
  return (
    <div className={css.bounds}>
      <Field label={t('search.priceFrom')}>
        {(control) => (
          <SelectInput
            {...control}
            name="min"
            choices={bandChoices(query.min, t('search.any'), { market: query.market, format })}
            defaultValue={String(query.min)}
          />
        )}
      </Field>
      <Field label={t('search.priceTo')}>
        {(control) => (
          <SelectInput
            {...control}
            name="max"
            choices={bandChoices(query.max, t('search.any'), { market: query.market, format })}
            defaultValue={String(query.max)}
          />
        )}
      </Field>
      {bands.length > 1 && (
        <details className={css.bands}>
          <summary className={css.groupTitle}>{t('search.priceBands')}</summary>
          <ul className="plain-list" aria-label={t('search.priceBands')}>
            {bands.map(({ from, to, count }) => (
              <li key={from}>
                <AppLink
                  className={css.band}
                  href={vehiclesPath({ ...draft, page: 1, min: from, max: to ?? 0 })}
                >
                  {bandLabel(t, { from, to }, format)}
                  <span className={css.count}>{format.count(count)}</span>
                </AppLink>
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  )
}

interface Band {
  from: number
  /** Null for the last, which has no end. */
  to: number | null
}

function bandLabel(t: Translate, { from, to }: Band, format: Format): string {
  const least = dollars(from, format)
  if (to === null) return t('search.andMore', { from: least })
  const most = dollars(to, format)
  return from === 0
    ? t('search.upTo', { to: most })
    : t('search.between', { from: least, to: most })
}

/**
 * Each choice shows the number of vehicles from it on, or up to it, within the other bound. The selected choice does
 * not: the button shows it, and half a column has space only for a year.
 */
export function YearFields({ query, draft, facets }: DraftProps) {
  const format = useFormat()
  const t = useTranslate()
  const chosen = readFilters(query.filters).year
  const wanted = readFilters(draft.filters).year
  const years = facets?.year ?? []
  const countOf = ({ from, to }: Range) =>
    facets &&
    years
      .filter(({ value }) => Number(value) >= from && (to === 0 || Number(value) <= to))
      .reduce((sum, { count }) => sum + count, 0)
  const choices = (bound: keyof Range) =>
    yearsWith(years, chosen[bound]).map((year) => ({
      value: String(year),
      label:
        year === wanted[bound]
          ? String(year)
          : counted(String(year), countOf({ ...wanted, [bound]: year }), format),
    }))
  return (
    <div className={css.bounds}>
      <Field label={t('search.yearFrom')}>
        {(control) => (
          <SelectInput
            {...control}
            name="year_from"
            placeholder={t('search.any')}
            choices={choices('from')}
            defaultValue={chosen.from || ''}
          />
        )}
      </Field>
      <Field label={t('search.yearTo')}>
        {(control) => (
          <SelectInput
            {...control}
            name="year_to"
            placeholder={t('search.any')}
            choices={choices('to')}
            defaultValue={chosen.to || ''}
          />
        )}
      </Field>
    </div>
  )
}

function yearsWith(years: readonly { value: string }[], own: number): number[] {
  const known = years.map(({ value }) => Number(value))
  return own === 0 || known.includes(own) ? known : [...known, own].sort((a, b) => b - a)
}

const mileages = [20_000, 50_000, 80_000, 100_000, 150_000, 200_000, 300_000]

export function MileageField({ query }: { query: VehicleQuery }) {
  const format = useFormat()
  const t = useTranslate()
  const { from, to } = readFilters(query.filters).mileage
  const choices =
    to === 0 || mileages.includes(to) ? mileages : [...mileages, to].sort((a, b) => a - b)
  return (
    <>
      <input type="hidden" name="mileage_from" value={from || ''} />
      <Field label={t('search.mileage')}>
        {(control) => (
          <SelectInput
            {...control}
            name="mileage_to"
            placeholder={t('search.any')}
            choices={choices.map((most) => ({
              value: String(most),
              label: t('search.kmUpTo', { to: format.count(most) }),
            }))}
            defaultValue={to || ''}
          />
        )}
      </Field>
    </>
  )
}
