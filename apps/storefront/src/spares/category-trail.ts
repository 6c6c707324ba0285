import type { CategoryNode } from '@bandari/sdk'

/** The default slug: the root of the tree, under which the parts info panel stands (buyer spec §2). */
export const rootText = 'Vehicle Parts & Accessories'
export const rootSlug = 'vehicle-parts-and-accessories'

/** /auto-parts/{catSlug?}/{catID?}: a node's text, or its slug, and its number. */
export interface CategoryAddress {
  slug: string | undefined
  id: string | undefined
}

export function isRoot({ slug, id }: CategoryAddress): boolean {
  return id === undefined && (slug === undefined || names(slug, { text: rootText, slug: rootSlug }))
}

/**
 * The nodes from the top to the one that is asked for; null when there is none. The number decides, if there is one.
 */
export function trailTo(
  tree: readonly CategoryNode[],
  { slug = '', id }: CategoryAddress,
): CategoryNode[] | null {
  for (const node of tree) {
    if (id === undefined ? names(slug, node) : id === String(node.id)) return [node]
    const below = trailTo(node.children, { slug, id })
    if (below) return [node, ...below]
  }
  return null
}

function names(asked: string, { text, slug }: Pick<CategoryNode, 'text' | 'slug'>): boolean {
  const wanted = asked.toLowerCase()
  return wanted === text.toLowerCase() || wanted === slug
}
