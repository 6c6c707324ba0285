import { openYielder } from '../../../core/yield-to-event-loop.ts'
import { problem } from '../../../core/problem.ts'
import { plainWord } from '../../listings/plain-word.ts'
import { type CheckedRow, checkRow, unlessRepeated } from '../check-file.ts'
import { type ColumnName, columns } from '../columns.ts'
import { picturesIn } from '../pictures/picture-columns.ts'
import type { TableRow } from '../open-table.ts'
import { Repetitions } from '../repeated.ts'
import type { RowError } from '../row-cells.ts'
import { shortened } from '../shortened.ts'
import type { Dependencies } from '../validate-row.ts'
import { choiceFields } from './choice-fields.ts'
import type { Plan } from './plan.ts'
import { type Change, type TranslatedRow, translateRow } from './translate-row.ts'
import { type DecisionGroup, ValueGroups } from './value-groups.ts'

/** Equal values that were read as another one. */
export interface ChangeGroup {
  field: ColumnName
  heading: string
  from: string
  to: string
  rows: number
  /** The first of them. */
  examples: number[]
}

export interface MappedCheck {
  rows: CheckedRow[]
  groups: DecisionGroup[]
  changes: ChangeGroup[]
}

export type Facts = Omit<Dependencies, 'columns' | 'subjects' | 'importClass' | 'profiles'>

/** Told how many rows are checked, before each; a promise only where something is to be waited for. */
export type OnRow = (count: number) => Promise<void> | undefined

/** Checks the rows of a file by what its columns mean, and lets the process serve other requests in between. */
export async function checkMapped(
  rows: readonly TableRow[],
  plan: Plan,
  facts: Facts,
  onRow?: OnRow,
): Promise<MappedCheck> {
  const { importClass, columns, subjects, profiles } = plan
  const around = { ...facts, importClass, columns, subjects, profiles }
  const groups = new ValueGroups(plan)
  const changes = new Map<string, ChangeGroup>()
  const repetitions = new Repetitions()
  const checked: CheckedRow[] = []
  const yieldToEventLoop = openYielder()
  for (const source of rows) {
    await yieldToEventLoop()
    await onRow?.(checked.length)
    const translated = translateRow(source, plan)
    const found = translated.isSkipped
      ? skipped(source.row)
      : unlessRepeated(checkRow(translated.row, around), {
          row: translated.row,
          around,
          repetitions,
        })
    const pictures = picturesIn(source.cells, plan.pictures)
    if (found.listing && pictures.length > 0) found.listing.pictures = pictures
    groups.add(translated, found.errors)
    if (found.listing)
      addChanges(changes, [...translated.changes, ...choicesRead(translated, found, plan)], {
        row: source.row,
        plan,
      })
    checked.push({
      ...found,
      errors: found.errors.map((error) => asInFile(error, translated, plan)),
    })
  }
  const told = [...changes.values()].toSorted((one, other) => other.rows - one.rows)
  return { rows: checked, groups: await groups.done(), changes: told }
}

function skipped(row: number): CheckedRow {
  const errors = [{ column: '', value: '', problem: problem('row_skipped') }]
  return { row, productId: null, by: null, priceBefore: null, listing: null, effect: null, errors }
}

/** With the heading and the value that the file has. */
function asInFile(error: RowError, { raw }: TranslatedRow, plan: Plan): RowError {
  const field = plan.fields.find((name) => name === error.column)
  if (field === undefined) return error
  return { ...error, column: plan.headingOf(field), value: shortened(raw.get(field) ?? '') }
}

/** Words that a choice was read from without a decision: `auto` is Automatic. */
function choicesRead({ row }: TranslatedRow, { listing }: CheckedRow, plan: Plan): Change[] {
  return columns.flatMap(([field, column]) => {
    const place = plan.columns.get(field)?.place
    if (place === undefined || !column.field || !(field in choiceFields)) return []
    const [from, to] = [row.cells[place] ?? '', listing?.fields[column.field]]
    const isOther = typeof to === 'string' && plainWord(from) !== plainWord(to)
    return isOther ? [{ field, from, to }] : []
  })
}

function addChanges(
  groups: Map<string, ChangeGroup>,
  changes: readonly Change[],
  { row, plan }: { row: number; plan: Plan },
) {
  for (const { field, from, to } of changes) {
    const key = JSON.stringify([field, from.toLowerCase(), to])
    const heading = plan.headingOf(field)
    const group = groups.get(key) ?? { field, heading, from, to, rows: 0, examples: [] }
    group.rows += 1
    if (group.examples.length < mostExamples) group.examples.push(row)
    groups.set(key, group)
  }
}

const mostExamples = 5
