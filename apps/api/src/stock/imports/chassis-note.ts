import { problem, type Problem } from '../../core/problem.ts'
import { type ChassisHolder, plainChassis } from '../listings/same-chassis.ts'
import type { CheckedRow } from './check-file.ts'

/** A note names so many rows; whoever has more looks at the file. */
const mostNamed = 20

export function chassisIn(rows: readonly CheckedRow[]): string[] {
  return rows.flatMap(({ listing }) => listing?.fields.chassis_number ?? [])
}

/**
 * What is told of the chassis numbers of a file: rows that were taken for a listing of the seller's by nothing else, and
 * rows whose vehicle another listing has. The latter is not refused: a car may be listed again by whoever bought it.
 */
export function chassisNotes(
  rows: readonly CheckedRow[],
  holders: readonly ChassisHolder[],
): Problem[] {
  const matched = rows.filter(({ by }) => by === 'chassis')
  const twice = rows.filter(({ listing, productId }) => {
    const number = listing?.fields.chassis_number
    if (!number) return false
    const chassis = plainChassis(number)
    return holders.some((holder) => holder.chassis === chassis && holder.id !== productId)
  })
  return [
    ...(matched.length > 0 ? [problem('import_matched_by_chassis', { rows: named(matched) })] : []),
    ...(twice.length > 0 ? [problem('import_chassis_twice', { rows: named(twice) })] : []),
  ]
}

function named(rows: readonly CheckedRow[]): string {
  return rows
    .slice(0, mostNamed)
    .map(({ row }) => row)
    .join(', ')
}
