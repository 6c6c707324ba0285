import { problem, type Problem } from '../../core/problem.ts'
import { asSaid, type ColumnProfile, profileColumns, type WrittenBy } from './column-profile.ts'
import type { ColumnName } from './columns.ts'
import type { ColumnPlaces } from './headings.ts'
import type { TableRow } from './open-table.ts'
import { assumedThousands } from './read-number.ts'
import { shortened } from './shortened.ts'

/** What is read of a column by the profile of all its cells. */
export const readAs: Partial<Record<ColumnName, 'number' | 'distance' | 'date' | 'year'>> = {
  price: 'number',
  priceUsd: 'number',
  mileage: 'distance',
  year: 'year',
  manufactured: 'date',
  registered: 'date',
  inspectedOn: 'date',
  exportCertificate: 'date',
  registrationPaper: 'date',
  odometerCertificate: 'date',
}

export interface ProfiledTable {
  profiles: Map<number, ColumnProfile>
  /** What was taken for granted in the reading of its columns. */
  notes: Problem[]
}

/** How the columns of numbers and days write theirs, by their places, as a person said or as they show, and what should be known of that. */
export async function profileTable(
  table: { rows: readonly TableRow[]; isFrom1904: boolean },
  columns: ColumnPlaces,
  said: readonly WrittenBy[] = [],
): Promise<ProfiledTable> {
  const places = [...columns].flatMap(([name, { place }]) => (readAs[name] ? [place] : []))
  const found = await profileColumns(table, places)
  const profiles = new Map(
    [...found].map(([place, profile]) => [place, asSaid(profile, said[place] ?? {})]),
  )
  const notes = [...columns].flatMap(([name, { place, heading }]) => {
    const profile = profiles.get(place)
    return profile ? notesOf(profile, shortened(heading, 40), readAs[name]) : []
  })
  return { profiles, notes }
}

function notesOf(
  profile: ColumnProfile,
  heading: string,
  as: (typeof readAs)[ColumnName],
): Problem[] {
  const { miles, dayNumber } = profile
  const assumed = assumedThousands(profile)
  const notes: (Problem | false)[] = [
    // No currency has three decimals.
    as === 'distance' &&
      assumed !== null &&
      problem('column_marks_assumed', { heading, value: shortened(assumed, 40) }),
    as === 'distance' && miles > 0 && problem('column_miles', { heading, count: miles }),
    as === 'date' &&
      dayNumber !== null &&
      problem('column_day_numbers', { heading, value: dayNumber }),
  ]
  return notes.filter((note) => note !== false)
}
