import { sql } from 'kysely'
import type { Database } from '../../platform/db/database.ts'
import { inPipeline } from '../../platform/db/pipeline.ts'
import { isBuyable } from '../../stock/catalogue/product/visibility.ts'
import type { StockEffect } from './order-states.ts'

export interface Demand {
  productId: number
  quantity: number
}

/** A product whose stock is too low; `left` pieces are still available. */
export interface Shortage {
  productId: number
  title: string
  left: number
}

/**
 * Holds stock for an order: one conditional UPDATE a product, so simultaneous orders cannot oversell it. Products go in
 * the order of their ids, so two orders never wait for each other.
 */
export async function reserveStock(db: Database, demands: Demand[]): Promise<Shortage[]> {
  const ordered = inOrder(demands)
  const isReserved = await inPipeline(
    db,
    ...ordered.map((demand) => (db: Database) => reserve(db, demand)),
  )
  const short = ordered.filter((_, index) => !isReserved[index])
  const shortages: Shortage[] = []
  for (const { productId } of short) shortages.push(await getShortage(db, productId))
  return shortages
}

async function reserve(db: Database, { productId, quantity }: Demand): Promise<boolean> {
  const reserved = await db
    .updateTable('products')
    .set((eb) => ({ reserved: eb('reserved', '+', quantity) }))
    .where('id', '=', productId)
    .where('status', '=', 'live')
    .where('market', '=', 'export')
    .where('vendor_approved', '=', true)
    .where('taken_down', '=', false)
    .where(sql<boolean>`quantity - reserved >= ${quantity}`)
    .returning('id')
    .executeTakeFirst()
  return reserved !== undefined
}

async function getShortage(db: Database, productId: number): Promise<Shortage> {
  const product = await db
    .selectFrom('products')
    .select(['title', 'quantity', 'reserved', 'status', 'market', 'vendor_approved', 'taken_down'])
    .where('id', '=', productId)
    .executeTakeFirstOrThrow()
  const left = isBuyable(product) ? product.quantity - product.reserved : 0
  return { productId, title: product.title, left }
}

/** Applies an order's move to the stock it holds; only `reserve` can fail. */
export async function applyStockEffect(
  db: Database,
  effect: StockEffect,
  demands: Demand[],
): Promise<Shortage[]> {
  if (effect === 'keep') return []
  if (effect === 'reserve') return reserveStock(db, demands)
  for (const { productId, quantity } of inOrder(demands)) {
    await db
      .updateTable('products')
      .set((eb) => ({
        reserved: eb('reserved', '-', quantity),
        ...(effect === 'ship' ? { quantity: eb('quantity', '-', quantity) } : {}),
      }))
      .where('id', '=', productId)
      .execute()
  }
  return []
}

/** One demand a product, ordered by id. */
function inOrder(demands: Demand[]): Demand[] {
  const sums = new Map<number, number>()
  for (const { productId, quantity } of demands) {
    sums.set(productId, (sums.get(productId) ?? 0) + quantity)
  }
  return [...sums]
    .map(([productId, quantity]) => ({ productId, quantity }))
    .toSorted((a, b) => a.productId - b.productId)
}
