import { describe, expect, it } from 'vitest'
import { inWords } from '../../../test/helpers/in-words.ts'
import { countKnown } from './headings.ts'
import { readCsv } from './read-csv.ts'

const known = (headings: readonly string[]) => countKnown(headings, 'vehicles')

function read(text: string | Uint8Array, mostRows = 5000) {
  const bytes = typeof text === 'string' ? Buffer.from(text) : text
  return readCsv(bytes, { mostRows, known })
}

async function rowsOf(text: string | Uint8Array) {
  const reading = await read(text)
  if ('problem' in reading) throw new Error(String(inWords(reading.problem)))
  return reading.file
}

const heading = 'make,model,title'
const two = `${heading}\nToyota,Vitz,"Vitz, clean"\nMazda,Demio,Démio`

function utf16(text: string, isLittle: boolean): Buffer {
  const bytes = Buffer.from(`\uFEFF${text}`, 'utf16le')
  return isLittle ? bytes : bytes.swap16()
}

describe('what spreadsheets write is read', () => {
  it.each([
    ['UTF-8', Buffer.from(two)],
    ['UTF-8 with a byte order mark', Buffer.from(`\uFEFF${two}`)],
    ['UTF-16', utf16(two, true)],
    ['UTF-16, the other way round', utf16(two, false)],
    ['Windows line ends', Buffer.from(two.replaceAll('\n', '\r\n'))],
    ['line ends of old Macs', Buffer.from(two.replaceAll('\n', '\r'))],
    ['semicolons', Buffer.from('make;model;title\nToyota;Vitz;Vitz, clean\nMazda;Demio;Démio')],
    ['tabs', Buffer.from('make\tmodel\ttitle\nToyota\tVitz\tVitz, clean\nMazda\tDemio\tDémio')],
    ['a line that names the separator', Buffer.from(`sep=,\r\n${two}`)],
    ['spaces around cells', Buffer.from(two.replaceAll(',M', ' , M').replaceAll('a,V', 'a , V'))],
    ['rows without a value below', Buffer.from(`${two}\n,,\n,,\n\n`)],
    ['a great many of them', Buffer.from(`${two}\n${',,\n'.repeat(100_000)}`)],
  ])('%s', async (_, bytes) => {
    const { headings, rows, notes } = await rowsOf(bytes)
    expect(headings).toEqual(['make', 'model', 'title'])
    expect(rows).toEqual([
      { row: 2, cells: ['Toyota', 'Vitz', 'Vitz, clean'] },
      { row: 3, cells: ['Mazda', 'Demio', 'Démio'] },
    ])
    expect(notes).toEqual([])
  })

  it('Windows-1252 is mended, and it says so', async () => {
    const { rows, notes } = await rowsOf(Buffer.from(`${heading}\nToyota,Vitz,Démio`, 'latin1'))
    expect(rows[0]?.cells).toEqual(['Toyota', 'Vitz', 'Démio'])
    expect(notes).toEqual(['file_read_as_windows_text'])
  })

  it('rows are numbered as the spreadsheet numbers them', async () => {
    const { rows } = await rowsOf(
      `${heading}\n\n"To\nyota",Vitz,A\n,,\n  \nMazda,Demio,B\n\nMazda,Demio,C`,
    )
    expect(rows.map(({ row, cells }) => [row, cells[2]])).toEqual([
      [3, 'A'],
      [6, 'B'],
      [8, 'C'],
    ])
  })

  it('quotation marks within a cell stay', async () => {
    const { rows } = await rowsOf(`${heading}\nToyota,Vitz,17" rims\nToyota,Vitz,"17"" rims"`)
    expect(rows.map(({ cells }) => cells[2])).toEqual(['17" rims', '17" rims'])
  })

  it('a slice may end within a letter', async () => {
    const title = 'é'.repeat(40_000)
    const { rows } = await rowsOf(`${heading}\nToyota,x,${title}`)
    expect(rows[0]?.cells[2]).toBe(title)
  })
})

describe('what is no list of listings is refused', () => {
  it.each([
    ['a spreadsheet', 'PK\u0003\u0004\u0014\0', 'This is a spreadsheet, not a CSV file.'],
    [
      'an old one',
      Buffer.from('d0cf11e0a1b11ae1', 'hex'),
      'This is a spreadsheet, not a CSV file.',
    ],
    [
      'a picture',
      Buffer.from('ffd8ffe000104a4649460001', 'hex'),
      'neither an Excel workbook nor a CSV file',
    ],
    ['a PDF', '%PDF-1.7\n', 'neither an Excel workbook nor a CSV file'],
    ['control characters', '\u0001\u0002\u0003,\u0004', 'neither an Excel workbook nor a CSV file'],
    ['nothing', '', 'The file is empty.'],
    ['blank lines', '\n\n,,\n', 'The file is empty.'],
    [
      'ten thousand empty rows within',
      `${heading}\n${',,\n'.repeat(10_001)}Toyota,Vitz,A`,
      'too many empty rows',
    ],
    ['headings alone', `${heading}\n\n`, 'The file has headings, but no rows.'],
    ['a quotation mark that stays open', `${heading}\n"To,V,1\n`, 'A quotation mark is opened'],
    ['a row without an end', `${heading}\n"${'x\n'.repeat(60_000)}`, 'does not end'],
  ])('%s', async (_, bytes, sentence) => {
    expect(inWords(await read(bytes))).toEqual({ problem: expect.stringContaining(sentence) })
  })

  it('more rows than are allowed', async () => {
    const rows = (n: number) => `${heading}\n${'Toyota,Vitz,A\n'.repeat(n)}`
    expect(inWords(await read(rows(3), 3))).toMatchObject({ file: {} })
    expect(inWords(await read(rows(4), 3))).toEqual({
      problem: 'A file may hold 3 rows. Divide this one.',
    })
  })
})
