import { type UnzipFileInfo, unzipSync, zipSync } from 'fflate'

/** Bytes of a sheet with 50,000 rows of twenty cells, several times over. */
const mostUnpacked = 150_000_000

/** Pictures, charts, macros and the like, which nobody reads here. */
const others =
  /(?:^|\/)(?:media|embeddings|drawings|charts|pivotCache|pivotTables|printerSettings|activeX|ctrlProps|customXml)\/|vbaProject\.bin$|thumbnail\.\w+$/i

export type Parts = Record<string, Uint8Array>

/**
 * The parts of an Office Open XML workbook that hold its cells. The sizes that the archive states bound what is
 * unpacked: the rest of a part that is longer than it says is left out.
 */
export function unpack(bytes: Uint8Array): Parts | 'too_large' | 'damaged' {
  let room = mostUnpacked
  const filter = ({ name, originalSize }: UnzipFileInfo) => {
    if (others.test(name)) return false
    room -= originalSize
    return room >= 0
  }
  try {
    const files = unzipSync(bytes, { filter })
    return room < 0 ? 'too_large' : files
  } catch {
    // A file that is cut off or damaged; the library throws errors of no class of its own.
    return 'damaged'
  }
}

/** An archive of them that takes no unpacking, for a reader that would unpack without a bound. */
export function packPlain(files: Parts): Uint8Array {
  return zipSync(files, { level: 0 })
}

/** Rows of a sheet that are hidden, by the sheet's place in the workbook. */
export function countHiddenRows(files: Parts, place: number): number {
  const text = (name: string) => Buffer.from(files[name] ?? []).toString('utf8')
  const ids = [...text('xl/workbook.xml').matchAll(/<(?:\w+:)?sheet\s[^>]*?\br:id="([^"]*)"/g)]
  const id = ids[place]?.[1]
  const links = text('xl/_rels/workbook.xml.rels').match(/<Relationship\s[^>]*>/g) ?? []
  const link = links.find((each) => each.includes(`Id="${id}"`)) ?? ''
  const target = /\bTarget="([^"]*)"/.exec(link)?.[1] ?? ''
  const sheet = files[target.startsWith('/') ? target.slice(1) : `xl/${target}`]
  if (id === undefined || !sheet) return 0
  const content = Buffer.from(sheet.buffer, sheet.byteOffset, sheet.byteLength)
  return count(content, ' hidden="1"') + count(content, ' hidden="true"')
}

/** Only rows have the word once the cells have begun. */
function count(sheet: Buffer, word: string): number {
  const end = sheet.indexOf('</sheetData>')
  let found = 0
  let at = sheet.indexOf(word, Math.max(0, sheet.indexOf('<sheetData')))
  while (at >= 0 && at < end) {
    found += 1
    at = sheet.indexOf(word, at + word.length)
  }
  return found
}

/** Whether a cell has a formula and no value, which its program was to calculate when it is opened. */
export function lacksValues(files: Parts): boolean {
  return Object.entries(files).some(([name, part]) => {
    if (!name.includes('worksheets/')) return false
    const sheet = Buffer.from(part.buffer, part.byteOffset, part.byteLength)
    return ['</f></c>', '</f><v></v>', '</f><v/>'].some((pattern) => sheet.includes(pattern))
  })
}
