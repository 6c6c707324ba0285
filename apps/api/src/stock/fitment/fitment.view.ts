import type { CompatibleMake, TrimDocument } from '@bandari/sdk'
import { bodyName } from './body.ts'

export interface TrimRow {
  id: number
  make: string
  model: string
  variant: string
  body: string
  engine: string
  years: number[]
}

export interface FittedTrimRow extends TrimRow {
  /** Years the spare is said to fit. */
  ids: number[]
}

export function trimDocument({
  id,
  make,
  model,
  variant,
  body,
  engine,
  years,
}: TrimRow): TrimDocument {
  return { docID: id, make, model, variant, cars_type: bodyName(body), engine, year_list: years }
}

/** By make, in the rows' order. */
export function compatibleMakes(rows: readonly FittedTrimRow[]): CompatibleMake[] {
  return [...Map.groupBy(rows, ({ make }) => make)].map(([make, own]) => ({
    make,
    model: [...new Set(own.map(({ model }) => model))],
    var: [...new Set(own.map(({ variant }) => variant))],
    trims: own.map((row) => ({ ...trimDocument(row), ids: row.ids })),
  }))
}
