import { existsSync, readFileSync } from 'node:fs'
import { utils, type WorkSheet, write } from '@e965/xlsx'
import { describe, expect, it } from 'vitest'
import { inWords } from '../../../test/helpers/in-words.ts'
import { openLog } from '../../core/log.ts'
import { countKnown } from './headings.ts'
import { openTable, type Table } from './open-table.ts'

const expected = {
  mostRows: 5000,
  known: (headings: readonly string[]) => countKnown(headings, 'vehicles'),
  log: openLog('fatal'),
}

async function open(bytes: Uint8Array): Promise<Table> {
  const reading = await openTable(bytes, expected)
  if ('problem' in reading) throw new Error(String(inWords(reading.problem)))
  return reading.file
}

function workbook(sheets: Record<string, WorkSheet>): Buffer {
  const book = utils.book_new()
  for (const [name, sheet] of Object.entries(sheets)) utils.book_append_sheet(book, sheet, name)
  return write(book, { type: 'buffer', bookType: 'xlsx' }) as Buffer
}

const titled = [
  ['ABC Motors, stock of October'],
  ['Tel.', '0722 345 678'],
  [],
  ['make', 'model', 'title', 'year'],
  ['Toyota', 'Vitz', 'Vitz F', '2014'],
]
const below = JSON.stringify({ code: 'file_heading_row', values: { row: 4 } })

describe('titles above the headings are left out, and it is said', () => {
  it.each([
    ['a workbook', workbook({ Stock: utils.aoa_to_sheet(titled) })],
    ['a text', Buffer.from(titled.map((cells) => cells.join(';')).join('\n'))],
  ])('of %s', async (_name, bytes) => {
    expect(await open(bytes)).toMatchObject({
      headings: ['make', 'model', 'title', 'year'],
      rows: [{ row: 5, cells: ['Toyota', 'Vitz', 'Vitz F', '2014'] }],
      notes: [below],
    })
  })

  it('also above headings that nobody knows', async () => {
    const german = 'Autohaus Meier\n\nMarke;Typ;Preis\nToyota;Vitz;4.500,00\nMazda;Demio;1,5'
    const { headings, rows } = await open(Buffer.from(german))
    expect(headings).toEqual(['Marke', 'Typ', 'Preis'])
    expect(rows.map(({ row, cells }) => [row, ...cells])).toEqual([
      [4, 'Toyota', 'Vitz', '4.500,00'],
      [5, 'Mazda', 'Demio', '1,5'],
    ])
  })
})

describe('what stands below a table is left out, and it is said', () => {
  const rows = [
    ['make', 'model', 'title', 'price'],
    ['Toyota', 'Vitz', 'Vitz F', '780,000'],
    ['Total', '', '', '780,000'],
  ]
  it.each([
    ['a sum', rows],
    ['a remark', [...rows.slice(0, 2), ['Prices include VAT']]],
    ['a sum in Swahili', [...rows.slice(0, 2), ['', 'Jumla kuu', '', '780,000']]],
  ])('%s', async (_name, lines) => {
    const { rows: kept, notes } = await open(workbook({ Stock: utils.aoa_to_sheet(lines) }))
    expect(kept).toHaveLength(1)
    expect(notes).toEqual([
      JSON.stringify({ code: 'file_rows_below', values: { count: 1, row: 3 } }),
    ])
  })

  it.each([
    ['a car that is called so', [...rows.slice(0, 2), ['Total', 'Vitz', 'Total car', '1']]],
    ['the only row', [rows[0] ?? [], ['Toyota']]],
  ])('but not %s', async (_name, lines) => {
    const { notes } = await open(workbook({ Stock: utils.aoa_to_sheet(lines) }))
    expect(notes).toEqual([])
  })
})

it('says which sheet was read of several', async () => {
  const rows = [
    ['make', 'model'],
    ['Toyota', 'Vitz'],
  ]
  const { notes } = await open(
    workbook({ Stock: utils.aoa_to_sheet(rows), Sold: utils.aoa_to_sheet(rows) }),
  )
  expect(notes).toEqual([
    JSON.stringify({ code: 'file_one_sheet', values: { sheet: 'Stock', others: 'Sold' } }),
  ])
})

it.each([
  [
    'too many rows',
    utils.aoa_to_sheet(Array.from({ length: 5002 }, () => ['make', 'model'])),
    'A file may hold 5,000 rows',
  ],
  ['headings alone', utils.aoa_to_sheet([['make', 'model']]), 'headings, but no rows'],
  [
    'a row too wide',
    utils.aoa_to_sheet([['make', 'model'], Array.from({ length: 600 }, () => 'x')]),
    'A row may have 500 cells',
  ],
  ['nothing', utils.aoa_to_sheet([]), 'No sheet of this spreadsheet'],
])('refuses a workbook with %s', async (_name, sheet, sentence) => {
  const reading = await openTable(workbook({ Stock: sheet }), expected)
  expect(inWords(reading)).toEqual({ problem: expect.stringContaining(sentence) })
})

/** Lists of dealers, which are not in the repository. */
const kept = new URL('../../../../../../shared/data/', import.meta.url)

describe.skipIf(!existsSync(kept))('lists of dealers', () => {
  it.each([
    ['listings/trademe_nz_3618.csv', 3618, 13, []],
    ['listings/ebay-autos-300-renamed-latin1.csv', 300, 11, ['file_read_as_windows_text']],
    ['cases/enc-shift-jis.csv', 3, 8, ['file_read_as_shift_jis']],
    ['cases/excel-dates.csv', 16, 12, []],
  ])('%s', async (name, rows, columns, notes) => {
    const table = await open(readFileSync(new URL(name, kept)))
    expect(table.rows.length).toBe(rows)
    expect(new Set(table.rows.map(({ cells }) => cells.length))).toEqual(new Set([columns]))
    expect(table.notes).toEqual(notes)
  })
})
