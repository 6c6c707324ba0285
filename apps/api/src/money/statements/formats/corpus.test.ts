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
  const file = [corpus, cases].map((folder) => new URL(name, folder)).find(existsSync)
  if (!file) throw new Error(`${name} is missing`)
  const reading = await readBankFile(readFileSync(file))
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

describe.skipIf(!existsSync(corpus))('a sample of a bank (skipped without ../shared)', () => {
  it.each(readings)('%s is read as it is meant', async (name, expected) => {
    const found = await readingOf(name)
    if (typeof expected === 'string') expect(found).toBe(expected)
    else expect(found).toMatchObject(expected as object)
  })
})
