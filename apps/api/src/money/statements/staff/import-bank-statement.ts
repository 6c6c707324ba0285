import type { Handler } from '../../../core/contract.ts'
import { fieldErrors } from '../../../core/field-problems.ts'
import { refuse } from '../../../core/refusal.ts'
import { insertAudit } from '../../../platform/audit/audit.store.ts'
import { importStatement } from '../import-statement.ts'
import { readStatementFile } from '../read-statement-file.ts'
import { bankStatements } from './statement-list.store.ts'
import { statementView } from './statement.view.ts'

const maxNameLength = 200

/** The second step: stores the new movements of the file. */
export const importBankStatement: Handler<'importBankStatement'> = async (
  context,
  { body: { file: sent, currency = null }, account },
) => {
  const { db, clock } = context
  const reading = await readStatementFile(db, { bytes: sent.data, currency })
  if ('problem' in reading) return refuse(400, fieldErrors({ file: [reading.problem] }))
  if ('withoutCurrency' in reading) {
    return refuse(400, fieldErrors({ currency: ['statement_currency_missing'] }))
  }
  if (!('file' in reading)) return refuse(400, fieldErrors({ file: ['statement_columns_missing'] }))
  const fileName = sent.filename.slice(0, maxNameLength)
  const id = await importStatement(context, { file: reading.file, fileName, actorId: account.id })
  const row = await bankStatements.find(db, id)
  if (!row) throw new Error(`statement ${id} does not exist`)
  await insertAudit(db, {
    actorId: account.id,
    action: 'import-bank-statement',
    subject: 'bank-statement',
    subjectId: id,
    before: null,
    after: {
      file: fileName,
      new: row.entry_count,
      known: row.known_count,
      ...(currency !== null && { currency }),
    },
    reason: null,
    now: clock.now(),
  })
  return { status: 200, body: statementView(row) }
}
