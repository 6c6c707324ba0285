import type { NextPosition } from '@bandari/sdk'
import { toDecimal } from '../../core/money.ts'
import { type Position, salesFor } from './positions.ts'

/** @param steps cents of qualified sales from which the second, third and fourth are earned */
export function positionView(
  { key, name, rates }: Position,
  steps: readonly number[],
): NextPosition {
  return {
    name,
    from: toDecimal(salesFor(key, steps)),
    direct_rate: percent(rates.direct),
    downline_rate: percent(rates.downline),
  }
}

/** Hundredths of a percent as text: 150 → `1.5`. */
export function percent(rate: number): string {
  return String(rate / 100)
}
