import { withoutGuard } from '../../../core/csv.ts'
import { plainWord } from '../../listings/plain-word.ts'
import type { ColumnName } from '../columns.ts'
import type { CellKind } from '../../../platform/workbooks/workbook.ts'
import { isNoPrice, isNoValue } from '../no-value.ts'
import type { TableRow } from '../open-table.ts'
import { readAmount } from '../read-amount.ts'
import type { Written } from '../read-values.ts'
import { noProfile } from '../column-profile.ts'
import { distanceOf, kilometresOf } from '../units.ts'
import { readPriceText } from './currencies.ts'
import { type Decision, keyOf } from './decisions.ts'
import { priceField } from './mapping.ts'
import type { Plan } from './plan.ts'
import { converted } from './rates.ts'
import { makeIn, makeOf, modelIn, subjectIn } from './read-model.ts'

/** A value that was read as another one. */
export interface Change {
  field: ColumnName
  from: string
  to: string
}

export interface TranslatedRow {
  /** Under our own columns, as the plan has them. */
  row: TableRow
  changes: Change[]
  /** The decisions that it comes under, by their keys. */
  decided: string[]
  isSkipped: boolean
  /** As the file has it, by our fields. */
  raw: ReadonlyMap<ColumnName, string>
  /** The make that its model is of, as the decisions name it. */
  make: string
}

/** A row of a file as a row of our own template, with what became of its values. */
export function translateRow(source: TableRow, plan: Plan): TranslatedRow {
  return new Translation(source, plan).done()
}

const texts: ReadonlySet<ColumnName> = new Set([
  'listing',
  'reference',
  'title',
  'subtitle',
  'description',
  'features',
  'publish',
])

class Translation {
  readonly #source: TableRow
  readonly #plan: Plan
  readonly #cells = new Map<ColumnName, string>()
  readonly #raw = new Map<ColumnName, string>()
  /** What a cell is, where that is known: of a workbook, and of what was calculated here. */
  readonly #kinds = new Map<ColumnName, CellKind>()
  readonly #changes: Change[] = []
  readonly #decided: string[] = []
  #isSkipped = false
  constructor(source: TableRow, plan: Plan) {
    this.#source = source
    this.#plan = plan
    for (const [field, from] of plan.sources) {
      const cell =
        from === 'derived' ? '' : 'place' in from ? source.cells[from.place] : from.constant
      this.#cells.set(field, cell ?? '')
      this.#raw.set(field, cell ?? '')
      const kind =
        typeof from === 'object' && 'place' in from ? source.kinds?.[from.place] : undefined
      if (kind !== undefined) this.#kinds.set(field, kind)
    }
  }

  done(): TranslatedRow {
    const { fields, decided } = this.#plan
    for (const field of fields)
      if (field !== 'model' && decided.has(field)) this.#decide(field, null)
    this.#leaveOutNoValues()
    this.#findMake()
    this.#findModel()
    this.#convertPrice()
    this.#convertMileage()
    this.#composeTitle()
    const cells = fields.map((field) => this.#cells.get(field) ?? '')
    const stray = this.#stray()
    return {
      row: {
        row: this.#source.row,
        cells: stray === undefined ? cells : [...cells, stray],
        kinds: fields.map((field) => this.#kinds.get(field) ?? 'text'),
      },
      changes: this.#changes,
      decided: this.#decided,
      isSkipped: this.#isSkipped,
      raw: this.#raw,
      make: this.#makeName(),
    }
  }

  #text(field: ColumnName): string {
    return withoutGuard(this.#cells.get(field) ?? '').trim()
  }

  /** How a cell and its column are written. */
  #written(field: ColumnName): Required<Pick<Written, 'profile'>> & Written {
    const place = this.#plan.columns.get(field)?.place ?? -1
    return { kind: this.#kinds.get(field), profile: this.#plan.profiles.get(place) ?? noProfile }
  }

  #calculated(field: ColumnName, value: string) {
    this.#cells.set(field, value)
    this.#kinds.set(field, 'number')
  }

  #change(field: ColumnName, to: string) {
    const from = this.#text(field)
    if (from === to) return
    this.#cells.set(field, to)
    this.#kinds.delete(field)
    this.#changes.push({ field, from, to })
  }

  #decide(field: ColumnName, make: string | null): Decision | undefined {
    const key = keyOf({ field, value: this.#text(field), make })
    const decision = this.#plan.decisions.get(key)
    if (!decision) return undefined
    this.#decided.push(key)
    if (decision.act === 'skip') this.#isSkipped = true
    if (decision.act === 'leave_out') this.#change(field, '')
    if (decision.act === 'take') this.#change(field, decision.take ?? '')
    if (decision.act === 'title' && field === 'make') this.#makeFromTitle()
    return decision
  }

  /** `TBA` in a column of mileages is none; texts are as their seller writes them, and our own export as the listings are. */
  #leaveOutNoValues() {
    if (this.#plan.sources.has('listing')) return
    for (const field of this.#plan.fields) {
      const isPrice = field === 'price' || field === 'priceUsd'
      const isEmpty = isPrice ? isNoPrice : isNoValue
      if (!texts.has(field) && isEmpty(this.#text(field))) this.#change(field, '')
    }
  }

  #findMake() {
    if (this.#plan.sources.get('make') === 'derived') this.#makeFromTitle()
  }

  #makeFromTitle() {
    const title = this.#text('title')
    const { subjects } = this.#plan
    const make = makeIn(subjects, title) ?? subjectIn(subjects, title, this.#text('year'))?.make
    if (make) this.#change('make', make.name)
  }

  #makeName(): string {
    const text = this.#text('make')
    return makeOf(this.#plan.subjects, text)?.name ?? text
  }

  #findModel() {
    const { sources, decided } = this.#plan
    const source = sources.get('model')
    if (source === undefined) return
    const decision = decided.has('model') ? this.#decide('model', this.#makeName()) : undefined
    if (decision?.act !== 'title' && source !== 'derived') return
    const make = makeOf(this.#plan.subjects, this.#text('make'))
    const model = make && modelIn(make, this.#text('title'), this.#text('year'))
    if (model) this.#change('model', model.name)
  }

  /** A cell that says its own currency keeps it: it is read, or refused, as it stands. */
  #convertPrice() {
    const { conversion, importClass } = this.#plan
    const field = priceField(importClass)
    const said = conversion === null ? null : readPriceText(this.#text(field), this.#written(field))
    if (conversion === null || said === null) return
    const isSaid = said.currencies.length > 0
    if (isSaid && !said.currencies.includes(conversion.from)) return
    const isPlain = !isSaid && conversion.from === conversion.to
    const price = isPlain ? null : converted(said.amount, conversion)
    if (price !== null) this.#calculated(field, price)
  }

  /** A cell that says miles in a column of kilometres is told of; a column of miles has its note. */
  #convertMileage() {
    const text = this.#text('mileage')
    const { mileageUnit } = this.#plan
    const { number, unit, times } = distanceOf(text)
    if (text === '' || (unit ?? (mileageUnit === 'mi' ? 'miles' : 'km')) !== 'miles') return
    const { kind, profile } = this.#written('mileage')
    const reading = readAmount({ text: number, kind }, profile)
    if (reading === null || 'problem' in reading) return
    const kilometres = String(kilometresOf(Number(reading.decimal) * times))
    if (mileageUnit !== 'mi') this.#change('mileage', kilometres)
    this.#calculated('mileage', kilometres)
  }

  #composeTitle() {
    const { sources, trim } = this.#plan
    if (sources.get('title') !== 'derived') return
    const [make, model] = [this.#text('make'), this.#text('model')]
    const known = makeOf(this.#plan.subjects, make)
    const name = known?.models.get(plainWord(model))?.name ?? model
    const grade = trim === null ? '' : withoutGuard(this.#source.cells[trim] ?? '').trim()
    const parts = [this.#text('year'), known?.name ?? make, name, grade]
    if (make === '' || model === '') return
    this.#cells.set('title', parts.filter((part) => part !== '').join(' '))
  }

  #stray(): string | undefined {
    return this.#source.cells.find((cell, place) => cell !== '' && !this.#plan.expected.has(place))
  }
}
