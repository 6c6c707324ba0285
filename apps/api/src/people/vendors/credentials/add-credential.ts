import type { Handler } from '../../../core/contract.ts'
import { fieldErrors } from '../../../core/field-problems.ts'
import { detail, problem } from '../../../core/problem.ts'
import { refuse } from '../../../core/refusal.ts'
import { acceptPrivateFile } from '../../../platform/private-files/accept-private-file.ts'
import { savePrivateFile } from '../../../platform/private-files/save-private-file.ts'
import { lockAccount } from '../../accounts/account.store.ts'
import { findApplication } from '../application.store.ts'
import { countCredentials, insertCredential } from './credentials.store.ts'
import { readPaperDay } from './paper-day.ts'
import { readVendorCase } from './vendor-case.ts'

/** With those of the history. */
const mostPapers = 40

const full = refuse(409, detail(problem('credentials_full', { most: mostPapers })))

/** The file is checked before the transaction begins (`x-writes: false`). */
export const addCredential: Handler<'addCredential'> = async (context, { account, body }) => {
  const { db, clock } = context
  const expiresOn = readPaperDay(body.expires_on)
  if (expiresOn === undefined) return refuse(400, fieldErrors({ expires_on: ['not_a_day'] }))
  const { seller_status, applied_at } = await findApplication(db, account.id)
  if (seller_status === 'none' && applied_at === null) return refuse(403, detail('not_an_agent'))
  if ((await countCredentials(db, account.id)) >= mostPapers) return full
  const file = await acceptPrivateFile(context, body.file)
  if (typeof file === 'string') return refuse(400, fieldErrors({ file: [file] }))
  const isAdded = await db.transaction().execute(async (tx) => {
    await lockAccount(tx, account.id)
    if ((await countCredentials(tx, account.id)) >= mostPapers) return false
    const fileId = await savePrivateFile(tx, context, { ...file, by: account.id })
    const { kind } = body
    const number = body.number?.trim() || null
    const paper = { accountId: account.id, kind, fileId, number, expiresOn, now: clock.now() }
    await insertCredential(tx, paper)
    return true
  })
  return isAdded ? { status: 201, body: await readVendorCase(context, account.id) } : full
}
