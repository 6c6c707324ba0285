import type { Handler } from '../../core/contract.ts'
import type { Context } from '../../core/context.ts'
import { pageSize } from '../../platform/db/paging.ts'
import { notFound } from '../../core/refusal.ts'
import { itemDetail, itemPage } from './item.view.ts'
import { type ItemSearch, PartnerSilent } from './partner-source.ts'
import { findReserved } from './partner-product.store.ts'
import { silent } from './silent.ts'

/** The reserved word that no category is called (contract C32). */
const oneItem = 'gsi'
/** Also viewed (contract 2.1). */
const mostRelated = 12

export const searchItems: Handler<'searchItems'> = async (context, { query, origin }) => {
  const struck = context.settings.struckPrices
  const { q, min = 0, max = 0, page = 1, sort = 'b', type = null } = query
  try {
    if (type === oneItem) return await answerItem(context, q, origin)
    const found = await context.partner.search(context.db, {
      words: q,
      min: minorUnits(min),
      max: minorUnits(max),
      category: type,
      sort,
      limit: pageSize,
      offset: (page - 1) * pageSize,
    } satisfies ItemSearch)
    // Beyond the last page there is nothing either (contract A3).
    if (found.items.length === 0) return { status: 204 }
    return { status: 200, body: itemPage(found, { page, perPage: pageSize, origin, struck }) }
  } catch (error) {
    if (error instanceof PartnerSilent) return silent
    throw error
  }
}

async function answerItem({ db, partner, settings }: Context, id: string, origin: string) {
  const item = await partner.find(db, id)
  if (!item) return notFound
  const [reserved, related] = await Promise.all([
    findReserved(db, { source: partner.name, itemId: item.id }),
    partner.listRelated(db, item, mostRelated).catch((error: unknown) => {
      if (error instanceof PartnerSilent) return []
      throw error
    }),
  ])
  const body = itemDetail(item, { origin, related, reserved, struck: settings.struckPrices })
  // The last piece may be ordered at any moment.
  return { status: 200 as const, body, isShared: false }
}

function minorUnits(amount: number): number {
  return Math.round(amount * 100)
}
