import type { SparesTree } from '@bandari/sdk'
import { t } from '../../../language/translator.ts'

/** What the levels are called from the category on; type and parent category are fixed (account spec §2). */
function levelNames(): string[] {
  return [
    t('portalListings.create.category'),
    t('portalListings.create.subcategory'),
    t('portalListings.create.level', { number: 4 }),
    t('portalListings.create.level', { number: 5 }),
  ]
}

export interface SpareLevel {
  label: string
  choices: string[]
  chosen: string
}

export interface SpareReading {
  /** A dropdown for each level there is to choose from. */
  levels: SpareLevel[]
  /** The leaf category, once chosen. */
  catId: number | null
}

/** The dropdowns that a way down the tree opens: the last is still to be chosen from, unless it led to a leaf. */
export function readSpareWay(tree: SparesTree, way: readonly string[]): SpareReading {
  let node = belowOnly(belowOnly(tree))
  const levels: SpareLevel[] = []
  for (const label of levelNames()) {
    if (leafOf(node) !== null) break
    const wanted = way[levels.length] ?? ''
    const next = branchOf(node, wanted)
    levels.push({ label, choices: Object.keys(node), chosen: next ? wanted : '' })
    if (!next) break
    node = next
  }
  return { levels, catId: leafOf(node) }
}

/** Type and parent category are one each. */
function belowOnly(node: SparesTree): SparesTree {
  const [only = ''] = Object.keys(node)
  return branchOf(node, only) ?? {}
}

function branchOf(node: SparesTree, name: string): SparesTree | null {
  const below = Object.hasOwn(node, name) ? node[name] : undefined
  return typeof below === 'object' && below !== null ? (below as SparesTree) : null
}

function leafOf(node: SparesTree): number | null {
  return typeof node['cat_id'] === 'number' ? node['cat_id'] : null
}

/** What is chosen, from the category down, and typed. */
export interface SpareChoice {
  way: string[]
  title: string
}

/** The path is one name for each level: `?level=Braking&level=Disc+Brakes`. */
export function readSpareChoice(query: URLSearchParams): SpareChoice {
  return { way: query.getAll('level'), title: query.get('title') ?? '' }
}

export function spareQuery({ way, title }: SpareChoice): string {
  const query = new URLSearchParams(way.map((name) => ['level', name]))
  if (title !== '') query.set('title', title)
  return query.toString()
}

/** What was kept may have been kept by an older release. */
export function isSpareChoice(kept: unknown): kept is SpareChoice {
  if (typeof kept !== 'object' || kept === null) return false
  const { way, title } = kept as Partial<SpareChoice>
  return (
    typeof title === 'string' && Array.isArray(way) && way.every((name) => typeof name === 'string')
  )
}

/** Choosing another branch clears the levels below it. */
export function changedPath(choice: SpareChoice, depth: number, name: string): SpareChoice {
  return { ...choice, way: [...choice.way.slice(0, depth), ...(name === '' ? [] : [name])] }
}
