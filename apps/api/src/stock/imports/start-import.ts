import type { Handler } from '../../core/contract.ts'
import { findVendorContact } from '../listings/vendor-contact.ts'
import { refuse } from '../../core/refusal.ts'
import { fieldErrors } from '../../core/field-problems.ts'
import { shopDay } from '../../core/shop-day.ts'
import { listChassisHolders } from '../listings/same-chassis.store.ts'
import { notYourMarket, stockOf } from '../listings/lister.ts'
import { chassisIn, chassisNote } from './chassis-note.ts'
import { fileNames, importClassOf } from './columns.ts'
import { checkRows, readImportFile } from './check-file.ts'
import { importView, mostErrors } from './import.view.ts'
import { findImport, insertImport, listErrors } from './imports.store.ts'
import { findKnown, readSubjects } from './subjects.store.ts'

/** Checks a file and keeps the result; the transaction begins when the reading is over. */
export const startImport: Handler<'startImport'> = async (
  { db, clock, log },
  { account, body, language },
) => {
  const { file: upload, owner, market = 'local' } = body
  const importClass = importClassOf(body)
  if (importClass === null) return refuse(400, fieldErrors({ market: ['export_of_vehicles'] }))
  const stock = stockOf(account, { owner, market })
  if (!stock) return notYourMarket
  const now = clock.now()
  const reading = await readImportFile(upload.data, importClass, log)
  if ('problems' in reading) return refuse(400, fieldErrors({ file: reading.problems }))
  const { file, columns, profiles, references } = reading
  const known = await findKnown(db, { ...stock, references })
  const rows = await checkRows(file.rows, {
    importClass,
    columns,
    profiles,
    subjects: await readSubjects(db),
    known,
    contact: await findVendorContact(db, account.id),
    thisYear: now.getUTCFullYear(),
    today: shopDay(now),
  })
  const twice = chassisNote(rows, await listChassisHolders(db, chassisIn(rows)), known)
  const importId = await db.transaction().execute((transaction) =>
    insertImport(transaction, {
      vendorId: account.id,
      importClass,
      forHouse: stock.vendorId === null,
      fileName: upload.filename === '' ? `${fileNames[importClass]}.csv` : upload.filename,
      notes: [...file.notes, ...(twice ? [JSON.stringify(twice)] : [])],
      rows,
      now,
    }),
  )
  const row = await findImport(db, { id: importId, vendorId: account.id })
  if (!row) throw new Error('an import that was just written is there')
  return {
    status: 201,
    body: importView(row, {
      errors: await listErrors(db, { importId, limit: mostErrors }),
      language,
    }),
  }
}
