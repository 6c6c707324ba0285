import { createHash } from 'node:crypto'
import type { ClientConfig } from 'pg'
import { openDatabase } from '../src/platform/db/database.ts'
import { lockTree } from '../src/stock/fitment/tree.store.ts'
import { categories } from './categories.ts'
import { loadCategories } from './load-categories.ts'
import { loadImportRules } from './load-import-rules.ts'
import { loadInsurance } from './load-insurance.ts'
import { loadPlaces } from './load-places.ts'
import { loadPriceLists } from './load-price-lists.ts'
import { loadVehicleTree, vehicleTree } from './load-vehicle-tree.ts'
import { countries, destinations, insurance, tariffs } from './places.data.ts'

const name = 'places, categories and vehicles'

/**
 * Loads the data that every shop needs, also one without a demo world: places, what insurance costs, spares
 * categories, the vehicle tree, and the rules of countries for cars that come in.
 * It loads them when they differ from the last load, and only adds. It uses one transaction, and is safe in two
 * processes at once.
 */
export async function loadReference(connection: ClientConfig): Promise<void> {
  const db = openDatabase({ ...connection, max: 1 })
  const tree = vehicleTree()
  const hash = createHash('sha256')
    .update(JSON.stringify([countries, destinations, tariffs, insurance, categories, tree]))
    .digest('hex')
  try {
    await db.transaction().execute(async (tx) => {
      await lockTree(tx)
      await loadImportRules(tx)
      await loadPriceLists(tx)
      const loaded = await tx
        .selectFrom('reference_data')
        .select('hash')
        .where('name', '=', name)
        .executeTakeFirst()
      if (loaded?.hash === hash) return
      await loadPlaces(tx)
      await loadInsurance(tx)
      await loadCategories(tx)
      await loadVehicleTree(tx, tree)
      await tx
        .insertInto('reference_data')
        .values({ name, hash })
        .onConflict((conflict) => conflict.column('name').doUpdateSet({ hash }))
        .execute()
    })
  } finally {
    await db.destroy()
  }
}
