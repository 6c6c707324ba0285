import type { LinkedProduct, ReferralFigures, ReferralLink } from '@bandari/sdk'
import { toDecimal, tradeCurrency } from '../../core/money.ts'
import type { Database } from '../../platform/db/database.ts'
import { listWithdrawn } from '../../stock/catalogue/product/withdrawn.store.ts'
import { productCard, withdrawnCard } from '../../stock/product-cards/product-card.view.ts'
import { listPublicCards } from '../../stock/product-cards/product-cards.store.ts'
import { type Figures, type Came } from './figures.store.ts'
import { none, sumBy } from './figures.ts'
import type { Link } from './link.store.ts'

export type Products = ReadonlyMap<number, LinkedProduct>

export function figuresView({ commission, ...counts }: Figures): ReferralFigures {
  return { ...counts, commission: toDecimal(commission), currency: tradeCurrency }
}

/** A product's page, or home, with what says whose link it is. */
export function addressOf(
  origin: string,
  { code, slug, product }: { code: string; slug?: string; product?: number | null },
): string {
  const query = new URLSearchParams({ ref: code, ...(slug === undefined ? {} : { via: slug }) })
  return `${origin}${product ? `/details/${product}` : '/'}?${query}`
}

interface Around {
  origin: string
  code: string
  products: Products
  came: readonly Came[]
}

export function linkViews(links: readonly Link[], around: Around): ReferralLink[] {
  const sums = sumBy(around.came, ({ link_id }) => link_id)
  return links.map(({ id, name, slug, product_id, created_at }) => ({
    id,
    name,
    url: addressOf(around.origin, { code: around.code, slug, product: product_id }),
    product: product_id === null ? null : (around.products.get(product_id) ?? null),
    created_at: created_at.toISOString(),
    figures: figuresView(sums.get(id) ?? none),
  }))
}

/** What the public may know of them; one that was withdrawn has its name. */
export async function describeProducts(
  db: Database,
  ids: readonly number[],
  origin: string,
): Promise<Products> {
  const found = await listPublicCards(db, ids)
  const known = new Set(found.map(({ id }) => id))
  const gone = await listWithdrawn(
    db,
    ids.filter((id) => !known.has(id)),
  )
  const cards = [...found.map((row) => productCard(row, origin)), ...gone.map(withdrawnCard)]
  return new Map(
    cards.map(({ id, title, state, remote_image }) => [id, { id, title, state, remote_image }]),
  )
}
