import type { Match } from './match-names.ts'
import { mostPictures } from './picture-limits.ts'

export interface MatchedPicture extends Match {
  name: string
}

export type Placed<Picture> = Picture & {
  /** Behind what is named by address, which begins at 0; null beyond what a listing takes. */
  position: number | null
}

/** Where the pictures of a ZIP file begin. */
const first = 100
const last = 999

const byName = new Intl.Collator('en', { numeric: true })

/** Orders the pictures of each row by the numbers in their names, or by their names where those do not tell them apart. */
export function orderArchive<Picture extends MatchedPicture>(
  pictures: readonly Picture[],
): Placed<Picture>[] {
  return [...Map.groupBy(pictures, ({ row }) => row).values()].flatMap((ofRow) => {
    const sorted = ofRow.toSorted(
      (one, other) => one.number - other.number || byName.compare(one.name, other.name),
    )
    const isCounted = new Set(sorted.map(({ number }) => number)).size === sorted.length
    return sorted.map((picture, rank) => {
      const place = first + (isCounted ? picture.number : rank)
      return { ...picture, position: rank < mostPictures ? Math.min(place, last) : null }
    })
  })
}
