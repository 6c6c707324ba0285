import type { Handler } from '../../../core/contract.ts'
import { notFound } from '../../../core/refusal.ts'
import { findVendor } from '../vendors.store.ts'
import { readVendorCase } from './vendor-case.ts'

export const getSupportVendorCase: Handler<'getSupportVendorCase'> = async (context, { path }) =>
  (await findVendor(context.db, path.id))
    ? { status: 200, body: await readVendorCase(context, path.id) }
    : notFound
