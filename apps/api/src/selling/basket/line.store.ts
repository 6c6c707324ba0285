import { type QueryCreator, sql } from 'kysely'
import type { Database } from '../../platform/db/database.ts'
import { inPipeline } from '../../platform/db/pipeline.ts'
import type { ShippingType } from '../../pricing/tariffs/tables.ts'
import type { Tables } from '../../platform/db/tables.ts'
import type { Chosen } from '../../stock/catalogue/product/choices.ts'
import { type LineRow, listLineRows, touchBasket, touchedAt } from './basket.store.ts'

export interface NewLine extends Chosen {
  basketId: number
  productId: number
  quantity: number
  price: number
  optionId: number | null
  type: ShippingType | null
  charge: number
  /** Null leaves the line's value as it is. */
  insurance: boolean | null
  /** Null leaves it as it is, too. */
  country: string | null
  now: Date
}

/**
 * Changes the basket, too. The same product with the same choice, option and type of shipping adds to its line. A line whose shipping was not
 * determined takes the type that is chosen now. `isFirst`: the basket has no line of the product. Returns all lines as they
 * are then.
 */
export async function addToLine(
  db: Database,
  line: NewLine,
  { isFirst }: { isFirst: boolean },
): Promise<LineRow[]> {
  const { basketId, now } = line
  const isAdded = !isFirst && (await addToSameLine(db, line))
  const [, lines] = await inPipeline(
    db,
    (db) => (isAdded ? touchBasket(db, basketId, now) : insertLine(db, line)),
    (db) => listLineRows(db, basketId),
  )
  return lines
}

async function insertLine(db: Database, line: NewLine): Promise<void> {
  await db
    .with('added', (creator) => newLine(creator, line))
    .updateTable('baskets')
    .set(touchedAt(line.now))
    .where('id', '=', line.basketId)
    .execute()
}

function newLine(creator: QueryCreator<Tables>, line: NewLine) {
  return creator.insertInto('basket_lines').values({
    ...chargeOf(line),
    basket_id: line.basketId,
    product_id: line.productId,
    quantity: line.quantity,
    shipping_option_id: line.optionId,
    insurance_requested: line.insurance ?? false,
    country_code: line.country,
    chosen_size: line.chosen_size,
    chosen_colour: line.chosen_colour,
    date_created: line.now,
  })
}

function chargeOf({ price, type, charge, now }: NewLine) {
  return { price_seen: price, shipping_type: type, shipping_charge: charge, date_updated: now }
}

async function addToSameLine(db: Database, line: NewLine): Promise<boolean> {
  const changed = await db
    .updateTable('basket_lines')
    .set((eb) => ({ ...chargeOf(line), quantity: eb('quantity', '+', line.quantity) }))
    .$if(line.insurance !== null, (update) =>
      update.set({ insurance_requested: line.insurance ?? false }),
    )
    .$if(line.country !== null, (update) => update.set({ country_code: line.country }))
    .where('id', '=', (eb) =>
      eb
        .selectFrom('basket_lines')
        .select('id')
        .where('basket_id', '=', line.basketId)
        .where('product_id', '=', line.productId)
        .where('shipping_option_id', 'is not distinct from', line.optionId)
        .where('chosen_size', 'is not distinct from', line.chosen_size)
        .where('chosen_colour', 'is not distinct from', line.chosen_colour)
        .where(sql<boolean>`(shipping_type is null or shipping_type = ${line.type}::text)`)
        .orderBy(sql`shipping_type is null`)
        .limit(1),
    )
    .returning('id')
    .executeTakeFirst()
  return changed !== undefined
}

interface LineShipping {
  lineId: number
  optionId: number | null
  type: ShippingType | null
  charge: number
  country: string | null
  insurance: boolean
  now: Date
}

export async function setLineShipping(
  db: Database,
  { lineId, optionId, type, charge, country, insurance, now }: LineShipping,
): Promise<void> {
  await db
    .updateTable('basket_lines')
    .set({
      shipping_option_id: optionId,
      shipping_type: type,
      shipping_charge: charge,
      country_code: country,
      insurance_requested: insurance,
      date_updated: now,
    })
    .where('id', '=', lineId)
    .execute()
}

interface LineChange {
  lineId: number
  quantity: number
  chosen: Chosen
  now: Date
}

export async function setLine(
  db: Database,
  { lineId, quantity, chosen, now }: LineChange,
): Promise<void> {
  await db
    .updateTable('basket_lines')
    .set({ quantity, ...chosen, date_updated: now })
    .where('id', '=', lineId)
    .execute()
}

export async function deleteLine(
  db: Database,
  { basketId, lineId }: { basketId: number; lineId: number },
): Promise<boolean> {
  const deleted = await db
    .deleteFrom('basket_lines')
    .where('id', '=', lineId)
    .where('basket_id', '=', basketId)
    .returning('id')
    .executeTakeFirst()
  return deleted !== undefined
}

/** Keeps the charge that the line was ordered with, so that a later tariff does not change it. */
export async function setLineCharge(
  db: Database,
  { lineId, charge }: { lineId: number; charge: number },
): Promise<void> {
  await db
    .updateTable('basket_lines')
    .set({ shipping_charge: charge })
    .where('id', '=', lineId)
    .execute()
}
