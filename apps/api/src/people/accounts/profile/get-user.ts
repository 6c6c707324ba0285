import type { Handler } from '../../../core/contract.ts'
import { notFound } from '../../../core/refusal.ts'
import { profileOf } from './profile.ts'

/** The owner of a basket or an order; only the owner may follow the address. */
export const getUser: Handler<'getUser'> = async ({ db }, { path, account }) =>
  path.id === account.id ? { status: 200, body: await profileOf(db, account) } : notFound
