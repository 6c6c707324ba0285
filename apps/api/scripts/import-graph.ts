import { readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { parseSync } from 'oxc-parser'

/** An import from file to file; paths start at the root of the repository. */
export interface Import {
  from: string
  to: string
}

/** Entries of one folder that import each other, and the imports between them. */
export interface FolderCycle {
  folder: string
  entries: string[]
  imports: Import[]
}

/** The imports of a file at run time, from our own files; type-only imports do not exist at run time. */
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

/** Finds cycles between the entries (files and whole subfolders) of every folder. */
export function findCycles(imports: readonly Import[]): FolderCycle[] {
  const byFolder = Map.groupBy(imports.flatMap(stepsOf), ({ folder }) => folder)
  return [...byFolder].flatMap(([folder, steps]) => {
    const next = Map.groupBy(steps, ({ from }) => from)
    return findComponents(next).map((entries) => ({
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
  /** An entry of the folder. */
  from: string
  to: string
  through: Import
}

/** Maps an import to the one folder in which its two ends are different entries. */
function stepsOf(through: Import): Step[] {
  const from = through.from.split('/')
  const to = through.to.split('/')
  const depth = from.findIndex((name, index) => name !== to[index])
  const [first, second] = [from[depth], to[depth]]
  if (first === undefined || second === undefined) return []
  return [{ folder: from.slice(0, depth).join('/'), from: first, to: second, through }]
}

/** Tarjan's strongly connected components of more than one entry. */
function findComponents(next: ReadonlyMap<string, readonly Step[]>): string[][] {
  const components: string[][] = []
  const visited = new Map<string, { order: number; low: number }>()
  const stack: string[] = []

  const visit = (entry: string) => {
    const state = { order: visited.size, low: visited.size }
    visited.set(entry, state)
    stack.push(entry)
    for (const { to } of next.get(entry) ?? []) {
      const other = visited.get(to)
      if (!other) state.low = Math.min(state.low, visit(to).low)
      else if (stack.includes(to)) state.low = Math.min(state.low, other.order)
    }
    if (state.low === state.order) {
      const component = stack.splice(stack.indexOf(entry))
      if (component.length > 1) components.push(component.toSorted())
    }
    return state
  }

  for (const entry of next.keys()) if (!visited.has(entry)) visit(entry)
  return components
}
