import type { SparesTree, VehicleTypeTree } from '@bandari/sdk'
import type { CategoryRow } from '../catalogue/categories/category.store.ts'
import { sparesType, typeNames } from './options.data.ts'
import type { ModelRow } from './subject.store.ts'

/** Type → make → models, each in the order given; a type without models is left out (account spec §3). */
export function vehicleTypeTree(models: readonly ModelRow[]): VehicleTypeTree {
  const kinds = Map.groupBy(models, ({ kind }) => kind)
  const types = Object.entries(typeNames).flatMap(([kind, name]) => {
    const own = kinds.get(kind as ModelRow['kind'])
    return own ? [[name, byMake(own)] as const] : []
  })
  return Object.fromEntries(types)
}

function byMake(models: readonly ModelRow[]) {
  const makes = Map.groupBy(models, ({ make }) => make)
  return Object.fromEntries(
    [...makes].map(([make, own]) => [
      make,
      own.map(({ id, name }) => ({ subj_id: id, subj_name: name })),
    ]),
  )
}

type CategoryNode = Pick<CategoryRow, 'id' | 'parent_id' | 'name'>

/** Type → parent category → … by name, down to `{ cat_id }`; rows as `listCategories` orders them. */
export function sparesTree(rows: readonly CategoryNode[]): SparesTree {
  const families = Map.groupBy(rows, ({ parent_id }) => parent_id)
  const unfold = ({ id }: CategoryNode): SparesTree => {
    const below = families.get(id)
    return below ? branch(below) : { cat_id: id }
  }
  const branch = (nodes: readonly CategoryNode[]): SparesTree =>
    Object.fromEntries(nodes.map((node) => [node.name, unfold(node)]))
  return { [sparesType]: branch(families.get(null) ?? []) }
}
