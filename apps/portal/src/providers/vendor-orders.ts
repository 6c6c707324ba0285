import { type SellersPaper, session, type VendorOrder } from '@bandari/sdk'
import { upload } from '@bandari/sdk/upload'
import { granted } from './granted.ts'
import { apiUrl, ask, pageLanguage } from './sdk.ts'

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
