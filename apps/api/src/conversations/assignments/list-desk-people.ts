import type { Handler } from '../../core/contract.ts'
import { listDeskStaff } from './assignments.store.ts'

export const listDeskPeople: Handler<'listDeskPeople'> = async ({ db }, { account }) => {
  const people = await listDeskStaff(db)
  return { status: 200, body: people.map((one) => ({ ...one, is_me: one.id === account.id })) }
}
