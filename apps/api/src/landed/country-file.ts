import type { CarFacts } from './facts.ts'
import type { CountryRules } from './rules.ts'

/** A test vector: an answer that somebody else computed, or an office printed. */
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

/** A country's file: its rules, and the test vectors that prove them. */
export interface CountryFile extends CountryRules {
  fixtures: { duty: DutyVector[]; eligibility: EligibilityVector[] }
}
