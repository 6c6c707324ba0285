import type { FitVerdict } from '@bandari/sdk'
import type { Handler } from '../../core/contract.ts'
import { fieldErrors } from '../../core/field-problems.ts'
import { refuse } from '../../core/refusal.ts'
import type { Database } from '../../platform/db/database.ts'
import { fitVerdict, nothingSaid, type Vehicle } from '../fitment/fit-verdict.ts'
import { findVehicle, missingHalf } from '../fitment/asked-vehicle.ts'
import { listSaid } from '../fitment/fitment.store.ts'
import { landedCards } from '../catalogue/landed-price/landed-cards.ts'
import { readLandedQuery } from '../catalogue/landed-price/landed-query.ts'
import { productCard, withdrawnCard } from './product-card.view.ts'
import { listPublicCards, type ProductCardRow } from './product-cards.store.ts'
import { listWithdrawn } from '../catalogue/product/withdrawn.store.ts'

/** Nobody sees more by it than the public does, so that lists of different people share the answers. */
export const listProductCards: Handler<'listProductCards'> = async (context, { query, origin }) => {
  const ids = [...new Set(query.ids.split(',').map(Number))]
  const missing = missingHalf(query)
  if (missing) return refuse(400, fieldErrors({ [missing]: ['required'] }))
  const asked = await readLandedQuery(context, query)
  if (asked?.refusal) return { status: 400, body: asked.refusal }
  const found = await listPublicCards(context.db, ids)
  const known = new Map(found.map((row) => [row.id, row]))
  const withdrawn = await listWithdrawn(
    context.db,
    ids.filter((id) => !known.has(id)),
  )
  const gone = new Map(withdrawn.map((row) => [row.id, row]))
  const rows = found.filter(isShipped)
  const landed = asked && (await landedCards(context, asked.asked.pricer, { rows }))
  const vehicle = await findVehicle(context.db, query)
  const fits = vehicle && (await fitsOf(context.db, found, vehicle))
  const body = ids.flatMap((id) => {
    const row = known.get(id)
    if (row) return [{ ...productCard(row, origin), ...landed?.get(id), ...fits?.get(id) }]
    const former = gone.get(id)
    return former ? [withdrawnCard(former)] : []
  })
  return { status: 200, body, whenRead: context.views.of('shown', [...known.keys()]) }
}

function isShipped({ market, class: kind, is_free }: ProductCardRow): boolean {
  return market === 'export' && is_free && (kind === 'cars' || kind === 'commercial')
}

/** Of the spares among them. */
async function fitsOf(
  db: Database,
  rows: readonly ProductCardRow[],
  { trim, year }: Vehicle,
): Promise<Map<number, { fit: FitVerdict }>> {
  const ids = rows.filter(({ class: kind }) => kind === 'parts').map(({ id }) => id)
  const said = ids.length === 0 ? null : await listSaid(db, ids, trim)
  return new Map(ids.map((id) => [id, { fit: fitVerdict(said?.get(id) ?? nothingSaid, year) }]))
}
