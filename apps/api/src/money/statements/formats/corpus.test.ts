import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readCsvStatement } from './csv-statement.ts'
import type { StatementTable } from './csv-table.ts'
import { guessColumns } from './guess-columns.ts'
import { readBankFile } from './read-bank-file.ts'

/** Samples of many banks, which are kept beside the project and not in it. */
const corpus = new URL('../../../../../../../shared/data/statements/', import.meta.url)
const cases = new URL('../../../../../../../shared/data/cases/', import.meta.url)

const byGuess = (table: StatementTable) => readCsvStatement(table, guessColumns(table))

/** What a sample reads as: its movements, the sum of each currency in hundredths; or the code and values of a refusal. */
async function readingOf(name: string) {
  const reading = await readBankFile(fileOf(name))
  if ('problem' in reading) return reading.problem
  const read = 'table' in reading ? byGuess(reading.table) : reading
  if ('problem' in read) return read.problem
  const sums: Record<string, number> = {}
  for (const { currency, amount } of read.file.entries)
    sums[currency] = (sums[currency] ?? 0) + amount
  return { count: read.file.entries.length, account: read.file.entries[0]?.account, sums }
}

/** The samples were shortened by whoever published them, so that some no longer add up. */
const sum = (printed: string, counted: string) => ({
  code: 'statement_sum',
  values: { printed, counted },
})

const readings: [string, unknown][] = [
  ['mt940/volksbankenraiffeisenbanken.txt', { count: 12 }],
  ['mt940/sparkasse.txt', { count: 2, sums: { EUR: -4000 } }],
  ['mt940/abnamro.txt', sum('EUR 876.84', 'EUR 2,914.84')],
  ['mt940/ing-dos.txt', sum('EUR 3.47', '-EUR 45.59')],
  ['mt940/commerzbank.txt', sum('EUR 0.00', '-EUR 12.35')],
  ['mt940/triodos.txt', sum('EUR 4,370.79', 'EUR 4,259.39')],
  ['mt940/citi.txt', { count: 5, sums: { USD: -114275 } }],
  ['mt940/sepa_mt9401.sta', { count: 97 }],
  ['mt940/amount_formats.sta', 'statement_empty'],
  ['mt940/february_30.sta', { count: 1, sums: { EUR: -600 } }],
  ['mt940/gv_codes.sta', { count: 2, sums: { EUR: -25745 } }],
  ['camt/camt053.v2.five.decimals.xml', sum('EUR 27.05', 'EUR 27.00')],
  ['camt/camt053.v2.multi.statement.xml', { count: 2 }],
  ['camt/camt053.v8.xml', sum('-SEK 27.00', 'EUR 27.00')],
  ['camt/camt052.v2.xml', { code: 'statement_is_interim', values: { format: 'camt.052' } }],
  ['camt/camt054.v4.xml', { code: 'statement_is_notification', values: { format: 'camt.054' } }],
  ['ofx/anzcc.ofx', { count: 1, sums: { AUD: -550 } }],
  ['ofx/bank_medium.ofx', { count: 3, sums: { CAD: -34527 } }],
  ['ofx/checking.ofx', { count: 3, sums: { USD: -5950 } }],
  ['ofx/decimal_error.ofx', { code: 'statement_field', values: { line: 37, found: '$120' } }],
  ['ofx/multiple_accounts2.ofx', 'statement_empty'],
  ['ofx/ofx-v102-empty-tags.ofx', { count: 1, sums: { AUD: 1234 } }],
  ['ofx/suncorp.ofx', { count: 1, sums: { AUD: -1685 } }],
  ['csv/W80844_EBH_201945.202122.csv', { count: 2, sums: { HUF: 94000 } }],
  ['csv/creditunion.csv', { count: 8, sums: { '': 46500000 } }],
  ['csv/dc-indicator.csv', { count: 2, sums: { USD: -120000 } }],
  ['csv/export_BE11123456789012_20180304_1422.csv', { count: 1, sums: { EUR: -340 } }],
  ['csv/failed-status.csv', { count: 0 }],
  ['csv/harbour-kes-nov.csv', { count: 6, account: '0100 4471 9999', sums: { KES: 3795150 } }],
  ['csv/harbour-usd-nov.csv', { count: 6, account: '0100 4471 2208', sums: { USD: 3856550 } }],
  ['csv/ing-nl.csv', { count: 2, sums: { EUR: 247655 } }],
  ['csv/mint.csv', { count: 4, sums: { '': -300000 } }],
  ['csv/mpesa-62063576525.csv', { count: 2, sums: { '': 7500000 } }],
  ['csv/n26-fr.csv', { count: 2, sums: { EUR: 0 } }],
  ['csv/payoneer.csv', { count: 2, sums: { USD: 2000 } }],
  ['csv/schwab-checking.csv', { count: 4, sums: { '': -21527 } }],
  ['csv/test_BOI_TransactionExport.csv', { count: 27, sums: { '': -41961 } }],
  ['csv/test_raiffeisen_01.csv', { count: 73, sums: { EUR: -458070 } }],
  ['abn-one.sta', { count: 1, sums: { USD: 522000 } }],
  ['abn-two.sta', { count: 2, sums: { USD: 532050 } }],
  ['abn-two-nohead.sta', { count: 2, sums: { USD: 532050 } }],
  ['ing-two-head.sta', { count: 2, sums: { USD: 532050 } }],
  ['camt-amt-5dec.xml', { count: 1, sums: { USD: 118000 } }],
  ['camt-amt-nodec.xml', { count: 1, sums: { USD: 118000 } }],
  ['camt-lead-zeros-only.xml', { count: 1, sums: { USD: 118000 } }],
]

const fileOf = (name: string) => {
  const file = [corpus, cases].map((folder) => new URL(name, folder)).find(existsSync)
  if (!file) throw new Error(`${name} is missing`)
  return readFileSync(file)
}

type Change = (text: string) => string

/** What came is written as what left. */
const leaving: Readonly<Record<string, Change>> = {
  sta: (text) =>
    text.replaceAll(
      /^(:61:\d{6}(?:\d{4}| {4})?\s*)(?:C|RD)(?=[A-Z]?\d)/gm,
      (_, before) => `${before}D`,
    ),
  xml: (text) => text.replaceAll('>CRDT<', '>DBIT<'),
  ofx: (text) => text.replaceAll(/(<TRNAMT>\s*)\+?(?=\d)/gi, '$1-'),
  csv: (text) =>
    text
      .replaceAll(/\bBij\b/g, 'Af')
      .replaceAll(/\binflow\b/g, 'outflow')
      .replaceAll(/,C,/g, ',D,')
      .replaceAll(/,credit,/g, ',debit,'),
}

const kindOf = (name: string) => {
  const end = name.slice(name.lastIndexOf('.') + 1)
  return end === 'txt' ? 'sta' : end
}

/** Read by the columns of the file as the bank wrote it. */
async function entriesOf(name: string, change: Change) {
  const bytes = fileOf(name)
  const original = await readBankFile(bytes)
  // One letter a byte: what a file holds beside its figures stays as it is.
  const changed = await readBankFile(Buffer.from(change(bytes.toString('latin1')), 'latin1'))
  if ('problem' in original || 'problem' in changed) return []
  if ('file' in changed) return changed.file.entries
  const columns = 'table' in original ? guessColumns(original.table) : null
  const isSame = columns && changed.table.headings.includes(columns.day)
  const read = readCsvStatement(changed.table, isSame ? columns : guessColumns(changed.table))
  return 'file' in read ? read.file.entries : []
}

const samples = readings.map(([name]) => name)
const unchanged: Change = (text) => text

describe.skipIf(!existsSync(corpus))('a sample that was tampered with', () => {
  it.each(samples)('%s brings nothing in a currency that it no longer names', async (name) => {
    const before = new Set((await entriesOf(name, unchanged)).map(({ currency }) => currency))
    for (const currency of before) {
      if (currency === '') continue
      const after = await entriesOf(name, (text) => text.replaceAll(currency, 'TZS'))
      expect(after.filter((entry) => entry.currency === currency)).toEqual([])
    }
  })

  it.each(samples)('%s brings nothing that it says has left', async (name) => {
    const change = leaving[kindOf(name)] ?? unchanged
    const text = fileOf(name).toString('latin1')
    if (change(text) === text) return
    const after = await entriesOf(name, change)
    expect(after.filter(({ amount }) => amount > 0)).toEqual([])
  })

  it.each(samples)('%s brings nothing that it says has not taken place', async (name) => {
    const pending: Change = (text) =>
      text.replaceAll(/>BOOK</g, '>PDNG<').replaceAll(/\b(?:Completed|Posted)\b/g, 'Failed')
    const text = fileOf(name).toString('latin1')
    if (pending(text) === text) return
    expect(await entriesOf(name, pending)).toEqual([])
  })
})

describe.skipIf(!existsSync(corpus))('a sample of a bank (skipped without ../shared)', () => {
  it.each(readings)('%s is read as it is meant', async (name, expected) => {
    const found = await readingOf(name)
    if (typeof expected === 'string') expect(found).toBe(expected)
    else expect(found).toMatchObject(expected as object)
  })
})
