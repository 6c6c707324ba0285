import { inPipeline } from '../../../platform/db/pipeline.ts'
import type { Database } from '../../../platform/db/database.ts'
import { amountOf } from '../../../pricing/cost-lines/cost-line.ts'
import { listDestinationPorts } from '../../../pricing/shipping/places.store.ts'
import { listOptionRows, type OptionRow } from '../../../pricing/tariffs/options.store.ts'
import { hasExportPapers } from '../amendments.store.ts'
import type { OrderRecord } from '../order.store.ts'
import { listRefundRequests } from '../refunds/refund-requests.store.ts'
import { paymentStateOf } from '../../payments/balance.ts'
import type { OrderFacts } from './amendment-rules.ts'
import type { Terms } from './terms.ts'

/** An order with all that decides what of it can be amended. */
export interface Amendable {
  order: OrderRecord
  terms: Terms
  facts: OrderFacts
  options: readonly OptionRow[]
  /** Where the order's country can be reached. */
  ports: readonly { id: number; slug: string; name: string }[]
}

export async function readAmendable(db: Database, order: OrderRecord): Promise<Amendable> {
  const [options, allPorts, requests, hasPapers] = await inPipeline(
    db,
    (db) => listOptionRows(db),
    (db) => listDestinationPorts(db),
    (db) => listRefundRequests(db, [order.id]),
    (db) => hasExportPapers(db, order.id),
  )
  const ports = allPorts
    .filter(({ country_code }) => country_code === order.destination_country)
    .map(({ port_id: id, slug, name }) => ({ id, slug, name }))
  const products = order.lines.map(({ product_id }) => product_id)
  return {
    order,
    terms: termsOf(order, options),
    options,
    ports,
    facts: {
      number: order.number,
      status: order.status,
      payment: paymentStateOf(order),
      isRefundWaiting: requests.some(({ state }) => state === 'waiting'),
      hasExportPapers: hasPapers,
      hasTwins: new Set(products).size < products.length,
    },
  }
}

function termsOf(order: OrderRecord, options: readonly OptionRow[]): Terms {
  const option = options.find(({ code }) => code === order.shipping_code)
  return {
    lines: order.lines.map((line) => ({
      id: line.id,
      title: line.title,
      quantity: line.quantity,
      unitPrice: line.unit_price,
      discount: line.discount,
    })),
    port: option ? { slug: option.port_slug, name: option.port } : null,
    shippingType: order.shipping_type,
    shipping: order.shipping,
    insured: order.insurance_requested,
    insurance: amountOf(order.costLines, 'insurance'),
    inspection: amountOf(order.costLines, 'inspection'),
    extras: order.costLines
      .filter(({ kind }) => kind === 'extra')
      .map(({ label, amount }) => ({ label: label ?? '', amount })),
  }
}
