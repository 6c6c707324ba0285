import type { Generated, GeneratedAlways } from 'kysely'

declare module '../../platform/db/tables.ts' {
  interface Tables {
    insurance_tariffs: InsuranceTariffsTable
  }
}

export interface InsuranceTariffsTable {
  id: GeneratedAlways<number>
  /** Hundredths of a percent. */
  basis_points: number
  minimum: number
  currency: Generated<string>
  valid_from: Date
  actor_id: number | null
  set_at: Date
}
