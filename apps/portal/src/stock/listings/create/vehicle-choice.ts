import type { VehicleTypeTree } from '@bandari/sdk'

/** What is chosen and typed, by name; empty means not yet. */
export interface VehicleChoice {
  type: string
  make: string
  model: string
  title: string
  /** Empty means the first market that the person may list in. */
  market: string
}

const names = ['market', 'type', 'make', 'model', 'title'] as const

export function readVehicleChoice(query: URLSearchParams): VehicleChoice {
  const [market = '', type = '', make = '', model = '', title = ''] = names.map(
    (name) => query.get(name) ?? '',
  )
  return { market, type, make, model, title }
}

export function vehicleQuery(choice: VehicleChoice): string {
  const chosen = names.filter((name) => choice[name] !== '')
  return new URLSearchParams(chosen.map((name) => [name, choice[name]])).toString()
}

/** What was kept may have been kept by an older release. */
export function isVehicleChoice(kept: unknown): kept is VehicleChoice {
  if (typeof kept !== 'object' || kept === null) return false
  return names.every((name) => typeof (kept as Record<string, unknown>)[name] === 'string')
}

/** A value that is not in the tree is not chosen. */
export function settled(tree: VehicleTypeTree, choice: VehicleChoice): VehicleChoice {
  const makes = Object.hasOwn(tree, choice.type) ? (tree[choice.type] ?? {}) : {}
  const models = Object.hasOwn(makes, choice.make) ? (makes[choice.make] ?? []) : []
  const isModel = models.some(({ subj_name }) => subj_name === choice.model)
  return {
    type: Object.keys(makes).length > 0 ? choice.type : '',
    make: models.length > 0 ? choice.make : '',
    model: isModel ? choice.model : '',
    title: choice.title,
    market: choice.market,
  }
}

/** Choosing another type clears the make. A title that nobody has typed follows the choice. */
export function changed(
  tree: VehicleTypeTree,
  before: VehicleChoice,
  part: Partial<VehicleChoice>,
): VehicleChoice {
  const after = settled(tree, { ...before, ...part })
  const isTyped = 'title' in part || before.title !== suggestion(before)
  return isTyped ? after : { ...after, title: suggestion(after) }
}

function suggestion({ make, model }: VehicleChoice): string {
  return model === '' ? '' : `${make} ${model}`
}
