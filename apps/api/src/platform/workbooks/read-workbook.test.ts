import { utils, type WorkSheet, write } from '@e965/xlsx'
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { readWorkbook } from './read-workbook.ts'
import { type Sheet, workbookFormOf } from './workbook.ts'

type Form = 'xlsx' | 'xlsb' | 'biff8' | 'biff5' | 'xlml'

function bytesOf(sheets: Record<string, WorkSheet>, bookType: Form = 'xlsx', isFrom1904 = false) {
  const book = utils.book_new()
  for (const [name, sheet] of Object.entries(sheets)) utils.book_append_sheet(book, sheet, name)
  book.Workbook = { ...book.Workbook, WBProps: { date1904: isFrom1904 } }
  return write(book, { type: 'buffer', bookType, cellStyles: true, compression: true }) as Buffer
}

function sheetOf(bytes: Uint8Array): Sheet {
  const reading = readWorkbook(bytes)
  if ('problem' in reading) throw new Error(reading.problem)
  return reading.sheet
}

const sheet = (rows: unknown[][]) => utils.aoa_to_sheet(rows)

/** One cell below a heading, as it is read. */
function read(cell: object, isFrom1904 = false) {
  const one = sheet([
    ['heading', 'other'],
    [null, 'x'],
  ])
  one['A2'] = cell
  const row = sheetOf(bytesOf({ Stock: one }, 'xlsx', isFrom1904)).rows[1]
  return [row?.cells[0], row?.kinds[0]]
}

describe('a cell', () => {
  it.each([
    ['a text with a leading zero', { t: 's', v: '00123' }, '00123', 'text'],
    ['a number', { t: 'n', v: 84_200 }, '84200', 'number'],
    ['the noise of a fraction', { t: 'n', v: 12.3 * 3 }, '36.9', 'number'],
    ['a large number', { t: 'n', v: 1.2e21 }, '1200000000000000000000', 'number'],
    ['a small one', { t: 'n', v: 0.000_000_12 }, '0.00000012', 'number'],
    ['a number shown with zeros', { t: 'n', v: 123, z: '00000' }, '00123', 'text'],
    ['yen', { t: 'n', v: 1_200_000, z: '[$¥-411]#,##0' }, '¥ 1200000', 'number'],
    [
      'shillings',
      { t: 'n', v: 780_000, z: '"KSh" #,##0.00;-"KSh" #,##0.00' },
      'KSh 780000',
      'number',
    ],
    [
      'accountants’ dollars',
      { t: 'n', v: 4500, z: '_("$"* #,##0.00_);_("$"* \\(#,##0.00\\)' },
      '$ 4500',
      'number',
    ],
    ['miles', { t: 'n', v: 52_300, z: '#,##0" mi"' }, '52300 mi', 'number'],
    ['thousands', { t: 'n', v: 84_200, z: '0.0,"k"' }, '84200', 'number'],
    ['a share', { t: 'n', v: 0.05, z: '0%' }, '0.05', 'number'],
    ['a day', { t: 'n', v: 46_300, z: 'yyyy/mm/dd' }, '2026-10-05', 'date'],
    ['a month', { t: 'n', v: 41_699, z: 'mmm-yy' }, '2014-03-01', 'date'],
    ['a time', { t: 'n', v: 46_300.5, z: 'dd/mm/yyyy hh:mm' }, '2026-10-05 12:00:00', 'date'],
    ['an error', { t: 'e', v: 0x2a }, '#N/A', 'error'],
    ['a formula with its value', { t: 'n', v: 12, f: 'A1*2' }, '12', 'number'],
    ['a yes', { t: 'b', v: true }, 'TRUE', 'boolean'],
  ])('%s', (_name, cell, text, kind) => {
    expect(read(cell)).toEqual([text, kind])
  })

  it('says of a formula that nobody has calculated that it has no value', () => {
    const files = unzipSync(
      bytesOf({
        Stock: sheet([
          ['heading', 'other'],
          [77, 'x'],
        ]),
      }),
    )
    const name = 'xl/worksheets/sheet1.xml'
    const text = strFromU8(files[name] ?? new Uint8Array()).replace('<v>77</v>', '<f>1+1</f>')
    const { rows } = sheetOf(zipSync({ ...files, [name]: strToU8(text) }))
    expect([rows[1]?.cells[0], rows[1]?.kinds[0]]).toEqual(['#CALC!', 'error'])
  })

  it('counts days from 1904 where the workbook does', () => {
    expect(read({ t: 'n', v: 46_300 - 1462, z: 'yyyy-mm-dd' }, true)).toEqual([
      '2026-10-05',
      'date',
    ])
  })
})

describe('a workbook', () => {
  it.each(['xlsx', 'xlsb', 'biff8', 'biff5', 'xlml'] as const)('as %s', (form) => {
    const rows = [['make', 'price', 'day'], ['Toyota', 780_000.5, null], [], ['Démio', 1, null]]
    const stock = sheet(rows)
    stock['C2'] = { t: 'n', v: 46_300, z: 'yyyy-mm-dd' }
    const { rows: found, name } = sheetOf(bytesOf({ Stock: stock }, form))
    expect(name).toBe('Stock')
    expect(found.map(({ row, cells }) => [row, ...cells])).toEqual([
      [1, 'make', 'price', 'day'],
      [2, 'Toyota', '780000.5', '2026-10-05'],
      [4, form === 'biff5' ? 'D_mio' : 'Démio', '1'],
    ])
  })

  it('gives a value to all the rows that its cell spans, but not to the columns', () => {
    const stock = sheet([['Our stock'], ['make', 'model'], ['Toyota', 'Vitz'], [null, 'Axio']])
    stock['!merges'] = [
      { s: { r: 2, c: 0 }, e: { r: 1_000_000, c: 0 } },
      { s: { r: 0, c: 0 }, e: { r: 0, c: 1 } },
    ]
    const { rows } = sheetOf(bytesOf({ Stock: stock }))
    expect(rows.map(({ cells }) => cells)).toEqual([
      ['Our stock'],
      ['make', 'model'],
      ['Toyota', 'Vitz'],
      ['Toyota', 'Axio'],
    ])
  })

  it('is read from its first visible sheet with a table, and says what else there is', () => {
    const stock = sheet([
      ['make', 'model'],
      ['Toyota', 'Vitz'],
      ['Mazda', 'Demio'],
    ])
    stock['!rows'] = [{}, {}, { hidden: true }]
    const book = utils.book_new()
    utils.book_append_sheet(book, sheet([['ABC Motors']]), 'Cover')
    utils.book_append_sheet(
      book,
      sheet([
        ['list', 'x'],
        ['a', 'b'],
      ]),
      'Lists',
    )
    utils.book_append_sheet(book, stock, 'Stock')
    utils.book_append_sheet(book, sheet([]), 'Sheet4')
    book.Workbook = { Sheets: [{ Hidden: 0 }, { Hidden: 1 }, { Hidden: 0 }, { Hidden: 0 }] }
    const bytes = write(book, { type: 'buffer', bookType: 'xlsx' }) as Buffer
    expect(sheetOf(bytes)).toMatchObject({ name: 'Stock', others: ['Cover'], hiddenRows: 1 })
  })

  it('may be a page of an old system that is called .xls', () => {
    const page = (charset: BufferEncoding) =>
      Buffer.from(
        '<html><body><table><tr><th>make</th><th>no</th></tr><tr><td>Citroën</td><td>007</td></tr></table>',
        charset,
      )
    for (const bytes of [page('utf8'), page('latin1'), page('utf16le')])
      expect(sheetOf(bytes).rows.map(({ cells }) => cells)).toEqual([
        ['make', 'no'],
        ['Citroën', '007'],
      ])
  })
})

describe('what is no workbook of ours is refused', () => {
  const good = bytesOf({
    Stock: sheet([
      ['make', 'model'],
      ['Toyota', 'Vitz'],
    ]),
  })

  it.each([
    ['cut off', good.subarray(0, good.length - 200), 'workbook_damaged'],
    [
      'an old one, cut off',
      bytesOf({ Stock: sheet([['a']]) }, 'biff8').subarray(0, 1500),
      'workbook_damaged',
    ],
    ['an archive of pictures', zipSync({ 'a.jpg': strToU8('x') }), 'workbook_unknown'],
    [
      'of OpenOffice',
      zipSync({ 'content.xml': strToU8('<x/>'), mimetype: strToU8('x') }),
      'workbook_unknown',
    ],
    ['another XML', Buffer.from('<?xml version="1.0"?><Cars/>'), 'workbook_unknown'],
    [
      'a page whose cells are not closed',
      Buffer.from('<table><tr><td>a<td>b</table>'),
      'workbook_unknown',
    ],
    ['without anything in it', bytesOf({ Stock: sheet([]) }), 'workbook_empty'],
  ])('%s', (_name, bytes, problem) => {
    expect(readWorkbook(bytes)).toEqual({ problem })
  })

  it('unpacks to gigabytes', () => {
    const bomb = zipSync({
      'xl/workbook.xml': strToU8('<workbook/>'),
      'xl/worksheets/sheet1.xml': new Uint8Array(160_000_000),
    })
    expect(bomb.length).toBeLessThan(1_000_000)
    expect(readWorkbook(bomb)).toEqual({ problem: 'workbook_too_large' })
  })

  it('says less of its size than is true', () => {
    const bomb = Buffer.from(
      zipSync({
        '[Content_Types].xml': strToU8('<Types/>'),
        'xl/workbook.xml': strToU8('<workbook/>'),
        'xl/worksheets/sheet1.xml': new Uint8Array(50_000_000),
      }),
    )
    const size = Buffer.alloc(4)
    size.writeUInt32LE(50_000_000)
    for (let at = bomb.indexOf(size); at >= 0; at = bomb.indexOf(size)) bomb.writeUInt32LE(10, at)
    const before = process.memoryUsage().arrayBuffers
    expect(readWorkbook(bomb)).toHaveProperty('problem')
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(10_000_000)
  })
})

it.each([
  ['make,model', null],
  ['', null],
  ['<3 our cars,model', null],
  ['  <table><tr>', 'markup'],
  ['MIME-Version: 1.0', 'unknown'],
])('%j begins %s', (text, form) => {
  expect(workbookFormOf(Buffer.from(text))).toBe(form)
})
