import type { PlainMessageId } from '@bandari/i18n'

/** What the grades of Japanese auctions mean, best first. The houses agree on them broadly, and on `0` and `A` they do not. */
export const gradeMeanings: readonly (readonly [
  grades: readonly string[],
  meaning: PlainMessageId,
])[] = [
  [['S', '6'], 'sheet.g.asNew'],
  [['5'], 'sheet.g.nearlyNew'],
  [['4.5'], 'sheet.g.excellent'],
  [['4'], 'sheet.g.good'],
  [['3.5'], 'sheet.g.average'],
  [['3'], 'sheet.g.rough'],
  [['2'], 'sheet.g.poor'],
  [['1'], 'sheet.g.changed'],
  [['R'], 'sheet.g.repaired'],
  [['RA'], 'sheet.g.lightlyRepaired'],
  [['0', 'A'], 'sheet.g.differs'],
  [['***'], 'sheet.g.unrepaired'],
]

/** Null for a grade that nobody has told us of. */
export function meaningOf(grade: string): PlainMessageId | null {
  return gradeMeanings.find(([grades]) => grades.includes(grade))?.[1] ?? null
}

export const interiorLetters = {
  A: 'sheet.i.A',
  B: 'sheet.i.B',
  C: 'sheet.i.C',
  D: 'sheet.i.D',
} as const satisfies Record<string, PlainMessageId>

export const drawingMarks = {
  A: 'sheet.m.A',
  U: 'sheet.m.U',
  B: 'sheet.m.B',
  W: 'sheet.m.W',
  S: 'sheet.m.S',
  C: 'sheet.m.C',
  P: 'sheet.m.P',
  X: 'sheet.m.X',
  XX: 'sheet.m.XX',
} as const satisfies Record<string, PlainMessageId>
