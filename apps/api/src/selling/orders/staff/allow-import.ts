import type { ImportExceptionInput } from '@bandari/sdk'
import type { Context } from '../../../core/context.ts'
import type { Handler } from '../../../core/contract.ts'
import { fieldErrors } from '../../../core/field-problems.ts'
import { refuse } from '../../../core/refusal.ts'
import { users } from '../../../people/staff/users.store.ts'
import { ownMoney } from '../../../people/staff/staff-refusals.ts'
import { insertAudit } from '../../../platform/audit/audit.store.ts'
import { findListedCar } from '../../../landed/product-facts.store.ts'
import { readImportRules } from '../../../landed/rules.store.ts'
import { getImportException, insertImportException } from '../landed/import-exceptions.store.ts'
import { importExceptionView } from './import-exception.view.ts'

/** Lets one buyer order one vehicle that the rules of one country keep out. */
export const allowImport: Handler<'allowImport'> = async (context, { body, account }) => {
  const { db, clock } = context
  if (body.user_id === account.id) return ownMoney
  const problems = await problemsOf(context, body)
  if (Object.keys(problems).length > 0) return refuse(400, fieldErrors(problems))
  const now = clock.now()
  const reason = body.reason.trim()
  const { user_id: accountId, product_id: productId, country } = body
  const id = await insertImportException(db, {
    accountId,
    productId,
    country,
    actorId: account.id,
    reason,
    now,
  })
  await insertAudit(db, {
    actorId: account.id,
    action: 'allow-import',
    subject: 'account',
    subjectId: accountId,
    before: {},
    after: { product_id: productId, country },
    reason,
    now,
  })
  return { status: 200, body: importExceptionView(await getImportException(db, id)) }
}

async function problemsOf(
  { db, clock }: Context,
  { user_id: userId, product_id: productId, country }: ImportExceptionInput,
) {
  const unknown = ['unknown_object' as const]
  const user = await users(clock.now()).find(db, userId)
  const car = await findListedCar(db, productId)
  const rules = await readImportRules(db, country)
  return {
    ...(user && user.deleted_at === null ? {} : { user_id: unknown }),
    ...(car?.market === 'export' ? {} : { product_id: unknown }),
    ...(rules ? {} : { country: unknown }),
  }
}
