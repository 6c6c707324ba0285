interface Wish {
  /** Who has it. */
  now: number | null
  /** Whom the page showed. */
  was: number | null
  wanted: number | null
}

/** What becomes of a wish to give work to somebody: of two who take it at once the slower one is told, and a repeated press changes nothing. */
export function assignmentResult({ now, was, wanted }: Wish): 'changed' | 'same' | 'taken' {
  if (now === wanted) return 'same'
  return now === was ? 'changed' : 'taken'
}
