import { type TotalledLine, type Totals, totalsOf } from '../src/pricing/cost-lines/totals.ts'
import { voucherResult } from '../src/selling/discounts/voucher.ts'
import type { StoredAddress } from '../src/people/tables.ts'
import { buyerAt } from './buyers.ts'
import type { PlannedOrder } from './order-plan.ts'
import type { Port, StockedVehicle, Dependencies, Voucher } from './order-dependencies.ts'
import type { Turn } from './order-story.ts'
import { tariffs } from '../reference/places.data.ts'

interface Line {
  product: StockedVehicle
  productClass: StockedVehicle['class']
  quantity: number
  unitPrice: number
  currency: string
  charge: number
  option: Port['options']['sedan']
  /** The order's present effect on the stock. */
  effect: 'reserve' | 'ship' | null
}

/** An order of the history as it is written. */
export interface WrittenOrder extends Totals<TotalledLine<Line>> {
  plan: PlannedOrder
  turns: Turn[]
  accountId: number
  address: StoredAddress
  port: Port
  voucher: Voucher | null
  agentId: number | null
}

/** The largest share of the stock for sale that waits in orders: a shop with more orders than cars still has some. */
const heldShare = 0.1
/** The same for sold vehicles; beyond it, sold vehicles count as stocked again. */
const soldShare = 0.02

/** Gives each planned order its buyer, vehicles and sums, oldest first. */
export function composeOrders(
  plans: readonly PlannedOrder[],
  dependencies: Dependencies,
): WrittenOrder[] {
  const stock = new Stock(dependencies.vehicles)
  const uses = new VoucherUses()
  return plans.map((plan) => {
    const buyer = buyerAt(plan.buyer)
    const accountId = dependencies.buyers.get(buyer.email)
    if (accountId === undefined) throw new Error(`${buyer.email} has no account`)
    const ports = dependencies.ports.filter(({ country }) => country === buyer.country)
    const port = ports[Math.floor(plan.portDraw * ports.length)]
    if (!port) throw new Error(`${buyer.country} has no port`)
    const { turns, vehicles, effect } = stock.take(plan)
    const lines = vehicles.map((product) => lineOf(product, plan, port, effect))
    const voucher = uses.validate(dependencies.vouchers.get(plan.voucher ?? '') ?? null, {
      accountId,
      placed: plan.placed,
      lines,
    })
    const seller = plan.seller && dependencies.people[plan.seller]
    return {
      ...totalsOf(lines, voucher),
      plan,
      turns,
      accountId,
      address: buyer.address,
      port,
      voucher,
      agentId: (seller && dependencies.agents.get(seller)) || null,
    }
  })
}

function lineOf(
  product: StockedVehicle,
  { shippingType }: PlannedOrder,
  port: Port,
  effect: Line['effect'],
): Line {
  return {
    product,
    productClass: product.class,
    quantity: 1,
    unitPrice: product.price,
    currency: product.currency,
    charge: tariffs.find(({ type }) => type === shippingType)?.amount ?? 0,
    option: port.options[product.bodyGroup],
    effect,
  }
}

/** Hands out vehicles: each vehicle is held or sold only once; the others are reused when none is left. */
class Stock {
  #once: readonly StockedVehicle[]
  #again: readonly StockedVehicle[]
  #left: Record<'reserve' | 'ship', number>
  #given = { once: 0, again: 0 }

  constructor(vehicles: readonly StockedVehicle[]) {
    this.#left = {
      reserve: Math.floor(vehicles.length * heldShare),
      ship: Math.floor(vehicles.length * soldShare),
    }
    const once = this.#left.reserve + this.#left.ship
    this.#once = vehicles.slice(0, once)
    this.#again = vehicles.slice(once)
    if (this.#again.length === 0) throw new Error('There is nothing to order')
  }

  take({ turns, vehicles: count }: PlannedOrder) {
    const wanted = effectOf(turns.at(-1))
    const isLeft = wanted !== null && this.#left[wanted] >= count
    if (isLeft) this.#left[wanted] -= count
    return {
      effect: isLeft ? wanted : null,
      vehicles: Array.from({ length: count }, () => this.#draw(isLeft ? 'once' : 'again')),
      turns: wanted === 'reserve' && !isLeft ? withdrawn(turns) : turns,
    }
  }

  #draw(from: 'once' | 'again'): StockedVehicle {
    const vehicles = from === 'once' ? this.#once : this.#again
    const vehicle = vehicles[this.#given[from] % vehicles.length]
    if (!vehicle) throw new Error('There is nothing to order')
    this.#given[from] += 1
    return vehicle
  }
}

function effectOf(now: Turn | undefined): Line['effect'] {
  if (now?.status === 'Pending' || now?.status === 'Authorized') return 'reserve'
  return now?.status === 'Shipped' ? 'ship' : null
}

/** The turns of an order that finds no vehicle to hold any more: it is cancelled. */
function withdrawn([first, ...others]: readonly Turn[]): Turn[] {
  if (!first) return []
  const at = (others[0] ?? first).at + 60_000
  return [first, { status: 'Canceled', at, by: 'desk', reason: 'The buyer asked us to cancel.' }]
}

interface Wish {
  accountId: number
  placed: number
  lines: Line[]
}

/** Counts uses like the shop, except that a cancelled order does not give its use back here. */
class VoucherUses {
  #all = new Map<string, number>()
  #byAccount = new Map<string, number>()

  validate(voucher: Voucher | null, { accountId, placed, lines }: Wish): Voucher | null {
    if (!voucher) return null
    const own = `${voucher.code} ${accountId}`
    const uses = {
      all: this.#all.get(voucher.code) ?? 0,
      byAccount: this.#byAccount.get(own) ?? 0,
      isOwn: false,
      alone: null,
    }
    if (voucherResult(voucher, { now: new Date(placed), uses, lines }) !== 'ok') return null
    this.#all.set(voucher.code, uses.all + 1)
    this.#byAccount.set(own, uses.byAccount + 1)
    return voucher
  }
}
