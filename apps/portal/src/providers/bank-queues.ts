import { granted } from './granted.ts'
import { ask, client } from './sdk.ts'

/** The queues as a list; the state serves as the id. */
export async function listBankQueues() {
  const queues = await granted(ask(client.GET('/support/bank-queues')))
  return { data: queues.map((queue) => ({ ...queue, id: queue.state })), total: queues.length }
}
