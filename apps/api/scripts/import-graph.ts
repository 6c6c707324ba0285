import { readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { parseSync } from 'oxc-parser'

/** From a file to a file, both from the root of the repository. */
export interface Import {
  from: string
  to: string
}

/** Entries of one folder that need each other, and the imports that tie them. */
export interface Tie {
  folder: string
  entries: string[]
  imports: Import[]
}

/** A file's imports of our own files at run time; imports of types alone are gone by then. */
export function readImports(file: string, text = readFileSync(file, 'utf8')): Import[] {
  const { module } = parseSync(file, text)
  const imported = module.staticImports.filter(
    ({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType),
  )
  const exported = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ isType, moduleRequest }) => (isType ? [] : (moduleRequest ?? []))),
  )
  const lazy = module.dynamicImports.map(({ moduleRequest: { start, end } }) =>
    text.slice(start + 1, end - 1),
  )
  const names = [
    ...imported.map(({ moduleRequest }) => moduleRequest.value),
    ...exported.map(({ value }) => value),
    ...lazy,
  ]
  return names
    .filter((name) => name.startsWith('.'))
    .map((name) => ({ from: file, to: normalize(join(dirname(file), name)) }))
}

/** In every folder its files, and the folders in it as wholes, must be in one order. */
export function findTies(imports: readonly Import[]): Tie[] {
  const byFolder = Map.groupBy(imports.flatMap(placesOf), ({ folder }) => folder)
  return [...byFolder].flatMap(([folder, steps]) => {
    const next = Map.groupBy(steps, ({ from }) => from)
    return knotsOf(next).map((entries) => ({
      folder,
      entries,
      imports: steps
        .filter(({ from, to }) => entries.includes(from) && entries.includes(to))
        .map(({ through }) => through),
    }))
  })
}

interface Step {
  folder: string
  /** Entries of the folder. */
  from: string
  to: string
  through: Import
}

/** The one folder in which the two ends of an import are different entries. */
function placesOf(through: Import): Step[] {
  const from = through.from.split('/')
  const to = through.to.split('/')
  const depth = from.findIndex((name, index) => name !== to[index])
  const [first, second] = [from[depth], to[depth]]
  if (first === undefined || second === undefined) return []
  return [{ folder: from.slice(0, depth).join('/'), from: first, to: second, through }]
}

/** Tarjan's strongly connected components of more than one entry. */
function knotsOf(next: ReadonlyMap<string, readonly Step[]>): string[][] {
  const knots: string[][] = []
  const met = new Map<string, { order: number; low: number }>()
  const stack: string[] = []

  const visit = (entry: string) => {
    const own = { order: met.size, low: met.size }
    met.set(entry, own)
    stack.push(entry)
    for (const { to } of next.get(entry) ?? []) {
      const known = met.get(to)
      if (!known) own.low = Math.min(own.low, visit(to).low)
      else if (stack.includes(to)) own.low = Math.min(own.low, known.order)
    }
    if (own.low === own.order) {
      const knot = stack.splice(stack.indexOf(entry))
      if (knot.length > 1) knots.push(knot.toSorted())
    }
    return own
  }

  for (const entry of next.keys()) if (!met.has(entry)) visit(entry)
  return knots
}
