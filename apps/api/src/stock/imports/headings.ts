import { columnsOf, type ColumnName, type ImportClass } from './columns.ts'

/** Each column's place in the file, and its heading there. */
export type ColumnPlaces = ReadonlyMap<ColumnName, { place: number; heading: string }>

/** How many of them are headings of our own: by it the separator of a file is found. */
export function countKnown(headings: readonly string[], importClass: ImportClass): number {
  const names = namesOf(importClass)
  return headings.filter((heading) => names.has(plain(heading))).length
}

function namesOf(importClass: ImportClass): Map<string, ColumnName> {
  return new Map(
    columnsOf(importClass).flatMap(([name, { heading, also = [] }]) =>
      [heading, ...also].map((each) => [plain(each), name] as const),
    ),
  )
}

function plain(heading: string): string {
  return heading.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')
}
