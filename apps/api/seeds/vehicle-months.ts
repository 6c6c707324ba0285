import { catalogueYear } from './vehicle-draw.ts'

interface Dated {
  index: number
  year: number | null
  market: 'export' | 'local'
}

/** Months as papers tell them, `2019-03`; null where the seller has not said. */
interface Months {
  manufactured: string | null
  firstRegistered: string | null
}

/** Import rules ask for both; some sellers still have to be asked. A rule of the number, so that nothing else is drawn otherwise. */
export function monthsOf({ index, year, market }: Dated): Months {
  if (market !== 'export' || year === null) return { manufactured: null, firstRegistered: null }
  const isOfThisYear = year >= catalogueYear
  const made = (index * 7) % (isOfThisYear ? 3 : 12)
  const registered = made + 1 + ((index * 5) % (isOfThisYear ? 3 : 6))
  return {
    manufactured: index % 13 === 0 ? null : monthText(year, made),
    firstRegistered: index % 17 === 0 ? null : monthText(year, registered),
  }
}

/** `month` counts from January, and on into the next year. */
function monthText(year: number, month: number): string {
  return `${year + Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`
}
