import { writeCsv } from '../../../core/csv.ts'
import type { ImportPlan, RowOutcome } from './plan-import.ts'
import { correctionNames, type RefusalKind, refusalNames } from './corrections.ts'

const grouped = new Intl.NumberFormat('en-GB')

/** Counts the rows that were taken, corrected and refused, with an example of each reason. */
export function reportLines({ outcomes, additions }: ImportPlan): string[] {
  const taken = outcomes.filter(({ result }) => typeof result === 'string')
  const corrected = taken.filter(({ corrections }) => corrections.length > 0)
  const refused = outcomes.filter(({ result }) => typeof result !== 'string')
  const nothingNew = taken.filter(({ result }) => result === 'known').length
  const { makes, models, variants, trims, extended } = additions
  return [
    `Read     ${count(outcomes.length)}`,
    `Took     ${count(taken.length)}`,
    line(makes.length, 'new makes', makes.map(({ name }) => name).join(', ')),
    line(models.length, 'new models', examples(models.map(({ name }) => name))),
    line(variants, 'new variants'),
    line(trims.length - extended, 'new trims'),
    line(extended, 'times more years of a trim'),
    line(nothingNew, 'rows with nothing new'),
    `Mended   ${count(corrected.length)}`,
    ...mendLines(taken),
    `Refused  ${count(refused.length)}`,
    ...refusalLines(refused),
  ]
}

function count(rows: number): string {
  return `${grouped.format(rows).padStart(7)} ${rows === 1 ? 'row' : 'rows'}`
}

function line(n: number, words: string, example = ''): string {
  const told = `${grouped.format(n).padStart(16)} ${words}`
  return example === '' ? told : `${told.padEnd(64)} ${example}`
}

function examples(names: readonly string[]): string {
  const few = names.slice(0, 5).join(', ')
  return names.length > 5 ? `${few} …` : few
}

function mendLines(taken: readonly RowOutcome[]): string[] {
  const all = taken.flatMap(({ row, corrections }) =>
    corrections.map((correction) => ({ row, ...correction })),
  )
  const byKind = Map.groupBy(all, ({ kind }) => kind)
  return mostFirst(byKind).map(([kind, corrections]) => {
    const [first] = corrections
    const words = first ? `row ${first.row}: "${first.from}" → "${first.to}"` : ''
    return line(corrections.length, correctionNames[kind], words)
  })
}

function refusalLines(refused: readonly RowOutcome[]): string[] {
  const byKind = Map.groupBy(refused, ({ result }) =>
    typeof result === 'string' ? null : result.refused,
  )
  return mostFirst(byKind).map(([kind, rows]) => {
    const [first] = rows
    return line(rows.length, refusalNames[kind as RefusalKind], `row ${first?.row}: ${first?.text}`)
  })
}

function mostFirst<K, V>(groups: Map<K, V[]>): [K, V[]][] {
  return [...groups].toSorted(([, one], [, other]) => other.length - one.length)
}

/** A line for each correction and each refusal, for a spreadsheet. */
export function reportCsv({ outcomes }: ImportPlan): string {
  const lines = outcomes.flatMap(({ row, text, corrections, result }) => {
    if (typeof result !== 'string')
      return [[row, 'refused', refusalNames[result.refused], text, '', '']]
    return corrections.map(({ kind, from, to }) => [
      row,
      'corrected',
      correctionNames[kind],
      text,
      from,
      to,
    ])
  })
  return writeCsv([['row', 'what', 'reason', 'vehicle', 'from', 'to'], ...lines])
}
