import { strToU8, zipSync } from 'fflate'
import { expect, it } from 'vitest'
import type { BankEntry } from './bank-file.ts'
import { readCsvStatement } from './csv-statement.ts'
import { guessColumns } from './guess-columns.ts'
import { readBankFile } from './read-bank-file.ts'
import * as files from './statement-files.test-data.ts'

/** By what is guessed of a CSV. */
async function read(bytes: Uint8Array): Promise<BankEntry[] | string> {
  const reading = await readBankFile(bytes)
  if ('problem' in reading) return problemOf(reading.problem)
  if ('file' in reading) return reading.file.entries
  const columns = { ...guessColumns(reading.table), account: '0012' }
  const read = readCsvStatement(reading.table, columns)
  return 'file' in read ? read.file.entries : problemOf(read.problem)
}

const problemOf = (problem: string | { code: string }) =>
  typeof problem === 'string' ? problem : problem.code

const utf8 = (text: string) => Buffer.from(text)
const latin1 = (text: string) => Buffer.from(text, 'latin1')

const cases: [string, Uint8Array, Partial<BankEntry>[]][] = [
  [
    'camt.053 version 2',
    utf8(files.camt2),
    [
      {
        bookedOn: '2026-11-02',
        amount: 520000,
        charges: 1500,
        reference: 'FT2630600017',
        party: 'Tendai Moyo',
        text: 'INV 1000 017',
      },
      { bookedOn: '2026-11-03', amount: 700000, reference: 'B77/1', text: '1000025' },
      { amount: 50050, reference: 'B77/2', text: '1000033' },
      { amount: -5000, reference: null, text: 'Account fee' },
    ],
  ],
  [
    'camt.053 version 8 in Latin-1',
    latin1(files.camt8.replace('UTF-8', 'ISO-8859-1')),
    [
      {
        amount: 410000,
        currency: 'EUR',
        reference: 'X1',
        party: 'Société Kabila',
        text: '1000017',
      },
    ],
  ],
  [
    'MT940 with numbered parts',
    utf8(files.mt940Numbered),
    [
      {
        account: '12345678/0000123456',
        bookedOn: '2026-11-02',
        amount: 520000,
        reference: 'POS17',
        party: 'TENDAI MOYO UND SOEHNE',
        text: expect.stringContaining('Rechnung 1000 017 Toyota'),
      },
      { amount: -20000 },
      { bookedOn: '2027-01-02', amount: -1250 },
    ],
  ],
  [
    'MT940 with slashed words',
    utf8(files.mt940Slashed.replaceAll('\n', '\r\n')),
    [
      {
        amount: 518500,
        charges: 1500,
        reference: 'FT26306A1',
        party: 'MOYO TENDAI',
        text: expect.stringContaining('INV 1000017 LAND CRUISER'),
      },
      { amount: 10000, reference: null },
      { amount: 10000, reference: null },
    ],
  ],
  [
    'MT940 with envelopes, blank days and odd types',
    utf8(files.mt940Odd),
    [
      { bookedOn: '2026-02-28', amount: -600, text: 'Fees' },
      { bookedOn: '2026-03-01', amount: -2503, text: 'Card' },
      { bookedOn: '2026-03-02', amount: 118000, reference: '2016', text: 'INV 1000017 KREF+' },
      { bookedOn: '2026-03-02', amount: 0, reference: null },
    ],
  ],
  [
    'camt.053 with five decimals and leading zeros',
    utf8(files.camt2.replace('>5200.00', '>0000000000005200.00000')),
    [{ amount: 520000 }, {}, {}, { amount: -5000 }],
  ],
  [
    'OFX 1',
    utf8(files.ofx1),
    [
      {
        account: '12300 1',
        bookedOn: '2026-04-01',
        amount: -660,
        currency: 'CAD',
        reference: 'F1',
      },
      { amount: 120000, currency: 'USD', party: 'Moyo & Sons', text: 'INV 1000017' },
    ],
  ],
  [
    'OFX 2 without a currency',
    utf8(files.ofx2),
    [{ account: '9100', amount: -1685, currency: '', party: 'SHOP <1>', text: '' }],
  ],
  [
    'CSV with a preamble, semicolons and Latin-1',
    latin1(files.csvFrench),
    [
      {
        // The file says it, whatever its columns were named for.
        account: 'GB33BUKB20201555555555',
        currency: 'USD',
        bookedOn: '2026-11-02',
        amount: 520000,
        reference: 'FT1',
        text: 'VIR Société Kabila 1000 017',
      },
      { amount: -1250, reference: 'FT2' },
      { amount: -1250 },
      { amount: -1250 },
    ],
  ],
  [
    'CSV with commas, brackets and American days',
    utf8(files.csvAmerican),
    [
      { bookedOn: '2026-11-02', amount: 520000, text: 'WIRE FROM MOYO, T INV-1000017' },
      { bookedOn: '2026-11-13', amount: -125010, text: '+REFUND 1000025' },
    ],
  ],
  [
    'CSV in UTF-16',
    Buffer.from(`\uFEFF${files.csvAmerican}`, 'utf16le'),
    [{ amount: 520000 }, { amount: -125010 }],
  ],
]

it.each(cases)('reads %s', async (_what, bytes, entries) => {
  const found = await read(bytes)
  expect(found).toHaveLength(entries.length)
  expect(found).toMatchObject(entries)
})

it.each([
  ['an empty file', '', 'file_empty'],
  ['a page of a website', '<!doctype html><p>Sign in</p>', 'statement_unreadable'],
  ['a cut off file', files.camt2.slice(0, 900), 'statement_unreadable'],
  [
    'another message',
    files.camt2.replaceAll('BkToCstmrStmt', 'BkToCstmrAcctRpt'),
    'statement_is_interim',
  ],
  ['an amount in letters', files.camt2.replace('>5200.00<', '>five<'), 'statement_field'],
  ['camt.053 whose sums are wrong', files.camt2.replace('12750.50', '12750.49'), 'statement_sum'],
  ['MT940 whose sums are wrong', files.mt940Slashed.replace('5375,00', '5375,01'), 'statement_sum'],
  ['MT940 without a balance', files.mt940Slashed.replace(/:60M:.*\n/, ''), 'statement_field'],
  ['camt.053 without a direction', files.camt2.replace('DBIT', ''), 'statement_field'],
  ['camt.053 with a sign', files.camt2.replace('>50.00', '>-50.00'), 'statement_field'],
  ['parts of a cent', files.camt2.replace('>50.00', '>50.001'), 'statement_field'],
  ['MT942', files.mt940Slashed.replace(/:60M:.*/, ':34F:USD0,'), 'statement_is_interim'],
  ['OFX in letters', files.ofx1.replace('-6.60', '$6.60'), 'statement_field'],
  ['a debit that arrives', files.ofx1.replace('-6.60', '6.60'), 'statement_field'],
  ['a PDF', '%PDF-1.7\n', 'statement_is_pdf'],
  ['a picture', 'GIF89a', 'statement_is_picture'],
  ['words', 'Dear Sir, please find attached', 'statement_unreadable'],
  ['a day that is none', files.csvAmerican.replace('11/13/2026', '31/31/2026'), 'statement_row'],
])('refuses %s', async (_what, text, problem) => {
  expect(await read(utf8(text))).toBe(problem)
})

const within = (depth: number) =>
  `<Document><BkToCstmrStmt><Stmt>${'<a>'.repeat(depth)}${'</a>'.repeat(depth)}</Stmt></BkToCstmrStmt></Document>`

const amountless = files.camt8.replaceAll(/<ns:Amt [^<]*</g, '<ns:Amt>0<')

it.each([
  ['camt.053 with 50,000 elements within each other', within(50_000), 'statement_unreadable'],
  ['camt.053 with 150 elements within each other', within(150), 'statement_unreadable'],
  ['an amount without a currency', amountless, 'statement_field'],
  [
    'OFX with 30,000 elements within each other',
    `<OFX>${'<STMTRS>'.repeat(30_000)}`,
    'statement_empty',
  ],
])('refuses %s', async (_what, text, problem) => {
  expect(await read(utf8(text))).toBe(problem)
})

it('says where a file cannot be read, and what stood there', async () => {
  const reading = await readBankFile(utf8(files.mt940Odd.replace('C1180,', 'C1X80,')))
  expect(reading).toEqual({
    problem: {
      code: 'statement_field',
      values: {
        format: 'MT940',
        line: 20,
        field: ':61:',
        found: '260302 C1X80, NRTIKREF+//2016',
      },
    },
  })
})

it('says which statement does not add up, and by how much', async () => {
  const reading = await readBankFile(
    utf8(files.mt940Odd.replace('C260302EUR2348,97', 'D260302EUR2348,9')),
  )
  expect(reading).toEqual({
    problem: {
      code: 'statement_sum',
      values: { statement: '2/1, 517852257', printed: '-EUR 2,348.90', counted: 'EUR 2,348.97' },
    },
  })
})

it('expands no entity of a file that is built to grow', async () => {
  const bomb = files.camt2.replace(
    '<Document',
    '<!DOCTYPE d [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><Document',
  )
  const found = await read(utf8(bomb.replace('Account fee', '&b;')))
  expect(found).toBe('statement_unreadable')
})

/** The currencies of a CSV's movements by what its rows say, '' where they are silent; or that a row is unreadable. */
async function currenciesOf(rows: string) {
  const reading = await readBankFile(utf8(`Date,Narrative,Amount,Currency\n${rows}`))
  if (!('table' in reading)) throw new Error('No table')
  // Its columns were named for dollars, which says nothing of this file.
  const read = readCsvStatement(reading.table, { ...guessColumns(reading.table), currency: 'USD' })
  return 'file' in read
    ? read.file.entries.map(({ currency }) => currency)
    : problemOf(read.problem)
}

it.each<[string, unknown]>([
  ['2026-11-02,a,5.00,\n2026-11-02,b,6.00,', ['', '']],
  ['2026-11-02,a,5.00,kes\n2026-11-02,b,6.00,', ['KES', '']],
  ['2026-11-02,a,KES 5.00,\n2026-11-02,b,6.00 eur,', ['KES', 'EUR']],
  ['2026-11-02,a,KES 5.00,KES', ['KES']],
  ['2026-11-02,a,KES 5.00,USD', 'statement_row'],
  ['2026-11-02,a,5.00,US$', 'statement_row'],
  // What is no movement has no currency either.
  ['2026-11-02,a,5.00,KES\nTotal,,5.00,', ['KES']],
])('%j is in %s', async (rows, currencies) => {
  expect(await currenciesOf(rows)).toEqual(currencies)
})

it.each<[string, string, unknown]>([
  ['in words', 'Day,Words,Sum,Af/Bij\n2026-11-02,a,5.00,Af\n2026-11-02,b,6.00,Bij', [-500, 600]],
  ['in letters', 'Day,Words,Sum,D/C\n2026-11-02,a,5.00,D\n2026-11-02,b,6.00,C', [-500, 600]],
  ['twice', 'Day,Words,Sum,Way\n2026-11-02,a,-5.00,outflow\n2026-11-02,b,6.00,inflow', [-500, 600]],
  ['against the amount', 'Day,Words,Sum,Way\n2026-11-02,a,-5.00,credit', 'statement_row'],
])('takes the direction %s from its column', async (_how, csv, expected) => {
  const found = await read(utf8(csv))
  expect(typeof found === 'string' ? found : found.map(({ amount }) => amount)).toEqual(expected)
})

it('refuses a direction that no bank is known to write', async () => {
  const reading = await readBankFile(
    utf8('Day,Words,Sum,Way\n2026-11-02,a,5.00,D\n2026-11-03,b,6.00,?'),
  )
  if (!('table' in reading)) throw new Error('No table')
  const columns = { ...guessColumns(reading.table), direction: 'Way' }
  expect(readCsvStatement(reading.table, columns)).toEqual({
    problem: { code: 'statement_row', values: { row: 3, column: 'Way', found: '?' } },
  })
})

it('reads as money only what took place', async () => {
  const rows = ['Completed', 'Failed', 'Reversed', ''].map((state) => `2026-11-02,a,5.00,${state}`)
  expect(await read(utf8(`Day,Words,Sum,Status\n${rows.join('\n')}`))).toHaveLength(1)
})

it('reads a file without headings by position, and loses no line', async () => {
  const found = await read(utf8('02.11.2026;Shop;-33,87;EUR;;\n03.11.2026;INV 1000017;24,00;EUR;;'))
  expect(found).toMatchObject([
    {
      bookedOn: '2026-11-02',
      amount: -3387,
      currency: 'EUR',
      text: expect.stringContaining('Shop'),
    },
    { bookedOn: '2026-11-03', amount: 2400, currency: 'EUR' },
  ])
})

it('takes the currency of an amount from its sign or heading, unless the sign is that of many', async () => {
  const of = async (heading: string, sum: string) => {
    const found = await read(utf8(`Day,Words,${heading}\n2026-11-02,a,${sum}`))
    return typeof found === 'string'
      ? found
      : found.map(({ currency, amount }) => [currency, amount])
  }
  expect(await of('Amount (KES)', '5.00')).toEqual([['KES', 500]])
  expect(await of('Amount', '€5.00')).toEqual([['EUR', 500]])
  expect(await of('Amount', '$5.00')).toEqual([['', 500]])
  expect(await of('Amount (KES)', '€5.00')).toBe('statement_row')
})

it('reads the account from its column, and not from that of the other party', async () => {
  const csv = `Datum,Naam,Rekening,Tegenrekening,Bedrag
02-11-2026,Moyo,NL01INGB0001234567,NL02ABNA0123456789,"23,45"`
  expect(await read(utf8(csv))).toMatchObject([{ account: 'NL01INGB0001234567', amount: 2345 }])
})

const withBalance = (last: string) => `Day,Words,Paid out,Paid in,Balance
2026-11-02,a,,50.00,150.00
2026-11-03,b,20.00,,130.00
2026-11-04,c,,5.00,${last}`

it('takes the balance of the first row and the last from their column, and says where it does not follow', async () => {
  const of = async (csv: string) => {
    const reading = await readBankFile(utf8(csv))
    if (!('table' in reading)) throw new Error('No table')
    const found = readCsvStatement(reading.table, guessColumns(reading.table))
    if ('problem' in found) throw new Error('No statement')
    return found.file
  }
  expect((await of(withBalance('135.00'))).statements).toMatchObject([
    { opening: 10000, closing: 13500, count: 3 },
  ])
  expect(await of(withBalance('136.00'))).toMatchObject({
    statements: [{ opening: null, closing: null }],
    balanceBreak: { row: 4, printed: { hundredths: 13600 }, counted: { hundredths: 13500 } },
  })
})

it('takes an empty state of camt.053 for none', async () => {
  expect(await read(utf8(files.camt2.replaceAll('<Sts>BOOK</Sts>', '<Sts></Sts>')))).toBe(
    'statement_sum',
  )
})

it.each([
  ['an archive without a sheet', zipSync({ 'word/document.xml': strToU8('<a/>') })],
  ['a spreadsheet that is cut off', zipSync({ 'xl/workbook.xml': strToU8('<a/>') }).slice(0, 40)],
  [
    'a spreadsheet that unpacks to more than a statement has',
    zipSync({
      'xl/workbook.xml': strToU8('<a/>'),
      'xl/worksheets/sheet1.xml': new Uint8Array(41_000_000),
    }),
  ],
])('refuses %s', async (_what, bytes) => {
  expect(await read(bytes)).toBe('statement_unreadable')
})
