import type { CategoryNode } from '@bandari/sdk'
import type { CategoryRow } from './category.store.ts'

/**
 * The nodes below a node, or below the root when it is null, with `depth` more levels unfolded. A node counts its own
 * listings and those of all nodes below it. Null when there is no such node.
 */
export function branchBelow(
  rows: readonly CategoryRow[],
  { id, depth }: { id: number | null; depth: number },
): CategoryNode[] | null {
  const above = rows.find((row) => (id === null ? row.parent_id === null : row.id === id))
  if (!above) return id === null ? [] : null
  const families = Map.groupBy(rows, (row) => row.parent_id)
  const below = (node: CategoryRow) => families.get(node.id) ?? []
  const countOf = (node: CategoryRow): number =>
    below(node).reduce((sum, child) => sum + countOf(child), node.own)
  const unfold = (node: CategoryRow, levels: number): CategoryNode => ({
    id: node.id,
    text: node.name,
    slug: node.slug,
    level: node.level,
    count: countOf(node),
    has_children: below(node).length > 0,
    children: levels > 0 ? below(node).map((child) => unfold(child, levels - 1)) : [],
  })
  return below(above).map((node) => unfold(node, depth))
}
