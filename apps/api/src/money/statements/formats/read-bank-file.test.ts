import { expect, it } from 'vitest'
import type { BankEntry } from './bank-file.ts'
import { guessColumns, readCsvStatement } from './csv-statement.ts'
import { readBankFile } from './read-bank-file.ts'
import * as files from './statement-files.test-data.ts'

/** By what is guessed of a CSV, which is said to be in dollars. */
async function read(bytes: Uint8Array): Promise<BankEntry[] | string> {
  const reading = await readBankFile(bytes)
  if ('problem' in reading) return problemOf(reading.problem)
  if ('file' in reading) return reading.file.entries
  const columns = { ...guessColumns(reading.table), account: '0012' }
  const read = readCsvStatement(reading.table, { columns, currency: 'USD' })
  if ('withoutCurrency' in read) throw new Error('A currency was said')
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
    'CSV with a preamble, semicolons and Latin-1',
    latin1(files.csvFrench),
    [
      {
        account: '0012',
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
    'statement_unreadable',
  ],
  ['an amount in letters', files.camt2.replace('>5200.00<', '>five<'), 'statement_unreadable'],
  ['camt.053 whose sums are wrong', files.camt2.replace('12750.50', '12750.49'), 'statement_sum'],
  ['MT940 whose sums are wrong', files.mt940Slashed.replace('5375,00', '5375,01'), 'statement_sum'],
  ['MT940 without a balance', files.mt940Slashed.replace(/:60M:.*\n/, ''), 'statement_unreadable'],
  ['words', 'Dear Sir, please find attached', 'statement_unreadable'],
  ['a day that is none', files.csvAmerican.replace('11/13/2026', '31/31/2026'), 'statement_row'],
])('refuses %s', async (_what, text, problem) => {
  expect(await read(utf8(text))).toBe(problem)
})

it('expands no entity of a file that is built to grow', async () => {
  const bomb = files.camt2.replace(
    '<Document',
    '<!DOCTYPE d [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><Document',
  )
  const found = await read(utf8(bomb.replace('Account fee', '&b;')))
  expect(found).toBe('statement_unreadable')
})

/** The currencies of a CSV's movements by what its rows and somebody say; or that one is missing, or a row unreadable. */
async function currenciesOf(rows: string, said: string | null) {
  const reading = await readBankFile(utf8(`Date,Narrative,Amount,Currency\n${rows}`))
  if (!('table' in reading)) throw new Error('No table')
  const columns = { ...guessColumns(reading.table), currency: 'USD' }
  const read = readCsvStatement(reading.table, { columns, currency: said })
  if ('withoutCurrency' in read) return read.withoutCurrency
  return 'file' in read
    ? read.file.entries.map(({ currency }) => currency)
    : problemOf(read.problem)
}

it.each<[string, string | null, unknown]>([
  // Its columns were named for dollars, which says nothing of this file.
  ['2026-11-02,a,5.00,\n2026-11-02,b,6.00,', null, 2],
  ['2026-11-02,a,5.00,\n2026-11-02,b,6.00,', 'KES', ['KES', 'KES']],
  ['2026-11-02,a,5.00,kes\n2026-11-02,b,6.00,', null, 2],
  ['2026-11-02,a,5.00,kes\n2026-11-02,b,6.00,', 'EUR', ['KES', 'EUR']],
  ['2026-11-02,a,KES 5.00,\n2026-11-02,b,6.00 eur,', null, ['KES', 'EUR']],
  ['2026-11-02,a,KES 5.00,KES', 'USD', ['KES']],
  ['2026-11-02,a,KES 5.00,USD', 'USD', 'statement_row'],
  ['2026-11-02,a,5.00,US$', 'USD', 'statement_row'],
  // What is no movement has no currency either.
  ['2026-11-02,a,5.00,KES\nTotal,,5.00,', null, ['KES']],
])('%j, said to be in %s, is in %j', async (rows, said, currencies) => {
  expect(await currenciesOf(rows, said)).toEqual(currencies)
})
