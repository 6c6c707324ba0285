import type { Engine } from './engine.ts'
import type { RefusalKind } from './corrections.ts'

/** A corrected row; the tree decides which part of its text is the model and which the variant. */
export interface RawVehicle extends Engine {
  make: string
  /** Set if a list has the model in a column of its own. */
  model: string | null
  /** Model and variant, or the variant alone. */
  text: string
  body: string | null
  /** Null if the list has no years. */
  years: number[] | null
}

export type Reading = { vehicle: RawVehicle } | { refused: RefusalKind }

/** A row's cells by their headings. */
export type Cells = Readonly<Record<string, string>>
