import { columns } from '../../imports/columns.ts'
import { headingWords } from '../../imports/mapping/heading-words.data.ts'
import { plainWord } from '../../listings/plain-word.ts'
import { readJson } from './read-json.ts'
import { readXml } from './read-xml.ts'
import { type RecordTable, tableOf } from './records-table.ts'
import { DamagedError } from './tree.ts'

export type RecordsReading =
  | { table: RecordTable }
  | { problem: 'feed_damaged' | 'feed_without_records' }

/** Reads XML, or JSON where it begins so, as rows under headings. */
export function readRecords(bytes: Uint8Array): RecordsReading {
  try {
    const root = beginsAsXml(bytes) ? readXml(bytes) : readJson(bytes)
    const table = tableOf(root, countKnown)
    return table ? { table } : { problem: 'feed_without_records' }
  } catch (error) {
    if (error instanceof DamagedError) return { problem: 'feed_damaged' }
    throw error
  }
}

/** In UTF-16 each letter has a byte of zero beside it. */
export function startOf(bytes: Uint8Array): string {
  return Buffer.from(bytes.subarray(0, 400))
    .toString('latin1')
    .replaceAll('\0', '')
    .replace(/^(?:\u00EF\u00BB\u00BF|\u00FF\u00FE|\u00FE\u00FF)/, '')
    .trimStart()
}

export function beginsAsXml(bytes: Uint8Array): boolean {
  return startOf(bytes).startsWith('<')
}

/** What dealers call the fields of a listing, of whatever class. */
const names: ReadonlySet<string> = new Set(
  [
    ...columns.flatMap(([name, { heading, also = [] }]) => [name, heading, ...also]),
    ...Object.values(headingWords).flat(),
  ].map(plainWord),
)

function countKnown(headings: readonly string[]): number {
  return headings.filter((heading) => names.has(plainWord(heading))).length
}
