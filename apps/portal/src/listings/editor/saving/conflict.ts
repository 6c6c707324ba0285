import { type ListingValues, type ValueName, valueNames } from '../values/listing-values.ts'

export type Side = 'theirs' | 'mine'

/** A field that somebody else saved and that reads differently here. */
export interface Difference {
  name: ValueName
  theirs: string
  mine: string
  /** Their value where this tab left the field alone, this tab's where it was changed in both. */
  suggested: Side
}

interface Sides {
  /** What both began with. */
  base: ListingValues
  mine: ListingValues
  theirs: ListingValues
}

/** What has to be asked; a field changed in this tab alone is no question. */
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

/** This tab's values with what was chosen of the other's. */
export function merge(mine: ListingValues, theirs: ListingValues, choices: Choices): ListingValues {
  const taken = valueNames.filter((name) => choices[name] === 'theirs')
  return { ...mine, ...Object.fromEntries(taken.map((name) => [name, theirs[name]])) }
}
