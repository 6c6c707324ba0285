import { type ValueName, valueNames } from '../values/listing-fields.ts'
import type { ListingValues } from '../values/listing-values.ts'

export type Side = 'theirs' | 'mine'

/** A field that somebody else saved and that reads differently here. */
export interface Difference {
  name: ValueName
  theirs: string
  mine: string
  /** Takes the other tab's value where this tab left the field alone, this tab's where both changed it. */
  suggested: Side
}

interface Sides {
  /** What both began with. */
  base: ListingValues
  mine: ListingValues
  theirs: ListingValues
}

/** The fields to ask about; one changed in this tab alone is kept without asking. */
export function differencesOf({ base, mine, theirs }: Sides): Difference[] {
  return valueNames
    .filter((name) => theirs[name] !== base[name] && theirs[name] !== mine[name])
    .map((name) => ({
      name,
      theirs: theirs[name],
      mine: mine[name],
      suggested: mine[name] === base[name] ? 'theirs' : 'mine',
    }))
}

export type Choices = Partial<Record<ValueName, Side>>

/** This tab's values, with the chosen ones of the other tab. */
export function merge(mine: ListingValues, theirs: ListingValues, choices: Choices): ListingValues {
  const taken = valueNames.filter((name) => choices[name] === 'theirs')
  return { ...mine, ...Object.fromEntries(taken.map((name) => [name, theirs[name]])) }
}
