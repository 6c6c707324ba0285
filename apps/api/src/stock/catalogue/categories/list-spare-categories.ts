import type { Handler } from '../../../core/contract.ts'
import { notFound } from '../../../core/refusal.ts'
import { listCategories, listMakesWithModels } from './category.store.ts'
import { branchBelow } from './category-tree.ts'

export const listSpareCategories: Handler<'listSpareCategories'> = async ({ db }, { query }) => {
  const { parts, 'cat-id': id = null, depth = 1 } = query
  if (parts === undefined && id === null) {
    const makes = await listMakesWithModels(db)
    return { status: 200, body: makes.map(({ slug, models }) => ({ [slug]: models })) }
  }
  const nodes = branchBelow(await listCategories(db), { id, depth })
  return nodes === null ? notFound : { status: 200, body: nodes }
}
