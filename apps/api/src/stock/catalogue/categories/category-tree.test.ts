import type { CategoryNode } from '@bandari/sdk'
import { describe, expect, it } from 'vitest'
import type { CategoryRow } from './category.store.ts'
import { branchBelow } from './category-tree.ts'

function row(id: number, parent_id: number | null, level: number, own: number): CategoryRow {
  return { id, parent_id, level, name: `Node ${id}`, slug: `node-${id}`, own }
}

/** 1 (Braking 2 (Discs 4 (Pads 5, Rotors 6)), Oils 3) */
const rows = [
  row(1, null, 1, 0),
  row(2, 1, 2, 1),
  row(3, 1, 2, 4),
  row(4, 2, 3, 0),
  row(5, 4, 4, 10),
  row(6, 4, 4, 0),
]

function text(nodes: readonly CategoryNode[] | null): string | null {
  if (nodes === null) return null
  return nodes
    .map(({ id, count, has_children, children }) => {
      const inner = children.length > 0 ? `(${text(children)})` : has_children ? '+' : ''
      return `${id}:${count}${inner}`
    })
    .join(' ')
}

describe('branchBelow', () => {
  it.each([
    [null, 0, '2:11+ 3:4'],
    [null, 1, '2:11(4:10+) 3:4'],
    [null, 2, '2:11(4:10(5:10 6:0)) 3:4'],
    [null, 5, '2:11(4:10(5:10 6:0)) 3:4'],
    [2, 1, '4:10(5:10 6:0)'],
    [4, 1, '5:10 6:0'],
    [5, 1, ''],
    [99, 1, null],
  ])('below %s, %d levels: %s', (id, depth, expected) => {
    expect(text(branchBelow(rows, { id, depth }))).toBe(expected)
  })

  it('knows no tree before there is one', () => {
    expect(branchBelow([], { id: null, depth: 1 })).toEqual([])
  })
})
