import { type Problem, problem } from '../../core/problem.ts'
import { plainChassis } from '../listings/same-chassis.ts'
import type { ColumnName } from './columns.ts'

/** What a row is known by, besides the listing that it turned out to be. */
interface Names {
  reference: string | null
  chassis: string | null
  /** The listing that it is. */
  productId: number | null
}

type Repetition = { in: ColumnName; problem: Problem }

/** Two rows of a file cannot both be one listing, nor one vehicle: the later one is told of the earlier. */
export class Repetitions {
  readonly #rows = new Map<string, number>()

  find(row: number, { reference, chassis, productId }: Names): Repetition | null {
    const sameReference = this.#earlier(row, 'reference', reference)
    const sameListing = this.#earlier(row, 'listing', productId)
    const sameChassis = this.#earlier(
      row,
      'chassis',
      chassis === null ? null : plainChassis(chassis),
    )
    if (sameReference !== null)
      return { in: 'reference', problem: problem('row_reference_repeated', { row: sameReference }) }
    if (sameListing !== null)
      return { in: 'listing', problem: problem('row_listing_repeated', { row: sameListing }) }
    if (sameChassis !== null)
      return { in: 'chassis', problem: problem('row_chassis_repeated', { row: sameChassis }) }
    return null
  }

  /** The first row with this name; null when this is it. */
  #earlier(row: number, kind: string, name: string | number | null): number | null {
    if (name === null || name === '') return null
    const key = `${kind} ${name}`
    const first = this.#rows.get(key) ?? null
    if (first === null) this.#rows.set(key, row)
    return first
  }
}
