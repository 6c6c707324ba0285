import { describe, expect, it } from 'vitest'
import { leafDivisions } from './categories.data.ts'
import { categories, categoryPathOf } from './categories.ts'
import { spareCategories } from './spares.ts'

describe('categories', () => {
  it('is one tree from level 1 to 5, its nodes after what is above them', () => {
    const seen = new Set<string | null>([null])
    for (const { path, above, level } of categories) {
      expect(seen).toContain(above)
      expect(level).toBe(path.split(' > ').length)
      seen.add(path)
    }
    expect(categories.filter(({ above }) => above === null)).toHaveLength(1)
    expect(new Set(categories.map(({ level }) => level))).toEqual(new Set([1, 2, 3, 4, 5]))
  })

  it.each(['name', 'slug', 'path'] as const)('no two nodes have the same %s', (column) => {
    const values = categories.map((node) => node[column].toLowerCase())
    expect(values.filter((value, at) => values.indexOf(value) !== at)).toEqual([])
  })

  it('has a slug that an address can hold', () => {
    expect(categories.filter(({ slug }) => !/^[a-z0-9-]+$/.test(slug))).toEqual([])
  })

  it('divides leaves that are there', () => {
    const leaves = new Set(spareCategories.map(({ path }) => path.split(' > ').at(-1)))
    const divided = leafDivisions
      .trim()
      .split('\n')
      .map((row) => row.split(' | ')[0])
    expect(divided.filter((leaf) => !leaves.has(leaf))).toEqual([])
  })

  it('lists every part in a leaf', () => {
    const inner = new Set(categories.map(({ above }) => above))
    const paths = new Set(categories.map(({ path }) => path))
    const listed = spareCategories.flatMap(({ path, titles }) =>
      titles.map((title) => categoryPathOf(path, title)),
    )
    expect(listed.filter((path) => !paths.has(path) || inner.has(path))).toEqual([])
  })
})
