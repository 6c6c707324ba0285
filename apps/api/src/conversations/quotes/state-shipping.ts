import type { QuoteAnswer } from '@bandari/sdk'
import { listLineRows } from '../../selling/basket/basket.store.ts'
import { findPlace, shipBasket } from '../../selling/basket/ship-basket.ts'
import { listTariffs } from '../../pricing/tariffs/tariff.store.ts'
import type { Context } from '../../core/context.ts'
import { fieldErrors } from '../../core/field-problems.ts'
import { refuse } from '../../core/refusal.ts'
import type { QuoteRecord } from './quote-records.ts'

type Stated = Pick<QuoteAnswer, 'place' | 'shipping_type'>

const unknownPlace = { refusal: refuse(400, fieldErrors({ place: ['unknown_object'] })) }

/**
 * The port and the type of shipping that an answer is for go into the basket, so that its landed price, the checkout and the
 * answer name the same way. The country stays the buyer's. Says whether the basket is another now.
 */
export async function stateShipping(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  quote: QuoteRecord,
  { place, shipping_type }: Stated,
) {
  const wanted = await aimOf(db, quote, place ?? null)
  if (wanted === null) return unknownPlace
  const type = shipping_type ?? typeOf(quote)
  const isSame = quote.lines.every(
    (line) =>
      line.port_id === wanted.portId &&
      (!isVehicle(line) || type === null || line.shipping_type === type),
  )
  if (isSame) return { isChanged: false }
  const basket = {
    id: quote.id,
    lines: await listLineRows(db, quote.id),
    tariffs: await listTariffs(db),
  }
  await shipBasket(db, basket, { ...wanted, type, now: clock.now() })
  return { isChanged: true }
}

/** Null for a port that is none of the buyer's country. */
async function aimOf(db: Context['db'], quote: QuoteRecord, place: QuoteAnswer['place'] | null) {
  const { port_id: portId = null } = quote.lines.find((line) => line.port_id !== null) ?? {}
  const { country_code: country = null } =
    quote.lines.find((line) => line.country_code !== null) ?? {}
  if (!place) return { portId, country }
  if (country !== null && country !== place.country) return null
  const found = await findPlace(db, place)
  return 'unknown' in found ? null : { ...found, country: place.country }
}

/** How the buyer wants the vehicles to travel. */
function typeOf({ lines }: QuoteRecord) {
  return lines.find((line) => line.shipping_type !== null)?.shipping_type ?? null
}

function isVehicle({ class: shelf }: QuoteRecord['lines'][number]): boolean {
  return shelf === 'cars' || shelf === 'commercial'
}
