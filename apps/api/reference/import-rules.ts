import { readdirSync, readFileSync } from 'node:fs'
import type { CarFacts } from '../src/selling/landed/facts.ts'
import type { CountryRules } from '../src/selling/landed/rules.ts'

const folder = new URL('import-rules/', import.meta.url)

/** An answer that somebody else computed, or an office printed. */
export interface DutyVector {
  id: string
  vehicle: CarFacts & { entry: string }
  values: { price?: string; cv?: string; fob?: string; rrp?: string }
  expect: {
    regime: string
    cv?: string
    lines: { id: string; low: string; high: string }[]
    total_low: string
    total_high: string
  }
}

export interface EligibilityVector {
  id: string
  vehicle: CarFacts & { eta: string; shipped?: string }
  verdict: 'block' | 'unknown' | 'permit' | 'warn' | 'ok'
  by: string | null
}

/** A country's file: its rules, and the vectors that prove them. */
export interface CountryFile extends CountryRules {
  fixtures: { duty: DutyVector[]; eligibility: EligibilityVector[] }
}

/** The files of all countries as they lie there, by the names of the countries. */
export function readCountryFiles(): CountryFile[] {
  return readdirSync(folder)
    .filter((name) => /^[a-z]{2}\.json$/.test(name))
    .sort()
    .map((name) => readReference(name) as CountryFile)
}

/** A file beside them: the schema, or the vectors of whole prices. */
export function readReference(name: string): unknown {
  return JSON.parse(readFileSync(new URL(name, folder), 'utf8'))
}
