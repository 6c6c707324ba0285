import type { FoundRecord } from '@bandari/sdk'
import { toDecimal } from '../core/money.ts'

export type Found = FoundRecord

/** How many records of a kind are answered: as many as fit on a screen with the other kinds. */
export const mostOfKind = 6

type Match = NonNullable<Found['match']>

/** A row of a record's facts; what is absent is nothing that the kind has. */
export interface FoundRow {
  id: number
  title: string
  detail?: string | null
  state?: string | null
  /** Minor units. */
  amount?: number | null
  currency?: string | null
  at?: Date | string | null
}

export function foundView(
  kind: Found['kind'],
  { id, title, detail, state, amount, currency, at }: FoundRow,
  match: Match | null = null,
): Found {
  return {
    kind,
    id,
    title,
    detail: detail || null,
    state: state ?? null,
    amount: amount === null || amount === undefined ? null : toDecimal(amount),
    currency: currency ?? null,
    at: at instanceof Date ? at.toISOString() : (at ?? null),
    match,
  }
}

/** Facts that a list does not show, of which one says why a record was found. */
export type Facts = Partial<Record<Match['by'], string | null>>

/** The first fact that holds what was typed, with or without its separators. */
export function matchIn(
  facts: Facts,
  { text, code }: { text: string; code: string | null },
): Match | null {
  const words = text
    .toLowerCase()
    .split(' ')
    .filter((word) => word.length > 2)
  for (const [by, value] of Object.entries(facts) as [Match['by'], string | null][]) {
    if (!value) continue
    const isCode = code !== null && plain(value).includes(code)
    const lower = value.toLowerCase()
    if (isCode || words.some((word) => lower.includes(word))) return { by, value }
  }
  return null
}

function plain(value: string): string {
  return value.replaceAll(/[^\p{L}\d]/gu, '').toUpperCase()
}
