import type { ConsigneeRequest, OrderConsignee } from '@bandari/sdk'
import { granted } from './granted.ts'
import { type Answer, ask, client } from './sdk.ts'

const one = (id: number) => ({ path: { id } })

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
