import type { Handler } from '../../../core/contract.ts'
import { fieldErrors } from '../../../core/field-problems.ts'
import { detail, problem } from '../../../core/problem.ts'
import { refuse } from '../../../core/refusal.ts'
import { sellerIdOf } from '../../../core/vendor-of.ts'
import { notYourMarket } from '../../listings/lister.ts'
import { type ColumnName, columnsOf } from '../columns.ts'
import { importView, mostErrors } from '../import.view.ts'
import { findImport, listErrors } from '../imports.store.ts'
import { checkAgain, classOf } from './check-again.ts'
import { withDecisions } from './decisions.ts'
import { lockFile } from './lock-file.ts'

export const setImportDecisions: Handler<'setImportDecisions'> = async (
  context,
  { path, account, body, language },
) => {
  const { db } = context
  const own = { id: path.id, vendorId: sellerIdOf(account) }
  const locked = await lockFile(db, own)
  if (locked.refusal !== null) return locked.refusal
  const { row, file } = locked
  if (row.state === 'mapping') return refuse(409, detail('import_mapping_open'))
  const names: readonly string[] = columnsOf(classOf(row)).map(([name]) => name)
  const unknown = body.decisions.find(({ field }) => !names.includes(field))
  if (unknown)
    return refuse(
      400,
      fieldErrors({ decisions: [problem('import_field_unknown', { field: unknown.field })] }),
    )
  const given = body.decisions.map((each) => ({ ...each, field: each.field as ColumnName }))
  const decisions = withDecisions(file.decisions, given)
  const said = { file, mapping: file.mapping, decisions, takeAll: body.all_suggestions }
  const state = await checkAgain(context, { row, account }, said)
  if (state === null) return notYourMarket
  const now = (await findImport(db, own)) ?? row
  const errors = await listErrors(db, { importId: row.id, limit: mostErrors })
  return { status: 200, body: importView(now, { errors, language }) }
}
