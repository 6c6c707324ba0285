import { listCategories } from '../catalogue/categories/category.store.ts'
import type { Handler } from '../../core/contract.ts'
import { listModels } from './subject.store.ts'
import { sparesTree, vehicleTypeTree } from './type-tree.ts'

export const getListingTypes: Handler<'getListingTypes'> = async ({ db }, { query }) => ({
  status: 200,
  body:
    query.pt === 'vehicles'
      ? vehicleTypeTree(await listModels(db))
      : sparesTree(await listCategories(db)),
})
