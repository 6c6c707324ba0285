import type { Handler } from '../../../core/contract.ts'
import { notFound } from '../../../core/refusal.ts'
import { ownMoney } from '../../../people/staff/staff-refusals.ts'
import { insertAudit } from '../../../platform/audit/audit.store.ts'
import {
  findImportException,
  getImportException,
  insertExceptionEnd,
} from '../landed/import-exceptions.store.ts'
import { importExceptionView } from './import-exception.view.ts'

/** From now on the vehicle is blocked for this buyer, too. A second call changes nothing. */
export const endImportException: Handler<'endImportException'> = async (
  { db, clock },
  { path, body, account },
) => {
  const exception = await findImportException(db, path.id)
  if (!exception) return notFound
  if (exception.account_id === account.id) return ownMoney
  const now = clock.now()
  const reason = body.reason.trim()
  if (await insertExceptionEnd(db, { id: path.id, actorId: account.id, reason, now })) {
    const { product_id, country } = exception
    await insertAudit(db, {
      actorId: account.id,
      action: 'end-import-exception',
      subject: 'account',
      subjectId: exception.account_id,
      before: { product_id, country },
      after: {},
      reason,
      now,
    })
  }
  return { status: 200, body: importExceptionView(await getImportException(db, path.id)) }
}
