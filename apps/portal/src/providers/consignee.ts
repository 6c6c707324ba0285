import type { ConsigneeRequest, OrderConsignee } from '@bandari/sdk'
import type { GetOneParams } from 'react-admin'
import { granted } from './granted.ts'
import { type Answer, ask, client } from './sdk.ts'

/** Who receives an order, with the order's id as react-admin wants one. */
export type ConsigneeRecord = OrderConsignee & { id: number }

const one = (id: number) => ({ path: { id } })

export async function getOrderConsignee({ id }: GetOneParams): Promise<{ data: ConsigneeRecord }> {
  const params = one(Number(id))
  const data = await granted(ask(client.GET('/orders/{id}/consignee/', { params })))
  return { data: { ...data, ...params.path } }
}

export async function getSupportOrderConsignee({
  id,
}: GetOneParams): Promise<{ data: ConsigneeRecord }> {
  const params = one(Number(id))
  const data = await granted(ask(client.GET('/support/orders/{id}/consignee', { params })))
  return { data: { ...data, ...params.path } }
}

export function askConsigneeChange(
  id: number,
  body: ConsigneeRequest,
): Promise<Answer<OrderConsignee>> {
  return ask(client.POST('/orders/{id}/consignee/', { params: one(id), body }))
}

export function setConsignee(
  id: number,
  body: ConsigneeRequest & { reason: string },
): Promise<Answer<OrderConsignee>> {
  return ask(client.PUT('/support/orders/{id}/consignee', { params: one(id), body }))
}

export function stopConsigneeChange(id: number): Promise<OrderConsignee> {
  return granted(ask(client.DELETE('/orders/{id}/consignee/', { params: one(id) })))
}

export function stopSupportConsigneeChange(id: number): Promise<OrderConsignee> {
  return granted(ask(client.DELETE('/support/orders/{id}/consignee', { params: one(id) })))
}
