import type { Language } from '@bandari/i18n'
import { localeOf, nameKey } from '@bandari/i18n'
import { translatorOf } from '@bandari/i18n/catalogues'
import { formatOf } from '@bandari/i18n/format'
import type { Context } from '../../core/context.ts'
import { findListedCar } from '../../landed/product-facts.store.ts'
import type { Caller } from '../../platform/scheduling/clients-of.ts'
import type { LandedCard } from '../../stock/catalogue/landed-price/destination-pricer.ts'
import { landedCards } from '../../stock/catalogue/landed-price/landed-cards.ts'
import { canSee } from '../../stock/catalogue/product/visibility.ts'
import { listCards, type VehicleRow } from '../../stock/catalogue/search/vehicle-rows.store.ts'
import { destinationOf, summarise } from '../summaries/get-vehicle-summary.ts'
import { readRuledCountries, type RuledCountry } from '../summaries/ruled-countries.ts'
import type { AskedPicture } from './asked-picture.ts'

/** What a picture says, in the words of one language. Whatever is the same has the same picture. */
export interface Contents {
  title: string
  price: string | null
  /** What the price is of. */
  note: string | null
  verdict: { words: string; kind: LandedCard['verdict'] } | null
  /** Hash of the vehicle's picture; null where it has none. */
  photo: string | null
}

/** Null for what nobody may see, or the shop does not know. */
export function contentsOf(
  context: Context,
  asked: AskedPicture,
  caller: Caller,
): Promise<Contents | null> {
  return 'vehicle' in asked ? ofVehicle(context, asked) : ofCars(context, asked, caller)
}

function wordsOf(language: Language) {
  return { ...translatorOf(language), format: formatOf(localeOf(language)) }
}

type Words = ReturnType<typeof wordsOf>

async function ofVehicle(
  context: Context,
  { language, vehicle: id, country: named }: Extract<AskedPicture, { vehicle: number }>,
): Promise<Contents | null> {
  const country = named === null ? null : await findCountry(context, named)
  if (country === undefined) return null
  const listed = await findListedCar(context.db, id)
  if (!listed || listed.market !== 'export' || !canSee(listed, null)) return null
  const [row] = await listCards(context.db, [id])
  if (!row) return null
  const words = wordsOf(language)
  const before = {
    price: words.format.money({ amount: String(row.price / 100), currency: row.currency }),
    note: words.t('carPages.pictureFob'),
  }
  const card = country && (await cardAt(context, country, row))
  return {
    title: row.title,
    photo: row.media_hash,
    ...(card && country?.destination ? atDoor(words, country.destination, card, before) : before),
    verdict: card && { words: words.t(`door.verdict.${card.verdict}`), kind: card.verdict },
  }
}

async function findCountry({ db }: Context, named: string): Promise<RuledCountry | undefined> {
  const countries = await readRuledCountries(db)
  return countries.find(({ code, slug }) => slug === named || code.toLowerCase() === named)
}

async function cardAt(context: Context, { destination }: RuledCountry, row: VehicleRow) {
  const pricer = destination && (await context.findPricer(context, destinationOf(destination)))
  if (!pricer) return null
  const cards = await landedCards(context, pricer, { rows: [row] })
  return cards.get(row.id)?.landed ?? null
}

/** The price before shipping where nobody knows the whole of it. */
function atDoor(
  { t, format }: Words,
  { city: place, portName: port }: { city: string; portName: string },
  { landed_low: low, landed_high: high }: LandedCard,
  before: Pick<Contents, 'price' | 'note'>,
): Pick<Contents, 'price' | 'note'> {
  if (low === null || high === null) return before
  const bounds = format.moneyBounds({ low, high, currency: 'USD', decimals: 0 })
  const price =
    bounds.low === bounds.high
      ? format.money({ amount: low, currency: 'USD', decimals: 0 })
      : t('door.range', bounds)
  return { price, note: t('carPages.pictureDoor', { place, port }) }
}

async function ofCars(
  context: Context,
  { language, cars }: Extract<AskedPicture, { cars: object }>,
  caller: Caller,
): Promise<Contents | null> {
  const summary = await summarise(context, cars, caller)
  if (!summary) return null
  const words = wordsOf(language)
  const { t, name, format } = words
  const { make, model, body, country, count, price, door } = summary
  const about = body
    ? bodyName(words, body.name)
    : make
      ? [make.name, model?.name].join(' ').trim()
      : t('carPages.all')
  const money = (amount: string) => format.money({ amount, currency: 'USD', decimals: 0 })
  const told = door?.price ?? price
  const onSale = t('carPages.pictureCount', { count })
  const note = door?.price
    ? t('carPages.pictureDoor', { place: door.destination.city, port: door.port_name })
    : t('carPages.pictureFob')
  return {
    title: country ? `${about}, ${name(`countries.${country.code}`, country.name)}` : about,
    price: told && t('carPages.pictureFrom', { price: money(told.from) }),
    note: told ? `${note} · ${onSale}` : onSale,
    verdict: null,
    photo: null,
  }
}

function bodyName({ isMessageId, formatSentence }: Words, written: string): string {
  const key = nameKey(written).replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
  const id = `vehicle.${key}`
  return isMessageId(id) ? formatSentence(id) : written
}
