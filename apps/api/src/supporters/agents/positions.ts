import type { CommissionLevel } from '../../selling/supporter-programme.ts'
import type { PositionKey } from '../tables.ts'

export interface Position {
  key: PositionKey
  /** The name on the wire and on the screens. */
  name:
    | 'Independent Business Owner'
    | 'Executive Team Manager'
    | 'Executive Team Leader'
    | 'Senior Executive Leader'
  /** In hundredths of a percent (account spec §9). */
  rates: Readonly<Record<CommissionLevel, number>>
}

const both = (rate: number) => ({ direct: rate, downline: rate })

/** From the first to the last. */
export const positions: readonly Position[] = [
  { key: 'owner', name: 'Independent Business Owner', rates: both(100) },
  { key: 'manager', name: 'Executive Team Manager', rates: both(150) },
  { key: 'leader', name: 'Executive Team Leader', rates: both(200) },
  { key: 'executive', name: 'Senior Executive Leader', rates: both(250) },
]

export function positionOf(key: PositionKey): Position {
  const found = positions.find((position) => position.key === key)
  if (!found) throw new Error(`${key} is no position`)
  return found
}

export function nextPosition(key: PositionKey): Position | null {
  return positions[placeOf(key) + 1] ?? null
}

/**
 * Cents of qualified sales from which a position is earned.
 *
 * @param steps those of the second, third and fourth (the setting POSITION_SALES)
 */
export function salesFor(key: PositionKey, steps: readonly number[]): number {
  return steps[placeOf(key) - 1] ?? 0
}

/** The position that sales have earned, never below the present one: nobody is demoted (decision 15). */
export function earnedPosition(
  held: PositionKey,
  sales: number,
  steps: readonly number[],
): PositionKey {
  const earned = steps.filter((step) => sales >= step).length
  return positions[Math.max(earned, placeOf(held))]?.key ?? held
}

function placeOf(key: PositionKey): number {
  return positions.findIndex((position) => position.key === key)
}
