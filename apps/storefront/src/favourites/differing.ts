import type { PlainMessageId } from '@bandari/i18n'

/** A line of the comparison: what each vehicle has in it, null where its seller has not said. */
export interface Line {
  /** Of its name. */
  id: PlainMessageId
  values: readonly (string | null)[]
}

/**
 * Whether vehicles differ in a line. What one seller has not said differs from what another has: the buyer has to ask. The
 * same letters in another case are the same.
 */
export function isDiffering(values: Line['values']): boolean {
  return new Set(values.map((value) => value?.toLowerCase() ?? '')).size > 1
}

/** Without the lines of which nothing is known of any vehicle. */
export function knownLines<Known extends Pick<Line, 'values'>>(lines: readonly Known[]): Known[] {
  return lines.filter(({ values }) => values.some((value) => value !== null))
}
