import { ExpectedError } from '../../core/expected-error.ts'
import { tradeCurrency } from '../../core/money.ts'
import type { FirstAccount } from './settings.ts'
import type { Database } from '../../platform/db/database.ts'
import {
  endAccount,
  insertFirstAccount,
  reissueInvoices,
  lockChanges,
  lockCurrentAccount,
} from './bank-accounts.store.ts'

export class NoAccountError extends ExpectedError {
  override name = 'NoAccountError'
}

const sentence =
  'Setting BANK_DETAILS is needed when NODE_ENV is production, until an account stands in the database: without it no buyer could pay.'

/**
 * At start, takes the account from the setting if there is none, or only an invented one. After that people change the
 * account, and the setting has no effect.
 */
export async function loadFirstAccount(
  db: Database,
  { firstAccount: first, now }: { firstAccount: FirstAccount | null; now: Date },
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await lockChanges(tx)
    const current = await lockCurrentAccount(tx, tradeCurrency)
    if (current && !current.is_invented) return
    if (!first) throw new NoAccountError(sentence)
    if (current && first.isInvented) return
    if (current) await endAccount(tx, current.id, now)
    const { details, isInvented } = first
    const succeeds = current?.id ?? null
    const account = { currency: tradeCurrency, details, succeeds, isInvented, now }
    const accountId = await insertFirstAccount(tx, account)
    if (current) await reissueInvoices(tx, { accountId, now })
  })
}
