import type { Translator } from '@bandari/i18n'
import type { Format } from '@bandari/i18n/format'
import type { VehicleSummary } from '@bandari/sdk'
import { vehicleWord } from '@bandari/ui'

type Door = NonNullable<VehicleSummary['door']>
type Way = { sailing_days: readonly number[] | null; road_days: readonly number[] | null }

interface Words extends Pick<Translator, 't' | 'name'> {
  format: Format
}

/** `Toyota Vitz`, `SUV`, or what vehicles are called where a page is about all. */
export function subjectName(
  { t }: Pick<Translator, 't'>,
  { make, model, body }: Pick<VehicleSummary, 'make' | 'model' | 'body'>,
): string {
  if (body) return vehicleWord(t, body.name) ?? body.name
  if (!make) return t('carPages.all')
  return model ? `${make.name} ${model.name}` : make.name
}

export function countryName(
  { name }: Pick<Translator, 'name'>,
  { code, name: english }: { code: string; name: string },
): string {
  return name(`countries.${code}`, english)
}

export function pageTitle(words: Words, summary: VehicleSummary): string {
  const { t } = words
  const isAll = !summary.make && !summary.body
  const name = subjectName(words, summary)
  if (!summary.country) return isAll ? t('carPages.titleAll') : t('carPages.title', { name })
  const country = countryName(words, summary.country)
  return isAll ? t('carPages.titleInAll', { country }) : t('carPages.titleIn', { name, country })
}

/** How many are on sale, from which price, of which years; null where there are none. */
export function leadSentence({ t, format }: Words, summary: VehicleSummary): string | null {
  const { count, price, years } = summary
  if (!price) return null
  const { from, to, currency } = price
  const money = (amount: string) => format.money({ amount, currency, decimals: 0 })
  return t('carPages.lead', {
    count,
    prices: from === to ? 'one' : 'other',
    from: money(from),
    to: money(to),
    years: years === null ? 'none' : years.from === years.to ? 'one' : 'other',
    first: String(years?.from ?? ''),
    last: String(years?.to ?? ''),
  })
}

/** What they cost at the door and of how many that is known; that it is not known where nobody can tell. */
export function doorSentences({ t, format }: Words, door: Door): string[] {
  const { destination, port_name: port, price, priced, may_enter: of } = door
  const { city: place } = destination
  if (!price) return of === 0 ? [] : [t('carPages.doorNotKnown', { place })]
  const money = (amount: string) => format.money({ amount, currency: price.currency, decimals: 0 })
  return [
    t('carPages.doorLead', { place, port, from: money(price.from), average: money(price.average) }),
    t('carPages.averagedOver', {
      left: of - priced,
      of: format.count(of),
      priced: format.count(priced),
    }),
  ]
}

/** How many of those on sale may enter, and of which years these are. */
export function admissionSentences({ t, format }: Words, count: number, door: Door): string[] {
  const { may_enter: may, may_not_enter: refused, not_known: open, years } = door
  const told = t('carPages.mayEnter', { may, refused, open, count: format.count(count) })
  if (!years) return [told]
  const first = String(years.from)
  return [
    told,
    years.from === years.to
      ? t('carPages.yearEntering', { first })
      : t('carPages.yearsEntering', { first, last: String(years.to) }),
  ]
}

/** Null where nobody knows how long a ship takes. */
export function seaSentence(
  { t }: Pick<Translator, 't'>,
  port: string,
  { sailing_days: sea, road_days: road }: Way,
): string | null {
  if (!sea) return null
  return t('carPages.a.sea', {
    least: String(sea[0] ?? 0),
    most: sea[1] ?? 0,
    port,
    road: road ? 'known' : 'none',
    roadLeast: String(road?.[0] ?? ''),
    roadMost: String(road?.[1] ?? ''),
  })
}
