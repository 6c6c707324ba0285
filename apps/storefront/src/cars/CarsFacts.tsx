import type { VehicleSummary } from '@bandari/sdk'
import css from './Cars.module.css'
import { useWords } from './use-words.ts'
import type { Way } from './way-of.ts'

interface CarsFactsProps {
  summary: VehicleSummary
  way: Way | null
}

interface Fact {
  label: string
  /** Null where nobody knows. */
  value: string | null
  /** What the number is of. */
  note?: string
}

/** The numbers of the page, each with what it is of; what is not known says so. */
export function CarsFacts({ summary, way }: CarsFactsProps) {
  const words = useWords()
  const facts = [...factsOnSale(words, summary), ...factsAtDoor(words, summary, way)]
  return (
    <dl className={css.facts}>
      {facts.map(({ label, value, note }) => (
        <div key={label} className={css.fact}>
          <dt className={css.label}>{label}</dt>
          <dd className={css.value}>
            {value ?? <span className={css.unknown}>{words.t('carPages.notKnown')}</span>}
            {note && <small className={css.note}>{note}</small>}
          </dd>
        </div>
      ))}
    </dl>
  )
}

type Words = ReturnType<typeof useWords>

function factsOnSale({ t, format }: Words, { count, price, years }: VehicleSummary): Fact[] {
  return [
    { label: t('carPages.fact.onSale'), value: format.count(count) },
    {
      label: t('carPages.fact.price'),
      value: price && format.money({ amount: price.from, currency: price.currency, decimals: 0 }),
    },
    { label: t('carPages.fact.years'), value: yearsText(t, years) },
  ]
}

function factsAtDoor(
  { t, format }: Words,
  { count, door }: VehicleSummary,
  way: Way | null,
): Fact[] {
  if (!door) return []
  const { destination, port_name, may_enter, not_known, priced, price, years } = door
  const money = (amount: string) =>
    price && format.money({ amount, currency: price.currency, decimals: 0 })
  const some = { some: format.count(priced), all: format.count(may_enter) }
  const isPart = priced < may_enter
  return [
    {
      label: t('carPages.fact.door', { place: destination.city }),
      value: price && money(price.from),
    },
    {
      label: t('carPages.fact.average'),
      value: price && money(price.average),
      ...(price && isPart && { note: t('carPages.overSome', some) }),
    },
    {
      label: t('carPages.fact.mayEnter'),
      value: t('carPages.ofAll', { some: format.count(may_enter), all: format.count(count) }),
      ...(not_known > 0 && { note: `${format.count(not_known)} ${t('carPages.notKnown')}` }),
    },
    ...(may_enter > 0
      ? [{ label: t('carPages.fact.yearsEntering'), value: yearsText(t, years) }]
      : []),
    { label: t('carPages.fact.port'), value: port_name },
    { label: t('carPages.fact.sea'), value: daysText(t, way?.sailing_days) },
    ...(way?.route ? [{ label: t('carPages.fact.road'), value: daysText(t, way.road_days) }] : []),
  ]
}

function yearsText(t: Words['t'], years: VehicleSummary['years']): string | null {
  if (!years) return null
  const [first, last] = [String(years.from), String(years.to)]
  return first === last ? first : t('carPages.between', { first, last })
}

function daysText(t: Words['t'], days: readonly number[] | null | undefined): string | null {
  const [least, most] = days ?? []
  if (least === undefined || most === undefined) return null
  return least === most
    ? String(least)
    : t('carPages.between', { first: String(least), last: String(most) })
}
