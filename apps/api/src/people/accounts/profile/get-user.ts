import type { Handler } from '../../../core/contract.ts'
import { notFound } from '../../../core/refusal.ts'
import { profileOf } from './profile.ts'

/** The address of a basket's or an order's owner, who alone may follow it. */
export const getUser: Handler<'getUser'> = async ({ db }, { path, account }) =>
  path.id === account.id ? { status: 200, body: await profileOf(db, account) } : notFound
