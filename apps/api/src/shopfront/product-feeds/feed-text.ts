import { stringify } from 'csv-stringify/sync'

/**
 * A seller's text as a machine reads it: one line of letters that are seen, no longer than the platform takes. What begins like a
 * formula of a spreadsheet loses that beginning; a mark before it, as our own files have, would be shown to shoppers.
 */
export function feedText(text: string, longest: number): string {
  const line = text
    .toWellFormed()
    // Some scripts join and part their letters by two of them.
    .replaceAll(/(?:(?![\u200C\u200D])[\p{C}\p{Zl}\p{Zp}\s])+/gu, ' ')
    .replace(/^[\s=+@-]+/, '')
  const letters = Array.from(line.trim())
  return letters.slice(0, longest).join('').trim()
}

/** RFC 4180, as both platforms ask for. */
export function csvRows(rows: readonly (readonly string[])[]): string {
  return stringify([...rows], { record_delimiter: 'windows' })
}
