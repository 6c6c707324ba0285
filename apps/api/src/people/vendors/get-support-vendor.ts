import type { Handler } from '../../core/contract.ts'
import { notFound } from '../../core/refusal.ts'
import { vendorView } from './vendor.view.ts'
import { findVendor } from './vendors.store.ts'

export const getSupportVendor: Handler<'getSupportVendor'> = async ({ db }, { path }) => {
  const vendor = await findVendor(db, path.id)
  return vendor ? { status: 200, body: vendorView(vendor) } : notFound
}
