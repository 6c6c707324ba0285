import type { AddressInput } from '@bandari/sdk'
import type { FieldCheck } from '../../core/contract.ts'
import type { Database } from '../../platform/db/database.ts'
import { readLink } from '../links.ts'
import { findBasketHead } from '../basket/basket.store.ts'
import { readConsignee } from './checkout-fields.ts'
import { offeredMethods } from '../payments/methods.ts'
import { paymentProblems } from '../payments/payment.ts'

/** The rest of what is wrong with a checkout of which the contract refuses a part. */
export const checkCheckout: FieldCheck<'placeOrder'> = async ({ db, settings }, call) => {
  const { body, account, faults } = call
  const offered = offeredMethods(settings).map(({ code }) => code)
  const payment =
    body.payment && !faults.has('payment')
      ? paymentProblems(body.payment, ['cash', ...offered])
      : null
  return {
    ...(await basketProblem(db, { basket: body.basket, accountId: account.id })),
    ...(await addressProblems(db, 'shipping_address', body.shipping_address)),
    ...(await addressProblems(db, 'billing_address', body.billing_address)),
    ...(payment ? { payment } : {}),
  }
}

async function basketProblem(
  db: Database,
  { basket, accountId }: { basket: string | undefined; accountId: number },
) {
  if (basket === undefined) return {}
  const link = readLink(basket, '/baskets/{id}/')
  if ('problem' in link) return { basket: [link.problem] }
  const head = await findBasketHead(db, link.id)
  const isOwn = head?.account_id === accountId && head.status === 'Open'
  return isOwn ? {} : { basket: ['unknown_object' as const] }
}

async function addressProblems(
  db: Database,
  field: 'shipping_address' | 'billing_address',
  address: Partial<AddressInput> | undefined,
) {
  const reading = address ? await readConsignee(db, address) : {}
  return 'problems' in reading ? { [field]: reading.problems } : {}
}
