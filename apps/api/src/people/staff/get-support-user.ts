import type { Handler } from '../../core/contract.ts'
import { notFound } from '../../core/refusal.ts'
import { userView } from './user.view.ts'
import { findUser } from './users.store.ts'

export const getSupportUser: Handler<'getSupportUser'> = async ({ db, clock }, { path }) => {
  const user = await findUser(db, path.id, clock.now())
  return user ? { status: 200, body: userView(user) } : notFound
}
