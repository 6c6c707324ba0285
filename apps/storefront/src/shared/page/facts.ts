import type { KenyaProduct } from '@bandari/sdk'
import { paths } from '../addresses/paths.ts'

/** schema.org objects that several pages tell search engines (`facts` of PageHead). */

interface TrailItem {
  label: string
  href?: string | undefined
}

/** The absolute address of a path, in the page's language. */
type AddressOf = (path: string) => string

/** The place of a page, as its breadcrumb shows it. */
export function trailFacts(items: readonly TrailItem[], addressOf: AddressOf): object {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: items.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      ...(href === undefined ? {} : { item: addressOf(href) }),
    })),
  }
}

/** The entries of a page's list, in its order; each entry's own page has all its facts. */
export function listFacts(
  items: readonly { title: string; path: string }[],
  addressOf: AddressOf,
): object {
  return {
    '@type': 'ItemList',
    numberOfItems: items.length,
    itemListElement: items.map(({ title, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      url: addressOf(path),
    })),
  }
}

/** The entry of a product that is sold in Kenya; spares have an address of their own. */
export function localEntry({ id, title, product_class_id }: KenyaProduct) {
  return { title, path: paths.details(id, product_class_id === 2 ? 'spare' : 'vehicle') }
}
