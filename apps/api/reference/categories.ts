import { leafDivisions, unstockedBranches } from './categories.data.ts'
import { slugOf } from '../src/core/slug.ts'
import { spareCategories, spareRoot } from './spares.ts'

/** A node of the spares tree; level 1 is its root. */
export interface Category {
  name: string
  slug: string
  /** From the root: `Vehicle Parts & Accessories > Braking`. */
  path: string
  /** Path of the node above; null at the root. */
  above: string | null
  level: number
  /** Among its siblings, from 1. */
  position: number
}

interface Division {
  name: string
  /** Words that occur in the titles of its parts. */
  word: string
}

const divisions: ReadonlyMap<string, readonly Division[]> = new Map(
  leafDivisions
    .trim()
    .split('\n')
    .map((row) => {
      const [leaf = '', nodes = ''] = row.split(' | ')
      return [leaf, nodes.split(', ').map(readDivision)]
    }),
)

function readDivision(text: string): Division {
  const [name = '', word = ''] = text.split(' = ')
  return { name, word }
}

export const separator = ' > '

/** The node that a leaf's part is listed in: the fifth-level node of its title, if there is one. */
export function categoryPathOf(leafPath: string, title: string): string {
  const leaf = leafPath.split(separator).at(-1) ?? ''
  const own = divisions.get(leaf)?.find(({ word }) => title.includes(word))
  return own ? `${leafPath}${separator}${own.name}` : leafPath
}

function leafPaths(): string[] {
  const stocked = spareCategories.flatMap(({ path }) => {
    const own = divisions.get(path.split(separator).at(-1) ?? '') ?? []
    return [path, ...own.map(({ name }) => `${path}${separator}${name}`)]
  })
  const unstocked = unstockedBranches.flatMap(({ path, leaves }) =>
    leaves.map((leaf) => [spareRoot, path, leaf].join(separator)),
  )
  return [...stocked, ...unstocked]
}

/** Every node, each before those below it. */
export const categories: readonly Category[] = growTree(leafPaths())

function growTree(paths: readonly string[]): Category[] {
  const nodes = new Map<string, Category>()
  const families = new Map<string | null, number>()
  for (const names of paths.map((path) => path.split(separator))) {
    for (const [index, name] of names.entries()) {
      const path = names.slice(0, index + 1).join(separator)
      if (nodes.has(path)) continue
      const above = index === 0 ? null : names.slice(0, index).join(separator)
      const position = (families.get(above) ?? 0) + 1
      families.set(above, position)
      const slug = slugOf(name.replaceAll('&', 'and'))
      nodes.set(path, { name, slug, path, above, level: index + 1, position })
    }
  }
  return [...nodes.values()]
}
