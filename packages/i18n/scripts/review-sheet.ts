import type { Entry } from '../src/reading.ts'
import { correctSentence, looksSame } from './corrections.ts'
import { findNotationProblems } from './notation.ts'
import type { SheetRow } from './sheet.ts'

/** A row that cannot be taken, with the reasons in sentences. */
export interface Refusal {
  row: number
  id: string
  reasons: string[]
}

/** The result of reading a reviewer's sheet. */
export interface SheetReview {
  /** New translations by the sentences' ids. */
  corrections: Map<string, string>
  /** Ids of the sentences that were read: as they stand, or as they are corrected. */
  read: Set<string>
  refusals: Refusal[]
  /** The reviewer's remarks. */
  remarks: { row: number; id: string; remark: string }[]
}

/** Rows without an entry are skipped: they have not been reviewed. */
export function reviewSheet(rows: readonly SheetRow[], entries: readonly Entry[]): SheetReview {
  const known = new Map(entries.map((entry) => [entry.id, entry]))
  const review: SheetReview = {
    corrections: new Map(),
    read: new Set(),
    refusals: [],
    remarks: [],
  }
  for (const sheetRow of rows) {
    const { row, id, good, remark } = sheetRow
    if (remark !== '') review.remarks.push({ row, id, remark })
    const entry = known.get(id)
    const better = correctSentence(sheetRow.better, entry?.translation ?? '')
    if (better === '' && good === '') continue
    const reasons = entry
      ? whyNot({ ...sheetRow, better }, entry)
      : [id === '' ? 'Its key is missing.' : 'There is no sentence of this key.']
    if (review.read.has(id)) reasons.unshift('Another row above has the same key.')
    if (reasons.length > 0) review.refusals.push({ row, id, reasons })
    else {
      review.read.add(id)
      if (better !== '' && better !== entry?.translation) review.corrections.set(id, better)
    }
  }
  return review
}

function whyNot({ english, now, better, good }: SheetRow, entry: Entry): string[] {
  const standing = entry.translation ?? ''
  const reasons: string[] = []
  if (!looksSame(english, entry.english))
    reasons.push(`The English has changed since the sheet was written, to “${entry.english}”`)
  // A sheet that is taken twice finds its own corrections.
  if (!looksSame(now, standing) && better !== standing)
    reasons.push(`The translation has changed since the sheet was written, to “${standing}”`)
  if (better !== '') return [...reasons, ...findNotationProblems(better, entry.english)]
  if (!/^x$/i.test(good)) reasons.push(`Good holds “${good}”; it takes an x or nothing.`)
  if (standing.trim() === '') reasons.push('It has no translation, so none can be good.')
  return reasons
}
