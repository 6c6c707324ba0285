import type { Handler } from '../../../core/contract.ts'
import { fieldErrors } from '../../../core/field-problems.ts'
import type { PlainOrProblem } from '../../../core/problem.ts'
import { refuse } from '../../../core/refusal.ts'
import { readCsv } from '../../../stock/imports/read-csv.ts'
import type { RateTerms } from '../exchange-rates.store.ts'
import { countKnown, readPositions } from './rate-columns.ts'
import { readRates } from './read-rates.ts'
import { writeRate } from './write-rate.ts'

const mostRows = 1000

/** How many wrong rows are shown; enough to see what is wrong with a file. */
const mostProblems = 100

export const importExchangeRates: Handler<'importExchangeRates'> = async (
  { db, clock },
  { body: { file }, account },
) => {
  const now = clock.now()
  const reading = await readFile(file.data, now)
  if ('problems' in reading) {
    return refuse(400, fieldErrors({ file: reading.problems.slice(0, mostProblems) }))
  }
  let set = 0
  for (const terms of reading.rates) {
    const writing = { actorId: account.id, reason: file.filename || null, now }
    const { isKnown } = await writeRate(db, terms, writing)
    if (!isKnown) set += 1
  }
  return { status: 200, body: { set, known: reading.rates.length - set } }
}

type Reading = { rates: RateTerms[] } | { problems: PlainOrProblem[] }

async function readFile(bytes: Uint8Array, now: Date): Promise<Reading> {
  const reading = await readCsv(bytes, { mostRows, known: countKnown })
  if ('problem' in reading) {
    const { problem } = reading
    return { problems: [problem === 'file_not_csv' ? 'rate_file_not_csv' : problem] }
  }
  const { headings, rows } = reading.file
  const found = readPositions(headings)
  return 'problems' in found ? found : readRates(rows, { ...found, now })
}
