import type { Handler } from '../../core/contract.ts'
import { listDeskStaff } from './assignments.store.ts'

export const listDeskPeople: Handler<'listDeskPeople'> = async ({ db }) => ({
  status: 200,
  body: await listDeskStaff(db),
})
