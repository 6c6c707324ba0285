import type {
  OrderAlarmNote,
  OrderFollowing,
  OrderStepMoves,
  ShipmentInput,
  SupportOrderFollowing,
} from '@bandari/sdk'
import type { GetOneParams } from 'react-admin'
import { granted } from './granted.ts'
import { ask, client } from './sdk.ts'

export type OwnFollowing = OrderFollowing & { id: number }
export type DeskFollowing = SupportOrderFollowing & { id: number }

/** How far one's own order has come. */
export async function getOrderFollowing({ id }: GetOneParams): Promise<{ data: OwnFollowing }> {
  const path = { id: Number(id) }
  const found = await granted(ask(client.GET('/orders/{id}/following/', { params: { path } })))
  return { data: { id: path.id, ...found } }
}

/** The same with its history, for staff. */
export async function getSupportOrderFollowing({
  id,
}: GetOneParams): Promise<{ data: DeskFollowing }> {
  const path = { id: Number(id) }
  const call = client.GET('/support/orders/{id}/following', { params: { path } })
  return { data: { id: path.id, ...(await granted(ask(call))) } }
}

export async function moveOrderSteps(
  moving: { id: number } & OrderStepMoves,
): Promise<SupportOrderFollowing> {
  const { id, ...body } = moving
  const params = { path: { id } }
  return granted(ask(client.POST('/support/orders/{id}/steps', { params, body })))
}

export async function setShipment(
  shipment: { id: number } & ShipmentInput,
): Promise<SupportOrderFollowing> {
  const { id, ...body } = shipment
  const params = { path: { id } }
  return granted(ask(client.PUT('/support/orders/{id}/shipment', { params, body })))
}

/** Of an alarm, by its own id. */
export async function acknowledgeOrderAlarm(
  alarm: { id: number } & OrderAlarmNote,
): Promise<SupportOrderFollowing> {
  const { id, ...body } = alarm
  const params = { path: { id } }
  return granted(ask(client.PUT('/support/order-alarms/{id}/acknowledgement', { params, body })))
}
