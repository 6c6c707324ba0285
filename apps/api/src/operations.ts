import { accounts } from './accounts/index.ts'
import { basket } from './basket/index.ts'
import { catalogue } from './catalogue/index.ts'
import type { Operations } from './contract.ts'
import { notYet } from './not-yet.ts'
import { orders } from './orders/index.ts'
import { shipping } from './shipping/index.ts'
import { support } from './support/index.ts'

/** Every operation of the contract; a missing one does not compile. */
export const operations: Operations = {
  ...accounts,
  ...basket,
  ...catalogue,
  ...orders,
  ...shipping,
  ...support,
  ...notYet,
}
