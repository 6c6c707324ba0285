import type { PlainMessageId, Translator } from '@bandari/i18n'
import type { Format } from '@bandari/i18n/format'
import type { ProductCard } from '@bandari/sdk'
import { engineLabel, locationLabel, vehicleWord } from '@bandari/ui'
import type { Line } from './differing.ts'

/** The facts of vehicles in the words of the screen, in the order of a product's own page. */
export function factLines(
  cards: readonly ProductCard[],
  translator: Translator,
  format: Format,
): Line[] {
  const { t } = translator
  const word = (value: string | null) => value && (vehicleWord(t, value) ?? value)
  const facts: readonly (readonly [
    PlainMessageId,
    (card: ProductCard) => string | number | null,
  ])[] = [
    ['details.modelYear', ({ year }) => year],
    ['details.mileage', ({ mileage }) => (mileage === null ? null : format.distance(mileage))],
    ['details.bodyType', ({ body_type }) => word(body_type)],
    [
      'details.engineSize',
      ({ engine_size: cc }) => (cc === null ? null : engineLabel(translator, cc)),
    ],
    ['details.fuelType', ({ fuel_type }) => word(fuel_type)],
    ['details.transmission', ({ transmission }) => word(transmission)],
    ['details.attribute.drive', ({ drive }) => word(drive)],
    ['details.attribute.steering', ({ steering }) => word(steering)],
    ['details.attribute.doors', ({ doors }) => doors],
    ['details.attribute.seats', ({ seats }) => seats],
    ['details.colour', ({ colour }) => word(colour)],
    ['details.attribute.auction_grade', ({ auction_grade }) => auction_grade],
    ['details.attribute.condition', ({ condition }) => word(condition)],
    ['favourites.location', ({ location }) => location && locationLabel(t, location)],
  ]
  return facts.map(([id, read]) => ({
    id,
    values: cards.map((card) => {
      const value = read(card)
      return value === null ? null : String(value)
    }),
  }))
}
