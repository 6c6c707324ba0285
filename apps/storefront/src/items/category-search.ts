import { itemsPath } from '../shared/addresses/item-query.ts'
import { NotFound } from '../shared/page/NotFound.tsx'
import type { RouteModule } from '../shared/addresses/route.ts'
import { categories } from './categories.data.ts'

/** /search/cat-search-men and -women lead to the item search of their goods (contract C27). They are never drawn. */
function leadTo(type: 'mens-fashion' | 'womens-fashion'): RouteModule {
  const q = categories.find((category) => category.type === type)?.q ?? type
  return { Page: NotFound, redirect: () => itemsPath({ q, type }) }
}

export const menSearchRoute = leadTo('mens-fashion')
export const womenSearchRoute = leadTo('womens-fashion')
