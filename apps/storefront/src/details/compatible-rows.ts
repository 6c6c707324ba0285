import type { CompatibleMake, TrimDocument } from '@bandari/sdk'
import { formatYears } from '@bandari/i18n/format'

export interface CompatibleRow {
  variants: string[]
  body: string
  engine: string
  years: string
}

export interface CompatibleModel {
  make: string
  model: string
  rows: CompatibleRow[]
}

/** By make and model; trims that differ in nothing but the variant share a row. */
export function compatibleModels(list: readonly CompatibleMake[]): CompatibleModel[] {
  return list.flatMap(({ make, trims }) =>
    grouped(trims, ({ model }) => model).map((own) => ({
      make,
      model: own[0]?.model ?? '',
      rows: rowsOf(own),
    })),
  )
}

function rowsOf(trims: readonly TrimDocument[]): CompatibleRow[] {
  const alike = grouped(trims, ({ cars_type, engine, ids }) =>
    JSON.stringify([cars_type, engine, ids]),
  )
  return alike.flatMap((own) => {
    const [first] = own
    if (!first) return []
    const { cars_type: body, engine, ids = [] } = first
    const variants = [...new Set(own.map(({ variant }) => variant))]
    return { variants, body, engine, years: formatYears(ids) }
  })
}

/** In the order in which each group is met first; `Map.groupBy` is younger than some of our browsers. */
function grouped<T>(items: readonly T[], keyOf: (item: T) => string): T[][] {
  const groups = new Map<string, T[]>()
  for (const item of items) {
    const key = keyOf(item)
    groups.set(key, [...(groups.get(key) ?? []), item])
  }
  return [...groups.values()]
}
