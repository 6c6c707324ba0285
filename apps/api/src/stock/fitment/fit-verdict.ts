import type { FitVerdict } from '@bandari/sdk'

/** One model year of a trim. */
export interface Vehicle {
  trim: number
  year: number
}

/** A vendor's statement about a spare. */
export interface FitmentStatement {
  /** Whether it fits anything in particular. */
  anything: boolean
  /** The years of the trim in question; null when that trim is not among what it fits. */
  years: readonly number[] | null
}

export const nothingSaid: FitmentStatement = { anything: false, years: null }

/** A spare without any statement may fit: silence does not mean that it does not. */
export function fitVerdict({ anything, years }: FitmentStatement, year: number): FitVerdict {
  if (!anything) return 'no-data'
  return years?.includes(year) ? 'fits' : 'does-not-fit'
}
