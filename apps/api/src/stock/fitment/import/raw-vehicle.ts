import type { Engine } from './engine.ts'
import type { RefusalKind } from './mend.ts'

/** A row as it says it, put right; what of its text is model and what variant, the tree decides. */
export interface RawVehicle extends Engine {
  make: string
  /** Where a list has the model in a column of its own. */
  model: string | null
  /** Model and variant, or the variant alone. */
  text: string
  body: string | null
  /** Null where a list has none. */
  years: number[] | null
}

export type Reading = { vehicle: RawVehicle } | { refused: RefusalKind }

/** A row's cells by their headings. */
export type Cells = Readonly<Record<string, string>>
