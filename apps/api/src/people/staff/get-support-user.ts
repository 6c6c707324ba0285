import type { Handler } from '../../core/contract.ts'
import { notFound } from '../../core/refusal.ts'
import { userView } from './user.view.ts'
import { users } from './users.store.ts'

export const getSupportUser: Handler<'getSupportUser'> = async ({ db, clock }, { path }) => {
  const user = await users(clock.now()).find(db, path.id)
  return user ? { status: 200, body: userView(user) } : notFound
}
