import type { Handler } from '../../core/contract.ts'

/** Nobody waits for it, and who sent it is not kept. */
export const recordVitals: Handler<'recordVitals'> = async ({ vitals }, { body }) => ({
  status: 204,
  whenRead: (reader) => vitals.add(body, reader),
})
