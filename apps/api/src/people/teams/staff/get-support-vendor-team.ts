import type { Handler } from '../../../core/contract.ts'
import { notFound } from '../../../core/refusal.ts'
import { findVendor } from '../../vendors/vendors.store.ts'
import { readSupportTeam } from './read-support-team.ts'

export const getSupportVendorTeam: Handler<'getSupportVendorTeam'> = async ({ db }, { path }) =>
  (await findVendor(db, path.id))
    ? { status: 200, body: await readSupportTeam(db, path.id) }
    : notFound
