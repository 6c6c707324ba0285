import type { Language } from '@bandari/i18n'

/**
 * The import rules of a country, in the shape of `reference/import-rules/*.json` and its schema. Amounts, rates and divisors are
 * decimal text.
 */

/** A text in English, and in the shop's other languages where it is translated. */
export type Text = { en: string } & Partial<Record<Language, string>>

/** A plain string is English: rules and drafts had it before texts were translated. */
export type RuleText = Text | string

/** A plain string is a name that is the same in every language, as that of an office. */
export type Name = Text | string

/** The sources of a rule, and from which to which day it is in force; null is not known, and taken for in force. */
export interface Provenance {
  sources: string[]
  valid_from: string | null
  valid_to: string | null
  confidence: 'two_sources' | 'one_source' | 'general_knowledge' | 'disputed'
  note?: string
}

type Counted =
  | 'year_diff_arrival'
  | 'months_arrival'
  | 'months_shipment'
  | 'year_diff_entry'
  | 'months_entry'

/** The fields that a condition may read. `reg_` counts from the first registration, `mfr_` from the manufacture. */
export type Field =
  | 'engine_cc'
  | 'fuel'
  | 'body'
  | 'class'
  | 'seats'
  | 'gvw_t'
  | 'payload_kg'
  | 'horsepower'
  | 'steering'
  | 'origin'
  | 'importer'
  | 'salvage'
  | 'part_type'
  | 'part_condition'
  | 'certificate'
  | 'auction_grade'
  | 'value_usd'
  | 'customs_value'
  | `reg_${Counted}`
  | `mfr_${Counted}`

export type FieldValue = string | number | boolean

export interface Condition {
  eq?: FieldValue
  in?: FieldValue[]
  not_in?: FieldValue[]
  lt?: number
  lte?: number
  gt?: number
  gte?: number
}

/** All conditions must hold; without any it always holds. */
export type When = Partial<Record<Field, Condition>>

export type Effect = 'block' | 'unknown' | 'permit' | 'warn' | 'info'

export interface EligibilityRule {
  id: string
  kind: string
  when: When
  effect: Effect
  overridden_by?: string[]
  exempts?: string[]
  say: Text
  prov: Provenance
}

export interface InspectionRule {
  id: string
  /** Countries of loading; `*` is any other. */
  origin: string[]
  bodies: string[]
  certificate: Name | null
  when: When
  fee: { amount: string; currency: string; note?: string } | null
  moment: 'before_shipment' | 'on_arrival' | 'none' | 'unknown'
  valid_months: number | null
  without: { effect: string; rate?: string; base?: string; say: Text }
  prov: Provenance
}

export interface Band {
  when: When
  rate?: string
  amount?: string
  note?: string
}

type Included =
  | 'fob'
  | 'freight'
  | 'insurance'
  | 'inspection'
  | 'port_charges'
  | 'transport_to_border'

/**
 * One of the ways in which the sources read a schedule. While they differ, each of those in force counts, and the value is
 * between the lowest and the highest of them.
 */
export interface Reading {
  id: string
  /** How it counts, in a sentence. */
  say: Text
  depreciation: Band[]
  prov: Provenance
}

export interface ValueBasis {
  kind: 'price_list' | 'cif' | 'cif_plus_port' | 'fob' | 'authority_value' | 'specific'
  includes?: Included[]
  list?: string
  divisors?: string[]
  depreciation?: Band[]
  /** Instead of `depreciation`, where sources differ. */
  readings?: Reading[]
  higher_of_invoice?: boolean
  say: Text
  prov: Provenance
}

export interface DutyLine {
  id: string
  label: Text
  kind: 'percent' | 'fixed' | 'ad_valorem_formula'
  when?: When
  /** `CV`, `FOB` or earlier lines. */
  base?: string[]
  rate?: string
  bands?: Band[]
  amount?: string
  formula?: string
  base_uplift?: string
  payee: Name
  certainty: 'law' | 'estimate' | 'unconfirmed'
  alternative?: { rate?: string; base?: string[]; amount?: string; when?: When; why: string }
  prov: Provenance
}

export interface Regime {
  id: string
  label?: Text
  when: When
  currency: string
  /** False where the regime is known in part only: it may be explained and is in no total. */
  use_for_total: boolean
  value_basis: ValueBasis
  lines: DutyLine[]
  prov: Provenance
}

export interface Fee {
  id: string
  label: Text
  stage:
    | 'port'
    | 'clearing'
    | 'transit'
    | 'registration'
    | 'tracking_note'
    | 'inspection'
    | 'permit'
  payee: Name
  when: When
  port?: string
  low: string | null
  high: string | null
  currency: string
  certainty: 'law' | 'estimate' | 'unknown'
  prov: Provenance
}

export interface Port {
  unlocode: string
  name: string
  country: string
  role: 'home' | 'transit'
  modes: ('roro' | 'container')[]
  sailing_days_from_japan: [number, number] | null
  prov: Provenance
}

export interface Route {
  id: string
  from_port: string
  to_city: string
  via: string[]
  mode: 'carrier' | 'driven' | 'either'
  days: [number, number] | null
  price_usd: [number, number] | null
  price_prov?: Provenance
  rules: string[]
  prov: Provenance
}

type Coverage = 'known' | 'partial' | 'unknown'

/** What a country's file holds beside its rules. */
export interface Sheet {
  schema_version: 1
  /** When its sources were last read. */
  checked_on: string
  country: {
    iso2: string
    name: Text
    currency: string
    minor_digits: number
    drives_on: 'left' | 'right'
    coastal: boolean
    languages: string[]
    authority: Name
    calendar_note: string
  }
  coverage: Record<'age' | 'steering' | 'inspection' | 'duty' | 'transit', Coverage>
}

export interface Source {
  id: string
  title: string
  url?: string
  kind: string
  published: string | null
  read_as: string
}

export interface Paper {
  id: string
  required: 'yes' | 'sometimes' | 'no' | 'unknown'
  local_name?: string
  stage: string
  issuer: Name
  note?: RuleText
  prov: Provenance
}

export interface Unknown {
  id: string
  what: RuleText
  say: Text
}

type DutyStatus = 'computable' | 'needs_customs_value' | 'partial' | 'unknown' | 'not_applicable'

export interface CountryRules extends Sheet {
  sources: Source[]
  eligibility: EligibilityRule[]
  inspection: InspectionRule[]
  duty: { status: DutyStatus; say: Text; regimes: Regime[] }
  fees: Fee[]
  documents: Paper[]
  ports: Port[]
  routes: Route[]
  unknowns: Unknown[]
}
