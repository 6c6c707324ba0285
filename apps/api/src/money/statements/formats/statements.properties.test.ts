import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { BankColumns } from '@bandari/sdk'
import type { BankFile } from './bank-file.ts'
import { readCsvStatement } from './csv-statement.ts'
import { readBankFile } from './read-bank-file.ts'
import { type Dialect, dialects, type WrittenStatement } from './statement-writers.test-data.ts'

const days = fc
  .integer({ min: 0, max: 700 })
  .map((after) => new Date(Date.UTC(2025, 0, 1) + after * 86_400_000).toISOString().slice(0, 10))

const words = fc.stringMatching(/^[A-Z][A-Za-z0-9 &<>,;'"]{0,30}[a-z]$/)

const movement = fc.record({
  day: days,
  amount: fc.integer({ min: -9_999_999_99, max: 9_999_999_99 }).filter((amount) => amount !== 0),
  reference: fc.stringMatching(/^FT[0-9]{4,10}$/),
  text: words,
  isDone: fc.boolean(),
})

const statement: fc.Arbitrary<WrittenStatement> = fc.record({
  account: fc.stringMatching(/^[1-9][0-9]{9,14}$/),
  currency: fc.constantFrom('USD', 'KES', 'EUR', 'ZAR'),
  opening: fc.integer({ min: -1_000_000_00, max: 1_000_000_00 }),
  movements: fc.array(movement, { minLength: 3, maxLength: 12 }),
})

/** A message has no movement that did not take place. */
const asTold = (given: WrittenStatement, { hasState }: Dialect): WrittenStatement => ({
  ...given,
  movements: given.movements.map((each) => ({ ...each, isDone: each.isDone || !hasState })),
})

async function read(bytes: Uint8Array, { columns }: Dialect): Promise<BankFile | string> {
  const reading = await readBankFile(bytes)
  if ('problem' in reading) return codeOf(reading.problem)
  if ('file' in reading) return reading.file
  const found = readCsvStatement(reading.table, { account: '', ...columns } as BankColumns)
  return 'file' in found ? found.file : codeOf(found.problem)
}

const codeOf = (problem: string | { code: string }) =>
  typeof problem === 'string' ? problem : problem.code

const essence = (file: BankFile | string) =>
  typeof file === 'string'
    ? file
    : file.entries.map(({ account, bookedOn, amount, currency, reference }) =>
        [account, bookedOn, amount, currency, reference].join(' '),
      )

const meant = ({ account, currency, movements }: WrittenStatement) =>
  movements
    .filter(({ isDone }) => isDone)
    .map(({ day, amount, reference }) => [account, day, amount, currency, reference].join(' '))

describe.each(Object.entries(dialects))('%s', (_name, dialect) => {
  it('is read as it was written', async () => {
    await fc.assert(
      fc.asyncProperty(statement, async (given) => {
        const told = asTold(given, dialect)
        const file = await read(dialect.write(told), dialect)
        const expected = meant(told)
        if (expected.length === 0 && typeof file === 'string') expect(file).toBe('statement_empty')
        else expect(new Set(essence(file))).toEqual(new Set(expected))
        if (typeof file === 'string') return
        expect(file.balanceBreak).toBeUndefined()
        const counts = file.statements.reduce((sum, { count }) => sum + count, 0)
        expect(counts).toBe(file.entries.length)
      }),
      { numRuns: 40 },
    )
  })

  it('never gains a sum, a currency or a state that was not written', async () => {
    await fc.assert(
      fc.asyncProperty(statement, async (given) => {
        const told = asTold(given, dialect)
        const changed = [
          // What came is written as what left.
          {
            ...told,
            movements: told.movements.map((each) => ({ ...each, amount: -Math.abs(each.amount) })),
          },
          { ...told, currency: 'TZS' },
          ...(dialect.hasState
            ? [{ ...told, movements: told.movements.map((each) => ({ ...each, isDone: false })) }]
            : []),
        ]
        for (const each of changed) {
          const found = essence(await read(dialect.write(each), dialect))
          const lawful = new Set(meant(each))
          if (typeof found !== 'string') for (const entry of found) expect(lawful).toContain(entry)
        }
      }),
      { numRuns: 20 },
    )
  })
})
