import { listingFields } from '../listings/listing-fields.ts'
import { modelField } from '../listings/publish.ts'
import { columnsOf, type ColumnName, type ImportClass } from './columns.ts'
import { withoutGuard } from '../../core/csv.ts'
import type { CellKind } from '../../platform/workbooks/workbook.ts'
import type { ColumnProfile } from './column-profile.ts'
import type { ColumnPlaces } from './headings.ts'
import { valueIn } from './listings-csv.ts'
import type { TableRow } from './open-table.ts'
import { isSpreadsheetError, type Reading, type Written } from './read-values.ts'
import type { KnownListing } from './settle.ts'
import { asProblem, type PlainOrProblem, type Problem, problem } from '../../core/problem.ts'
import { shortened } from './shortened.ts'

export interface RowError {
  /** The heading in the file; empty when the whole row is meant. */
  column: string
  value: string
  problem: Problem
}

interface CellPlaces {
  importClass: ImportClass
  columns: ColumnPlaces
  /** How the columns of numbers and days write theirs, by their places. */
  profiles?: ReadonlyMap<number, ColumnProfile>
}

/** A row by its columns, and what is wrong in it. */
export class Cells {
  readonly errors: RowError[] = []
  readonly #cells: readonly string[]
  readonly #kinds: readonly CellKind[]
  readonly #around: CellPlaces
  constructor({ cells, kinds = [] }: TableRow, around: CellPlaces) {
    this.#kinds = kinds
    this.#cells = cells.map((cell) => withoutGuard(cell).replaceAll(/\r\n?/g, '\n').toWellFormed())
    this.#around = around
  }

  /** What a new listing needs; a known one keeps what the file has no column for, and what it never had. */
  checkRequired(known: KnownListing | null) {
    for (const [name, { required, heading }] of columnsOf(this.#around.importClass)) {
      if (!required || this.text(name) !== '') continue
      const isLeft = known !== null && (!this.has(name) || valueIn(known, name) === '')
      if (!isLeft) this.refuse(name, problem('row_required', { heading }))
    }
  }

  /** Whether the file has every column that a new listing needs. */
  canBeNew(): boolean {
    return columnsOf(this.#around.importClass).every(
      ([name, { required }]) => !required || this.has(name),
    )
  }

  has(name: ColumnName): boolean {
    return this.#around.columns.has(name)
  }

  text(name: ColumnName): string {
    return this.#cells[this.#around.columns.get(name)?.place ?? -1] ?? ''
  }

  /** How a cell and its column are written. */
  written(name: ColumnName): Written {
    const place = this.#around.columns.get(name)?.place ?? -1
    const profile = this.#around.profiles?.get(place)
    return { kind: this.#kinds[place], ...(profile && { profile }) }
  }

  /** Undefined for an empty cell, and for one that is refused. */
  read<Value>(name: ColumnName, how: (cell: string) => Reading<Value>): Value | undefined {
    const cell = this.text(name)
    if (cell === '') return undefined
    const reading = isSpreadsheetError(cell)
      ? ({ problem: 'row_spreadsheet_error' } as const)
      : how(cell)
    if ('value' in reading) return reading.value
    this.refuse(name, reading.problem)
    return undefined
  }

  /** A cell that stands under no heading means that the row has slipped. */
  checkWidth() {
    const places = new Set([...this.#around.columns.values()].map(({ place }) => place))
    const stray = this.#cells.find((cell, place) => cell !== '' && !places.has(place))
    if (stray === undefined) return
    this.errors.push({ column: '', value: shortened(stray), problem: problem('row_stray_value') })
  }

  refuse(name: ColumnName, found: PlainOrProblem) {
    const column = this.#headingOf(name)
    this.errors.push({ column, value: shortened(this.text(name)), problem: asProblem(found) })
  }

  /** By the save payload's name. */
  refuseField(payload: string, problem: PlainOrProblem) {
    const found = columnsOf(this.#around.importClass).find(([name, { field }]) =>
      payload === modelField ? name === 'model' : field && listingFields[field].payload === payload,
    )
    if (found) this.refuse(found[0], problem)
  }

  #headingOf(name: ColumnName): string {
    const own = columnsOf(this.#around.importClass).find(([each]) => each === name)
    return this.#around.columns.get(name)?.heading ?? own?.[1].heading ?? ''
  }
}
