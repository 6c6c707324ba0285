import { openYielder } from '../../../core/yield-to-event-loop.ts'
import type { ColumnName } from '../columns.ts'
import type { RowError } from '../row-cells.ts'
import type { Problem } from '../../../core/problem.ts'
import { withoutGuard } from '../../../core/csv.ts'
import { meantColour } from './colours.ts'
import { type Act, type Decision, keyOf, longestValue, type ValueGroup } from './decisions.ts'
import type { Plan } from './plan.ts'
import { makeOf } from './read-model.ts'
import { type Suggestion, suggest } from './suggest.ts'
import type { TranslatedRow } from './translate-row.ts'

/** Equal values that need a decision, or have one. */
export interface DecisionGroup extends ValueGroup {
  /** What the file calls its column. */
  heading: string
  rows: number
  /** Rows that cannot be listed for it; the others only deserve a look. */
  wrong: number
  /** The first of them. */
  examples: number[]
  problem: Problem | null
  suggestion: Suggestion | null
  decided: { act: Act; take: string | null } | null
}

/** No value of the column, but its relation to others is what is wrong. */
const notOfValues: ReadonlySet<string> = new Set([
  'row_reference_repeated',
  'row_reference_of_other_class',
  'row_reference_of_other_market',
  'row_live_needs_more',
  'row_skipped',
])

interface Gathered extends Omit<DecisionGroup, 'suggestion' | 'heading'> {
  titles: { title: string; year: string }[]
}

const mostTitles = 40
const mostExamples = 5

/** Gathers what is wrong, row by row. */
export class ValueGroups {
  readonly #plan: Plan
  readonly #groups = new Map<string, Gathered>()
  constructor(plan: Plan) {
    this.#plan = plan
  }

  /** By the errors of a row, each under the name of its field. */
  add(translated: TranslatedRow, errors: readonly RowError[]) {
    const { row } = translated.row
    for (const key of translated.decided) {
      const decision = this.#plan.decisions.get(key)
      if (decision) this.#count(this.#groupOf(decision, translated), row)
    }
    for (const { column, problem } of errors) {
      const field = this.#fieldOf(column, translated)
      if (field === undefined || notOfValues.has(problem.code)) continue
      const group = this.#groupOf(this.#valueOf(field, translated), translated)
      group.problem ??= problem
      group.wrong += 1
      if (group.decided === null) this.#count(group, row)
    }
    this.#addColour(translated)
  }

  /** A model of a make that nobody knows is a question about the make. */
  #fieldOf(column: string, { make }: TranslatedRow): ColumnName | undefined {
    const field = this.#plan.fields.find((name) => name === column)
    const isOfMake = field === 'model' && make !== '' && makeOf(this.#plan.subjects, make) === null
    return isOfMake ? 'make' : field
  }

  #valueOf(field: ColumnName, { raw, make }: TranslatedRow): ValueGroup {
    const value = withoutGuard(raw.get(field) ?? '').trim()
    return {
      field,
      value: value.slice(0, longestValue).toWellFormed(),
      make: field === 'model' ? make : null,
    }
  }

  /** Any colour is taken; one that is misspelt is found by nobody. */
  #addColour(translated: TranslatedRow) {
    const group = this.#plan.sources.has('colour') ? this.#valueOf('colour', translated) : null
    if (!group || this.#plan.decisions.has(keyOf(group)) || meantColour(group.value) === null)
      return
    this.#count(this.#groupOf(group, translated), translated.row.row)
  }

  #groupOf(group: ValueGroup & Partial<Decision>, translated: TranslatedRow): Gathered {
    const key = keyOf(group)
    const found = this.#groups.get(key) ?? this.#begin(key, group)
    const title = withoutGuard(translated.raw.get('title') ?? '').trim()
    const isOfTitle = group.field === 'make' || group.field === 'model'
    if (isOfTitle && title !== '' && found.titles.length < mostTitles)
      found.titles.push({ title, year: translated.raw.get('year') ?? '' })
    return found
  }

  #begin(key: string, { field, value, make }: ValueGroup): Gathered {
    const decision = this.#plan.decisions.get(key)
    const decided = decision ? { act: decision.act, take: decision.take } : null
    const counts = { rows: 0, wrong: 0, examples: [], problem: null, titles: [] }
    const group = { field, value, make, ...counts, decided }
    this.#groups.set(key, group)
    return group
  }

  #count(group: Gathered, row: number) {
    group.rows += 1
    if (group.examples.length < mostExamples) group.examples.push(row)
  }

  /** Those of the most rows first, and no more than a person would look at. */
  async done(): Promise<DecisionGroup[]> {
    const { subjects, headingOf } = this.#plan
    const all = [...this.#groups.values()]
      .filter(({ rows }) => rows > 0)
      .toSorted((one, other) => other.rows - one.rows || one.field.localeCompare(other.field))
    const shown = new Set([
      ...all.filter(({ decided }) => decided === null).slice(0, mostGroups),
      ...all.filter(({ decided }) => decided !== null).slice(0, mostGroups),
    ])
    const groups: DecisionGroup[] = []
    const yieldToEventLoop = openYielder()
    for (const { titles, ...group } of all.filter((each) => shown.has(each))) {
      await yieldToEventLoop()
      const suggestion = suggest(group, { subjects, titles })
      groups.push({ ...group, heading: headingOf(group.field), suggestion })
    }
    return groups
  }
}

/** Of those that are open, and of those that are decided. */
const mostGroups = 500
