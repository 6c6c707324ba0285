import { problem, type Problem } from '../../core/problem.ts'
import { type ChassisHolder, plainChassis } from '../listings/same-chassis.ts'
import type { CheckedRow } from './check-file.ts'
import type { KnownListing } from './settle.ts'

/** A note names so many rows; whoever has more looks at the file. */
const mostNamed = 20

export function chassisIn(rows: readonly CheckedRow[]): string[] {
  return rows.flatMap(({ listing }) => listing?.fields.chassis_number ?? [])
}

/**
 * The rows whose vehicle another listing has by its chassis number, or an earlier row; null where there is none. It is told
 * and not refused: a car may be listed again by whoever bought it.
 */
export function chassisNote(
  rows: readonly CheckedRow[],
  holders: readonly ChassisHolder[],
  known: ReadonlyMap<string, Pick<KnownListing, 'id'>>,
): Problem | null {
  const earlier = new Set<string>()
  const twice = rows.filter(({ listing }) => {
    const number = listing?.fields.chassis_number
    if (!listing || !number) return false
    const chassis = plainChassis(number)
    const own = listing.reference === null ? undefined : known.get(listing.reference)?.id
    const isHeld = holders.some((holder) => holder.chassis === chassis && holder.id !== own)
    const isRepeated = earlier.has(chassis)
    earlier.add(chassis)
    return isHeld || isRepeated
  })
  if (twice.length === 0) return null
  const named = twice.slice(0, mostNamed).map(({ row }) => row)
  return problem('import_chassis_twice', { rows: named.join(', ') })
}
