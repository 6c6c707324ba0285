import type { Generated, GeneratedAlways } from 'kysely'
import type { Json, NullableJson } from '../platform/db/columns.ts'

declare module '../platform/db/tables.ts' {
  interface Tables {
    import_rules: ImportRulesTable
    import_rule_drafts: ImportRuleDraftsTable
    price_lists: PriceListsTable
    price_list_rows: PriceListRowsTable
    price_list_drafts: PriceListDraftsTable
    price_list_matches: PriceListMatchesTable
    door_tariffs: DoorTariffsTable
    door_uses: DoorUsesTable
  }
}

/** A part of a country's rules for cars that come in; nothing to do with `imports`, which are files of listings. */
export interface ImportRulesTable {
  id: GeneratedAlways<number>
  country: string
  part: RulePart
  key: string
  position: number
  content: NullableJson<object>
  valid_from: string | null
  valid_to: string | null
  sources: string[]
  confidence: string | null
  checked_on: string
  succeeds: number | null
  set_at: Date
}

export interface ImportRuleDraftsTable {
  id: GeneratedAlways<number>
  rule_id: number
  content: NullableJson<object>
  checked_on: string
  reason: string
  /** Ids of the taxes that a table of duties had when it was drafted with them. */
  taxes: number[] | null
  version: Generated<number>
  state: Generated<'open' | 'published' | 'dropped'>
  drafted_by: number
  drafted_at: Date
  decided_by: number | null
  decided_at: Date | null
  published_id: number | null
}

export type RulePart =
  | 'sheet'
  | 'source'
  | 'eligibility'
  | 'inspection'
  | 'duty'
  | 'regime'
  | 'line'
  | 'fee'
  | 'document'
  | 'port'
  | 'route'
  | 'unknown'

export interface PriceListsTable {
  id: GeneratedAlways<number>
  edition: string
  country: string
  currency: string
  in_force_from: string
  set_at: Date
}

export interface PriceListDraftsTable {
  list_id: number
  succeeds: number
  file_name: string
  file_hash: string
  source: string
  state: Generated<'open' | 'published' | 'dropped'>
  drafted_by: number
  decided_by: number | null
  decided_at: Date | null
}

/** A model as an office prints it, found in our vehicle tree by a person. */
export interface PriceListMatchesTable {
  country: string
  make: string
  model: string
  model_id: number
  actor_id: number
  set_at: Date
}

export interface PriceListRowsTable {
  list_id: number
  kind: 'vehicle' | 'motorcycle'
  row_number: number
  make: string
  model: string
  model_code: string
  engine_cc: number | null
  fuel: string | null
  body: string | null
  /** Decimal text. */
  price: string | null
  flags: string[]
}

/** The shop's own prices of inspections and of inland transport from a port to a town. */
export interface DoorTariffsTable {
  id: GeneratedAlways<number>
  kind: 'inspection' | 'inland'
  country: string
  place: string | null
  amount: number | null
  currency: Generated<string>
  valid_from: Date
  actor_id: number
  set_at: Date
}

/** How often a destination was asked for, day by day. */
export interface DoorUsesTable {
  day: string
  door: string
  destination: Json<object>
  asks: number
}
