import { existsSync, readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'
import { stringify } from 'csv-stringify/sync'
import { describe, expect, it } from 'vitest'
import { languageCodes, sourceLanguage } from '../src/languages.ts'
import { listEntries } from '../src/reading.ts'
import { reviewSheet } from './review-sheet.ts'
import { readSheet, SheetError, writeSheet } from './sheet.ts'

const translations = languageCodes.filter((language) => language !== sourceLanguage)
const bytesOf = (text: string) => new TextEncoder().encode(text)

const entry = {
  id: 'basket.count',
  domain: 'basket',
  key: 'count',
  english: '{count, plural, one {# car} other {# cars}}',
  description: 'On the button; short',
  translation: 'Magari "{count}"\nyote',
}

it('writes one row a sentence, in UTF-8 with a byte order mark', () => {
  expect(writeSheet([entry])).toBe(
    '\uFEFFKey,English,What to know,Now,Better,Good,Remark\r\n' +
      'basket.count,"{count, plural, one {# car} other {# cars}}","On the button; short","Magari ""{count}""\nyote",,,\r\n',
  )
})

it.each(['=1+1', '+{count}', '-{count}', '@{name}', "'=1", '\t=1'])(
  'a spreadsheet takes %j for no formula, and it comes back',
  (translation) => {
    const sheet = writeSheet([{ ...entry, translation }])
    expect(parse(sheet, { bom: true })[1]?.[3]).toBe(`'${translation}`)
    expect(readSheet(bytesOf(sheet))[0]?.now).toBe(translation)
  },
)

const lines = (separator: string, end: string) =>
  [
    ['Key', 'English', 'Now', 'Better', 'Good'],
    ['basket.title', 'Your basket', 'Kikapu', 'Kikapu chako', ''],
    ['', '', '', '', ''],
    ['basket.total', 'Total', 'Jumla', '', 'x'],
  ]
    .map((cells) => cells.join(separator))
    .join(end)

it.each([
  ['commas', lines(',', '\r\n')],
  ['semicolons', lines(';', '\r\n')],
  ['tabs', lines('\t', '\n')],
  ['a byte order mark', `\uFEFF${lines(';', '\r\n')}`],
  ['a line that names the separator', `\uFEFFsep=;\r\n${lines(';', '\r\n')}`],
  ['old line ends', lines(',', '\r')],
  ['further columns', lines(',', '\n').replace('Good', 'Good,Mine,').replace('Key', ' KEY ')],
])('reads a sheet with %s', (_, text) => {
  const about = { now: 'Kikapu', better: 'Kikapu chako', good: '', remark: '' }
  expect(readSheet(bytesOf(text))).toEqual([
    { row: 2, id: 'basket.title', english: 'Your basket', ...about },
    {
      row: 4,
      id: 'basket.total',
      english: 'Total',
      now: 'Jumla',
      better: '',
      good: 'x',
      remark: '',
    },
  ])
})

it('reads a list of corrections whose domain is a column of its own', () => {
  const text =
    'domain,key,english,current,better,reason,severity\nmails,order.paid,Paid,Limelipwa,Limelipiwa,grammar,low\n'
  expect(readSheet(bytesOf(text))).toEqual([
    {
      row: 2,
      id: 'mails.order.paid',
      english: 'Paid',
      now: 'Limelipwa',
      better: 'Limelipiwa',
      good: '',
      remark: 'grammar',
    },
  ])
})

it.each([
  ['nothing', bytesOf(''), /first row has to name the columns/],
  ['no headings', bytesOf('basket.title,Your basket,Kikapu,Kikapu chako'), /name the columns/],
  ['an open quotation mark', bytesOf(`${lines(',', '\n')}\n"basket`), /no CSV file/],
  ['letters of Windows', Buffer.from('Key,English,Now,Better\na,b,vélo,', 'latin1'), /UTF-8/],
  ['UTF-16', Buffer.from('\uFEFFKey,English,Now,Better\n', 'utf16le'), /UTF-8/],
])('refuses a file with %s', (_, bytes, sentence) => {
  expect(() => readSheet(bytes)).toThrow(SheetError)
  expect(() => readSheet(bytes)).toThrow(sentence)
})

/** A reader's spreadsheet: other separator and line ends, plain blanks, curly quotation marks, trimmed cells. */
function editAsSpreadsheet(sheet: string, edit: (cells: string[]) => string[]): Uint8Array {
  const [headings, ...rows] = parse(sheet, { bom: true })
  const edited = rows.map((cells: string[]) =>
    edit(cells).map((cell) =>
      cell
        .replaceAll(/[\u00a0\u202f]/g, ' ')
        .replaceAll(/"(.*?)"/g, '“$1”')
        .replaceAll('\n', '\r\n')
        .trim(),
    ),
  )
  return bytesOf(stringify([headings, ...edited], { delimiter: ';', record_delimiter: '\r\n' }))
}

describe.each(translations)('the whole of %s, out to a spreadsheet and in again', (language) => {
  const entries = listEntries(language)
  const sheet = writeSheet(entries)

  it('is all read and nothing corrected when the reader finds it good', () => {
    const back = editAsSpreadsheet(sheet, ([key, english, note, now]) => [
      key!,
      english!,
      note!,
      now!,
      '',
      'x',
      '',
    ])
    const { read, corrections, refusals } = reviewSheet(readSheet(back), entries)
    expect(refusals).toEqual([])
    expect(corrections.size).toBe(0)
    expect(read.size).toBe(entries.length)
  })

  it('keeps every no-break space of a sentence that was copied without them', () => {
    const back = editAsSpreadsheet(sheet, ([key, english, note, now]) => [
      key!,
      english!,
      note!,
      now!,
      now!,
      '',
      '',
    ])
    const { corrections, refusals } = reviewSheet(readSheet(back), entries)
    expect(refusals).toEqual([])
    // Straight quotation marks that a spreadsheet made curly are a change that a reader may have meant.
    const meant = entries.filter(({ translation }) => /".*"/.test(translation ?? ''))
    expect([...corrections.keys()]).toEqual(meant.map(({ id }) => id))
  })

  it('takes a correction of each sentence', () => {
    const back = editAsSpreadsheet(sheet, ([key, english, note, now]) => [
      key!,
      english!,
      note!,
      now!,
      `X ${now}`,
      '',
      '',
    ])
    const { corrections, refusals } = reviewSheet(readSheet(back), entries)
    expect(refusals).toEqual([])
    expect(corrections.size).toBe(entries.length)
  })
})

const reviews = new URL('../../../../shared/data/i18n/', import.meta.url).pathname

it.skipIf(!existsSync(reviews)).each(translations)(
  'reads the review of %s, and says of each row what becomes of it',
  (language) => {
    const rows = readSheet(readFileSync(`${reviews}review-${language}.csv`))
    const { read, refusals } = reviewSheet(rows, listEntries(language))
    expect(rows.length).toBeGreaterThan(200)
    expect(read.size + refusals.length).toBe(rows.length)
  },
)
