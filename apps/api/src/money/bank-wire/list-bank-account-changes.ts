import type { Handler } from '../../core/contract.ts'
import { primaryOf } from '../../platform/db/replicas/primary-of.ts'
import { listChanges } from './bank-accounts.store.ts'
import { isNewChange } from './new-change.ts'

/** Tells holders of an invoice that an account has changed, but never which. */
export const listBankAccountChanges: Handler<'listBankAccountChanges'> = async ({ db, clock }) => {
  const changes = await listChanges(primaryOf(db))
  return {
    status: 200,
    body: changes.map(({ currency, changed_at: changed }) => ({
      currency,
      changed_at: changed.toISOString(),
      is_new: isNewChange(changed, clock.now()),
    })),
  }
}
