import type { Context } from '../../../core/context.ts'
import { claimCheck, keepCheck } from '../import-checks.store.ts'
import { type ImportRow, listCells, lockImport } from '../imports.store.ts'
import { readSubjects } from '../subjects.store.ts'
import { classOf, sourceKind, writeFound } from './check-again.ts'
import { checkImport, type ImportCheck } from './check-import.ts'
import { findFile, type MappedFile, writeSource } from './mapping.store.ts'

type Around = Pick<Context, 'db' | 'clock' | 'settings' | 'listDollarRates'>

/** After this time without a word another process takes the check over. */
const lease = 60_000

const betweenWords = 1000

/** Checks the files that wait for it, which nobody's request does; returns how many. */
export async function checkLargeFiles(context: Around): Promise<number> {
  const { db, clock } = context
  let files = 0
  for (;;) {
    const now = clock.now()
    const row = await claimCheck(db, { now, until: leaseFrom(now) })
    if (!row) return files
    files += 1
    const file = await findFile(db, row.id)
    if (file) await checkOne(context, row, file)
  }
}

const leaseFrom = (now: Date) => new Date(now.getTime() + lease)

class GivenUp extends Error {
  override name = 'GivenUp'
}

async function checkOne(context: Around, row: ImportRow, file: MappedFile): Promise<void> {
  const { db } = context
  const vendorId = row.for_house ? null : row.vendor_id
  const owner = { accountId: row.vendor_id, stock: { vendorId, market: row.market } }
  const { mapping, decisions, is_from_1904: isFrom1904, takes_all: takeAll = false } = file
  const rows = await listCells(db, row.id)
  const held = { ...row }
  try {
    const checked = await checkImport(
      context,
      { importClass: classOf(row), rows, isFrom1904, mapping, decisions },
      { owner, subjects: await readSubjects(db), takeAll, onRow: teller(context, held) },
    )
    await write(context, held, { file, checked })
  } catch (error) {
    // It was thrown away, or another process has it.
    if (!(error instanceof GivenUp)) throw error
  }
}

/** Says once a second how far the check is, and so that it goes on. */
function teller({ db, clock }: Around, held: ImportRow) {
  let told = performance.now()
  const tell = async (lookedAt: number) => {
    const until = leaseFrom(clock.now())
    if (!(await keepCheck(db, held, { lookedAt, until }))) throw new GivenUp()
    held.check_until = until
    told = performance.now()
  }
  return (count: number) => (performance.now() - told < betweenWords ? undefined : tell(count))
}

async function write(
  { db, clock }: Around,
  held: ImportRow,
  { file, checked }: { file: MappedFile; checked: ImportCheck },
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const now = await lockImport(transaction, { id: held.id, vendorId: held.vendor_id })
    const isHeld = now?.check_until?.getTime() === held.check_until?.getTime()
    if (now?.state !== 'checking' || !isHeld) throw new GivenUp()
    const origin = now.mapping_origin ?? 'chosen'
    await writeFound(transaction, held.id, { file, checked, origin })
    if (origin !== 'chosen') return
    const kind = sourceKind(classOf(held), held.for_house)
    const source = { vendorId: held.vendor_id, kind, source: file.source }
    const { mapping } = file
    await writeSource(transaction, source, {
      mapping,
      decisions: checked.decisions,
      now: clock.now(),
    })
  })
}
