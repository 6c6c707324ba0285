import type { Database } from '../../../platform/db/database.ts'
import { addToTree, loadTree, lockTree } from '../tree.store.ts'
import { type ImportPlan, planImport } from './plan-import.ts'
import type { VehicleFile } from './vehicle-file.ts'

interface ImportOptions {
  dryRun?: boolean
  assumedYears: readonly number[]
}

/** In one transaction, while nobody else adds to the tree; a second run finds nothing new. */
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
