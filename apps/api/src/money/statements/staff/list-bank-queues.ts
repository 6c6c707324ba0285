import type { BankEntryState } from '@bandari/sdk'
import type { Handler } from '../../../core/contract.ts'
import { countQueues } from '../entries.store.ts'

/** In the order in which staff work through them. A new state does not compile until it is here. */
const states: Readonly<Record<BankEntryState, true>> = {
  sure: true,
  partial: true,
  charges: true,
  over: true,
  double: true,
  foreign: true,
  'given-up': true,
  choose: true,
  rest: true,
  unknown: true,
  outgoing: true,
  recorded: true,
  'set-aside': true,
}

export const listBankQueues: Handler<'listBankQueues'> = async ({ db }) => {
  const counted = new Map((await countQueues(db)).map((queue) => [queue.state, queue]))
  const all = Object.keys(states) as BankEntryState[]
  return {
    status: 200,
    body: all.map((state) => counted.get(state) ?? { state, count: 0, oldest_on: null }),
  }
}
