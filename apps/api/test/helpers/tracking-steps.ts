import type {
  OrderFollowing,
  OrderStepMoves,
  ShipmentInput,
  SupportOrderFollowing,
} from '@bandari/sdk'
import type { Buyer } from './steps.ts'
import type { World } from './world.ts'

export interface TrackedOrder {
  buyer: Buyer
  order: { id: number }
}

const unknown = {
  shipped_by: null,
  vessel: null,
  voyage: null,
  bill_of_lading: null,
  container: null,
  loading_port: null,
  discharge_port: null,
  etd: null,
  eta: null,
} as const

interface Answer {
  data: SupportOrderFollowing | undefined
  error: unknown
}

/** Steps of staff and buyers with an order under way. */
export function trackingSteps(world: World) {
  const dayFrom = (days: number) =>
    new Date(world.clock.now().getTime() + days * 24 * 3600_000).toISOString().slice(0, 10)

  async function staffView({ order: { id } }: TrackedOrder): Promise<SupportOrderFollowing> {
    const client = await world.as('support')
    const params = { path: { id } }
    const { data } = await client.GET('/support/orders/{id}/following', { params })
    if (!data) throw new Error(`no order ${id}`)
    return data
  }

  async function buyerView({
    buyer,
    order: { id },
  }: TrackedOrder): Promise<OrderFollowing | undefined> {
    const params = { path: { id } }
    const { data } = await buyer.client.GET('/orders/{id}/following/', { params })
    return data
  }

  async function steps(
    one: TrackedOrder,
    moves: OrderStepMoves['moves'],
    count?: number,
  ): Promise<Answer> {
    const client = await world.as('support')
    const { data, error } = await client.POST('/support/orders/{id}/steps', {
      params: { path: { id: one.order.id } },
      body: { moves, seen: count ?? (await staffView(one)).moves.length },
    })
    return { data, error }
  }

  async function ship(one: TrackedOrder, known: Partial<ShipmentInput>): Promise<Answer> {
    const client = await world.as('support')
    const version = (await staffView(one)).shipment_version
    const { data, error } = await client.PUT('/support/orders/{id}/shipment', {
      params: { path: { id: one.order.id } },
      body: { ...unknown, version, ...known },
    })
    return { data, error }
  }

  return { dayFrom, staffView, buyerView, steps, ship }
}
