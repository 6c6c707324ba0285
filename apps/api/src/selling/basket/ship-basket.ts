import type { Database } from '../../platform/db/database.ts'
import { bodyGroupOf } from '../../pricing/tariffs/body-group.ts'
import { isDestination } from '../../pricing/tariffs/destinations.store.ts'
import { findOptionAt } from '../../pricing/tariffs/options.store.ts'
import type { ShippingType } from '../../pricing/tariffs/tables.ts'
import { chargesAt, requestedType, type Tariff } from '../../pricing/tariffs/tariff.ts'
import { listDestinationPorts } from '../../pricing/shipping/places.store.ts'
import { choiceOf, chosenOf, isSameChoice } from '../../stock/catalogue/product/choices.ts'
import { type LineRow, touchBasket } from './basket.store.ts'
import { deleteLine, setLine, setLineShipping } from './line.store.ts'

/** Where goods go and how; one order has one destination, so all lines go there. */
export interface Shipment {
  portId: number | null
  country: string | null
  type: ShippingType | null
  /** Undefined leaves each line as it is. */
  insurance?: boolean
}

interface Shipped {
  id: number
  lines: readonly LineRow[]
  tariffs: Tariff[]
}

/** Sends all lines of a basket, which the caller has locked, to one place; lines that differed only by their way become one. */
export async function shipBasket(
  db: Database,
  basket: Shipped,
  { insurance, ...shipment }: Shipment & { now: Date },
): Promise<void> {
  const { now, country } = shipment
  for (const [line, ...twins] of twinsOf(basket.lines)) {
    for (const twin of twins) await deleteLine(db, { basketId: basket.id, lineId: twin.id })
    if (twins.length > 0) {
      const quantity = [line, ...twins].reduce((sum, each) => sum + each.quantity, 0)
      await setLine(db, { lineId: line.id, quantity, chosen: chosenOf(choiceOf(line)), now })
    }
    const isInsured = [line, ...twins].some((each) => each.insurance_requested)
    await setLineShipping(db, {
      lineId: line.id,
      ...(await shippingOf(db, line, { ...shipment, tariffs: basket.tariffs })),
      country,
      insurance: insurance ?? isInsured,
      now,
    })
  }
  await touchBasket(db, basket.id, now)
}

/** A country with ports of ours is reached by one of them. */
export async function findPlace(
  db: Database,
  { country, port }: { country: string; port: string | null },
): Promise<{ portId: number | null } | { unknown: 'country' | 'port' }> {
  const ports = await listDestinationPorts(db)
  const own = ports.filter(({ country_code }) => country_code === country)
  const found = own.find(({ slug }) => slug === port)
  if (own.length > 0) return found ? { portId: found.port_id } : { unknown: 'port' }
  const isServed = await isDestination(db, { country, portId: null })
  if (!isServed) return { unknown: 'country' }
  return port === null ? { portId: null } : { unknown: 'port' }
}

interface Aim extends Pick<Shipment, 'portId' | 'type'> {
  tariffs: Tariff[]
  now: Date
}

async function shippingOf(db: Database, line: LineRow, { portId, tariffs, type: wish, now }: Aim) {
  const type = requestedType(wish, line.class)
  const group = bodyGroupOf(line.body_type)
  const option = portId === null ? undefined : await findOptionAt(db, { portId, group })
  const charge = option && type ? chargesAt(tariffs, portId, now)[type] : 0
  return { optionId: option?.id ?? null, type, charge }
}

/** Lines of one product with one choice, which differed only by the way that they went. */
function twinsOf(lines: readonly LineRow[]): [LineRow, ...LineRow[]][] {
  const groups: [LineRow, ...LineRow[]][] = []
  for (const line of lines) {
    const same = groups.find(
      ([first]) => first.product_id === line.product_id && isSameChoice(first, line),
    )
    if (same) same.push(line)
    else groups.push([line])
  }
  return groups
}
