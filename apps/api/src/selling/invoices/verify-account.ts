import type { Handler } from '../../core/contract.ts'
import { primaryOf } from '../../platform/db/replicas/primary-of.ts'
import { checkAccount } from '../payments/methods.ts'

/** Whether an account, by its number or address, is one of ours, or was one. */
export const verifyAccount: Handler<'verifyAccount'> = async ({ db: near }, { query }) => {
  // A replica may not know yet that an account has ended.
  const check = await checkAccount(primaryOf(near), query.account.trim())
  return {
    status: 200,
    body: {
      is_ours: check?.isOurs ?? false,
      was_ours_until: check?.until?.toISOString() ?? null,
    },
  }
}
