import {
  type HandOver,
  type SellersPaper,
  type SellerSteps,
  session,
  type VendorOrder,
} from '@bandari/sdk'
import { upload } from '@bandari/sdk/upload'
import { granted } from './granted.ts'
import { apiUrl, ask, client, pageLanguage } from './sdk.ts'

/** A paper of a vehicle that was ordered. */
export async function addVendorPaper({
  id,
  kind,
  file,
}: {
  id: number
  kind: SellersPaper
  file: File
}): Promise<VendorOrder> {
  // The address holds the line's number, which the type of the call does not know.
  const path = `/vendor/orders/${id}/papers/` as '/vendor/orders/{id}/papers/'
  const sending = { baseUrl: apiUrl, token: session.token(), language: pageLanguage() }
  return granted(ask(upload(path, { ...sending, fields: { kind, file }, fileName: 'paper.pdf' })))
}

export function handOverVehicle({ id, ...body }: HandOver & { id: number }): Promise<VendorOrder> {
  const params = { path: { id } }
  return granted(ask(client.POST('/vendor/orders/{id}/hand-over/', { params, body })))
}

interface OfSeller {
  order: number
  paper: number
}

export function downloadSellerPaper({ order, paper }: OfSeller): Promise<Blob> {
  const params = { path: { id: order, paper } }
  const call = client.GET('/support/orders/{id}/seller-papers/{paper}', { params, parseAs: 'blob' })
  return granted(ask<Blob>(call))
}

/** A return takes a reason. */
export function decideSellerPaper({
  order,
  paper,
  ...body
}: OfSeller & { outcome: 'released' | 'returned'; reason?: string }): Promise<SellerSteps> {
  const params = { path: { id: order, paper } }
  return granted(ask(client.PUT('/support/orders/{id}/seller-papers/{paper}', { params, body })))
}
