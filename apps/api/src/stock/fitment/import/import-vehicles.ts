import type { Database } from '../../../platform/db/database.ts'
import { addToTree, loadTree, lockTree } from '../tree.store.ts'
import { type ImportPlan, planImport } from './plan-import.ts'
import type { VehicleFile } from './vehicle-file.ts'

interface ImportOptions {
  dryRun?: boolean
  assumedYears: readonly number[]
}

/** Runs in one transaction that locks the tree against other additions; a second run finds nothing new. */
export async function importVehicles(
  db: Database,
  file: VehicleFile,
  { dryRun = false, assumedYears }: ImportOptions,
): Promise<ImportPlan> {
  return db.transaction().execute(async (tx) => {
    await lockTree(tx)
    const plan = planImport(file, { known: await loadTree(tx), assumedYears })
    if (!dryRun) await addToTree(tx, plan.additions)
    return plan
  })
}
