import type { Call, Handler } from '../../core/contract.ts'
import { fieldErrors } from '../../core/field-problems.ts'
import { notFound, refuse } from '../../core/refusal.ts'
import type { Database } from '../../platform/db/database.ts'
import { bodyGroupOf } from '../../pricing/tariffs/body-group.ts'
import { isDestination } from '../../pricing/tariffs/destinations.store.ts'
import { findOptionAt } from '../../pricing/tariffs/options.store.ts'
import { chargesAt, requestedType } from '../../pricing/tariffs/tariff.ts'
import { listDestinationPorts } from '../../pricing/shipping/places.store.ts'
import { choiceOf, chosenOf, isSameChoice } from '../../stock/catalogue/product/choices.ts'
import { lockOpenBasket, touchBasket } from './basket.store.ts'
import { basketView } from './basket.view.ts'
import { type Contents, type ContentsLine, readContents } from './contents.ts'
import { refuseConflict } from './line-refusals.ts'
import { deleteLine, setLine, setLineShipping } from './line.store.ts'

/** Where the goods go, how, and whether insured: one order has one destination, so all lines change together. */
export const setBasketShipping: Handler<'setBasketShipping'> = async (context, call) => {
  const { db, clock } = context
  const { path, body, account, origin } = call
  const own = await lockOpenBasket(db, { id: path.id, accountId: account.id })
  if (!own) return notFound
  const before = await readContents(context, own.id)
  if (before.quote === 'pending') return refuseConflict('quote')
  const place = await findPlace(db, body)
  if ('unknown' in place) {
    return refuse(400, fieldErrors({ [place.unknown]: ['unknown_object'] }))
  }
  const now = clock.now()
  for (const [line, ...twins] of twinsOf(before.lines)) {
    for (const twin of twins) await deleteLine(db, { basketId: own.id, lineId: twin.id })
    if (twins.length > 0) {
      const quantity = [line, ...twins].reduce((sum, each) => sum + each.quantity, 0)
      await setLine(db, { lineId: line.id, quantity, chosen: chosenOf(choiceOf(line)), now })
    }
    await setLineShipping(db, {
      lineId: line.id,
      ...(await shippingOf(db, line, { ...place, before, now, wish: body.shipping_type })),
      country: body.country,
      insurance: body.insurance,
      now,
    })
  }
  await touchBasket(db, own.id, now)
  return { status: 200, body: basketView(await readContents(context, own.id), origin) }
}

type Wanted = Call<'setBasketShipping'>['body']

/** A country with ports of ours is reached by one of them. */
async function findPlace(
  db: Database,
  { country, port }: Wanted,
): Promise<{ portId: number | null } | { unknown: 'country' | 'port' }> {
  const ports = await listDestinationPorts(db)
  const own = ports.filter(({ country_code }) => country_code === country)
  const found = own.find(({ slug }) => slug === port)
  if (own.length > 0) return found ? { portId: found.port_id } : { unknown: 'port' }
  const isServed = await isDestination(db, { country, portId: null })
  if (!isServed) return { unknown: 'country' }
  return port === null ? { portId: null } : { unknown: 'port' }
}

interface Aim {
  portId: number | null
  before: Contents
  wish: Wanted['shipping_type']
  now: Date
}

async function shippingOf(db: Database, line: ContentsLine, { portId, before, wish, now }: Aim) {
  const type = requestedType(wish, line.class)
  const group = bodyGroupOf(line.body_type)
  const option = portId === null ? undefined : await findOptionAt(db, { portId, group })
  const charge = option && type ? chargesAt(before.tariffs, portId, now)[type] : 0
  return { optionId: option?.id ?? null, type, charge }
}

/** Lines of one product with one choice, which differed only by the way that they went. */
function twinsOf(lines: readonly ContentsLine[]): [ContentsLine, ...ContentsLine[]][] {
  const groups: [ContentsLine, ...ContentsLine[]][] = []
  for (const line of lines) {
    const same = groups.find(
      ([first]) => first.product_id === line.product_id && isSameChoice(first, line),
    )
    if (same) same.push(line)
    else groups.push([line])
  }
  return groups
}
