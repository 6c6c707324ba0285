import { granted } from './granted.ts'
import { ask, client } from './sdk.ts'

/** By state, as a list of which the state is the id. */
export async function listBankQueues() {
  const queues = await granted(ask(client.GET('/support/bank-queues')))
  return { data: queues.map((queue) => ({ ...queue, id: queue.state })), total: queues.length }
}
