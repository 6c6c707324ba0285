import type { LandedPrice } from '@bandari/sdk'
import type { LandedQuestion } from '../../api/landed.ts'
import type { MyDestination } from '../destination/my-destination.ts'

/** The destination's part of a question to the API; the caller adds the car. */
export function destinationQuestion({
  country,
  city,
  way,
  shipping,
  insurance,
}: Omit<MyDestination, 'port'>): LandedQuestion {
  return {
    country,
    city,
    shipping,
    insurance,
    ...(/^[A-Z]{5}$/.test(way) ? { port: way } : { route: way }),
  }
}

const day = 24 * 3600 * 1000

/** Days before New Year from which it is worth saying what January changes. */
const nearNewYear = 120

export interface Januaries {
  before: Pick<LandedQuestion, 'eta' | 'shipped'> & { eta: string }
  after: Pick<LandedQuestion, 'eta' | 'shipped'> & { eta: string }
}

/**
 * The same car landing on the last day of the year and on the last of January, shipped as long before as it is now. Null where the
 * next New Year is far off: nobody waits for that.
 */
export function januaries({ shipped, from }: LandedPrice['arrival']): Januaries | null {
  const year = Number(from.slice(0, 4))
  const [before, after] = [`${year}-12-31`, `${year + 1}-01-31`]
  if (Date.parse(before) - Date.parse(from) > nearNewYear * day) return null
  const sailing = shipped === null ? null : Date.parse(from) - Date.parse(shipped)
  const at = (eta: string) => ({
    eta,
    ...(sailing !== null && { shipped: isoDay(Date.parse(eta) - sailing) }),
  })
  return { before: at(before), after: at(after) }
}

function isoDay(time: number): string {
  return new Date(time).toISOString().slice(0, 10)
}

/** Whether both show the same on a screen. */
export function isSameAnswer(one: LandedPrice, other: LandedPrice): boolean {
  const { totals: a } = one
  const { totals: b } = other
  return (
    one.verdict === other.verdict &&
    one.sentence === other.sentence &&
    a.landed_low === b.landed_low &&
    a.landed_high === b.landed_high &&
    a.known_low === b.known_low &&
    a.known_high === b.known_high
  )
}
