import type { Handler } from '../../core/contract.ts'
import { fieldErrors } from '../../core/field-problems.ts'
import { detail, problem } from '../../core/problem.ts'
import { refuse } from '../../core/refusal.ts'
import type { Database } from '../../platform/db/database.ts'
import { savePrivateFile } from '../../platform/private-files/save-private-file.ts'
import { acceptPrivateFile } from '../../platform/private-files/accept-private-file.ts'
import { countUnsent, insertThreadFile, lockUploadsOf } from './files.store.ts'
import { threadFileView } from './thread.view.ts'

/** Uploads per account that are not sent yet; they are deleted after a day. */
export const maxUnsentFiles = 20

/** The file is checked before the transaction begins (`x-writes: false`). */
export const addThreadFile: Handler<'addThreadFile'> = async (context, { account, body }) => {
  const { db, clock } = context
  const early = await refusalFor(db, account.id)
  if (early) return early
  const file = await acceptPrivateFile(context, body.file)
  if (typeof file === 'string') return refuse(400, fieldErrors({ file: [file] }))
  return db.transaction().execute(async (tx) => {
    await lockUploadsOf(tx, account.id)
    const late = await refusalFor(tx, account.id)
    if (late) return late
    const fileId = await savePrivateFile(tx, context, { ...file, by: account.id })
    const id = await insertThreadFile(tx, { fileId, accountId: account.id, now: clock.now() })
    const { name, type, data } = file
    return { status: 201, body: threadFileView({ id, name, type, bytes: data.length }) } as const
  })
}

async function refusalFor(db: Database, accountId: number) {
  if ((await countUnsent(db, accountId)) < maxUnsentFiles) return null
  return refuse(409, detail(problem('thread_files_full', { most: maxUnsentFiles })))
}
