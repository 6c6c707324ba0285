import type { SetFitment, TrimDocument } from '@bandari/sdk'
import { t } from '../../../../language/translator.ts'
import { missing } from './messages.ts'

/** Ticked trims, by number, with the years chosen of each. */
export type Selection = ReadonlyMap<number, readonly number[]>

export interface Choice {
  make: string | null
  models: string[]
  variants: string[]
  selection: Selection
}

export type Problems = Partial<Record<keyof Choice, string>>

/** A make, at least one model, one variant and at least one trim (account spec §5). */
export function problemsOf({ make, models, variants, selection }: Choice): Problems {
  if (make === null) return { make: t(missing.make) }
  if (models.length === 0) return { models: t(missing.models) }
  if (variants.length === 0) return { variants: t(missing.variants) }
  if (selection.size === 0) return { selection: t(missing.trims) }
  return {}
}

/** All years of a trim that is newly ticked; a choice that was made stays. */
export function ticked(
  selection: Selection,
  trims: readonly TrimDocument[],
  ids: ReadonlySet<number>,
): Selection {
  const wanted = trims.filter(({ docID }) => ids.has(docID))
  return new Map(
    wanted.map(({ docID, year_list }) => [docID, selection.get(docID) ?? year_list] as const),
  )
}

/** Limits the ticked trims to the years of a span; trims that were not built in it are no longer ticked. */
export function within(
  selection: Selection,
  trims: readonly TrimDocument[],
  { from, to }: { from: number; to: number },
): Selection {
  const spans = trims
    .filter(({ docID }) => selection.has(docID))
    .map(({ docID, year_list }) => {
      const years = year_list.filter((year) => from <= year && year <= to)
      return [docID, years] as const
    })
  return new Map(spans.filter(([, years]) => years.length > 0))
}

export function fitmentOf(selection: Selection): SetFitment['fitment'] {
  return [...selection].map(([docID, years]) => ({ docID, ids: [...years] }))
}

/** From the first year of any of the trims to the last. */
export function yearsOf(trims: readonly TrimDocument[]): number[] {
  const years = new Set(trims.flatMap(({ year_list }) => year_list))
  return [...years].sort((one, other) => one - other)
}

/** What a change of one saved trim's years asks for. */
export function yearChanges(
  saved: readonly number[],
  chosen: readonly number[],
): { add: number[]; remove: number[] } {
  return {
    add: chosen.filter((year) => !saved.includes(year)),
    remove: saved.filter((year) => !chosen.includes(year)),
  }
}
