import type { TreeTrim, VehicleTree } from '@bandari/sdk'
import { bodyName } from './body.ts'
import type { TreeTrimRow } from './vehicle-tree.store.ts'

export function treeTrim(row: TreeTrimRow): TreeTrim {
  const { id, make, make_slug, model, model_slug, variant, engine, years } = row
  return {
    id,
    make,
    make_slug,
    model,
    model_slug,
    variant,
    name: trimName(row),
    body: bodyName(row.body),
    engine,
    years,
  }
}

/** Names to choose from; they include the body if variant and engine alone are ambiguous. */
export function trimChoices(rows: readonly TreeTrimRow[]): VehicleTree['trims'] {
  const times = Map.groupBy(rows, trimName)
  return rows.map((row) => {
    const name = trimName(row)
    const isShared = (times.get(name)?.length ?? 0) > 1
    return { id: row.id, name: isShared ? `${name}, ${bodyName(row.body).toLowerCase()}` : name }
  })
}

function trimName({ variant, engine }: Pick<TreeTrimRow, 'variant' | 'engine'>): string {
  return `${variant} ${engine}`
}
