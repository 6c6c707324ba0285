import type { AmendmentWish } from '@bandari/sdk'
import { fromDecimal, tradeCurrency } from '../../../core/money.ts'
import { type PlainOrProblem, problem } from '../../../core/problem.ts'
import type { Database } from '../../../platform/db/database.ts'
import type { Extra } from '../../../pricing/cost-lines/cost-line.ts'
import { insurancePrice } from '../../../pricing/cost-lines/insurance.ts'
import { inspectionCharge } from '../../../pricing/local-charges/inspection-charge.ts'
import { chargesAt, isDetermined } from '../../../pricing/tariffs/tariff.ts'
import { readShopTerms, type ShopTerms } from '../../basket/shop-terms.store.ts'
import { following, type TariffPrices, withDiscount } from './amendment-rules.ts'
import type { Amendable } from './order-terms.ts'
import { goodsSum, netOf, type Terms } from './terms.ts'

type Problems = Partial<Record<keyof AmendmentWish, PlainOrProblem[]>>

export interface WantedTerms {
  terms: Terms
  /** What the tariffs say of them. */
  tariff: TariffPrices
}

/** The terms that a wish makes of an order's, with every amount that follows from it. */
export async function newTerms(
  db: Database,
  amendable: Amendable,
  wish: AmendmentWish,
  now: Date,
): Promise<WantedTerms | { problems: Problems }> {
  const bare = bareTerms(amendable, wish)
  if ('problems' in bare) return bare
  const { terms: before } = amendable
  const { terms: after } = bare
  const shop = await readShopTerms(db, now)
  const priced = { amendable, shop, now }
  const shipping = shippingOf(priced, after)
  const isMoved =
    before.port?.slug !== after.port?.slug || before.shippingType !== after.shippingType
  const freight = amount(wish.shipping) ?? (isMoved ? shipping : before.shipping)
  if (freight === null) return { problems: { shipping: ['amendment_shipping_unknown'] } }
  const withFreight = { ...after, shipping: freight }
  const premium = {
    before: premiumOf(priced, before),
    after: premiumOf(priced, withFreight),
  }
  const inspection = {
    before: await inspectionOf(db, priced, before),
    after: await inspectionOf(db, priced, after),
  }
  const insurance = after.insured
    ? (amount(wish.insurance) ??
      (before.insured ? following(before.insurance, premium) : premium.after))
    : null
  if (insurance === null && after.insured && !before.insured) {
    return { problems: { insurance: ['required'] } }
  }
  const inspected = amount(wish.inspection) ?? following(before.inspection, inspection)
  return {
    terms: { ...withFreight, insurance, inspection: inspected === 0 ? null : inspected },
    tariff: { shipping, insurance: premium.after, inspection: inspection.after },
  }
}

const amount = (given: string | undefined): number | null =>
  given === undefined ? null : fromDecimal(given)

/** What the wish says by itself: goods, place and extras, with the other amounts as they were. */
function bareTerms(
  { terms: before, ports, options }: Amendable,
  wish: AmendmentWish,
): { terms: Terms } | { problems: Problems } {
  const wanted = wish.lines ?? []
  if (wanted.some(({ id }) => !before.lines.some((line) => line.id === id))) {
    return { problems: { lines: ['unknown_object'] } }
  }
  const goods = before.lines.map((line) => {
    const { quantity, unit_price: price } = wanted.find(({ id }) => id === line.id) ?? {}
    return {
      ...line,
      quantity: quantity ?? line.quantity,
      unitPrice: amount(price) ?? line.unitPrice,
    }
  })
  if (goods.some(({ unitPrice }) => unitPrice <= 0)) return { problems: { lines: ['above_zero'] } }
  const discount = amount(wish.discount)
  const limit = goodsSum({ lines: goods })
  if (discount !== null && discount > limit) {
    return { problems: { discount: [problem('max_value', { limit: limit / 100 })] } }
  }
  const port = wish.port === undefined ? before.port : ports.find(({ slug }) => slug === wish.port)
  const isReached = port && options.some(({ port_slug }) => port_slug === port.slug)
  if (wish.port !== undefined && !isReached) return { problems: { port: ['unknown_object'] } }
  const extras = wish.extras === undefined ? before.extras : merged(wish.extras)
  if (extras.some(({ amount: minor }) => minor <= 0))
    return { problems: { extras: ['above_zero'] } }
  if (amount(wish.insurance) === 0) return { problems: { insurance: ['above_zero'] } }
  return {
    terms: {
      ...before,
      lines: withDiscount(goods, discount),
      port: port ? { slug: port.slug, name: port.name } : null,
      shippingType: wish.shipping_type ?? before.shippingType,
      insured: wish.insured ?? (wish.insurance === undefined ? before.insured : true),
      extras,
    },
  }
}

/** Two extras of the same words are one. */
function merged(extras: NonNullable<AmendmentWish['extras']>): Extra[] {
  const sums = new Map<string, number>()
  for (const { label, amount: given } of extras) {
    const words = label.trim()
    sums.set(words, (sums.get(words) ?? 0) + (amount(given) ?? 0))
  }
  return [...sums].map(([label, minor]) => ({ label, amount: minor }))
}

interface Priced {
  amendable: Amendable
  shop: ShopTerms
  now: Date
}

/** Of a vehicle by the tariff; what else is shipped is quoted by a person. */
function shippingOf(
  { amendable, shop, now }: Priced,
  { port, shippingType }: Terms,
): number | null {
  const { order, ports } = amendable
  const isVehicle = order.lines.some(
    ({ class: shelf }) => shelf === 'cars' || shelf === 'commercial',
  )
  const found = ports.find(({ slug }) => slug === port?.slug)
  if (!isVehicle || !found || order.currency !== tradeCurrency) return null
  const charge = chargesAt(shop.tariffs, found.id, now)[shippingType]
  return isDetermined(charge) ? charge : null
}

function premiumOf({ amendable, shop }: Priced, terms: Terms): number | null {
  if (!terms.insured || amendable.order.currency !== tradeCurrency) return null
  const insured = { insurance_requested: true, net: netOf(terms) }
  return insurancePrice({ lines: [insured], charge: terms.shipping }, shop.insurance)
}

async function inspectionOf(
  db: Database,
  { amendable: { order, ports }, shop }: Priced,
  terms: Terms,
): Promise<number | null> {
  if (order.currency !== tradeCurrency) return null
  const portId = ports.find(({ slug }) => slug === terms.port?.slug)?.id ?? null
  const lines = order.lines.map((line) => ({
    product_id: line.product_id,
    class: line.class,
    market: 'export' as const,
    quantity: terms.lines.find(({ id }) => id === line.id)?.quantity ?? line.quantity,
    country_code: order.destination_country,
    port_id: portId,
  }))
  return inspectionCharge(db, lines, shop.localCharges)
}
