import type { Context } from '../../../core/context.ts'
import type { Handler } from '../../../core/contract.ts'
import { fieldErrors } from '../../../core/field-problems.ts'
import type { PlainOrProblem } from '../../../core/problem.ts'
import { refuse } from '../../../core/refusal.ts'
import { insertAudit } from '../../../platform/audit/audit.store.ts'
import type { Database } from '../../../platform/db/database.ts'
import { importStatement } from '../import-statement.ts'
import { matchDueEntries } from '../match-due-entries.ts'
import {
  type ReadStatement,
  readStatementFile,
  type StatedFacts,
  type StatementFile,
} from '../read-statement-file.ts'
import { balanceProblem, doubtsOf } from '../statement-facts.ts'
import { saidIn } from './said.ts'
import { bankStatements, type StatementRow } from './statement-list.store.ts'
import { statementView } from './statement.view.ts'

const maxNameLength = 200

/** Milliseconds in which the orders of a month's movements are found; those of a year's go on in the background. */
const matchedAtOnce = 1500

/**
 * The second step: stores the new movements of the file. It is read before the transaction begins (`x-writes: false`).
 */
export const importBankStatement: Handler<'importBankStatement'> = async (
  context,
  { body, account },
) => {
  const { db } = context
  const { file: sent, confirmed } = body
  const said = saidIn(body)
  const reading = await readStatementFile(context, { bytes: sent.data, said })
  if ('problem' in reading) return refuse(400, fieldErrors({ [reading.field]: [reading.problem] }))
  if (!('sources' in reading)) return refuse(400, fieldErrors(lackingIn(reading)))
  const doubts = doubtsOf(reading)
  if (doubts.length > 0 && confirmed === undefined)
    return refuse(400, fieldErrors({ confirmed: unconfirmed(reading) }))
  const fileName = sent.filename.slice(0, maxNameLength)
  const id = await db
    .transaction()
    .execute((tx) =>
      saveStatement({ ...context, db: tx }, { reading, said, fileName, actorId: account.id }),
    )
  await matchDueEntries(context, { forMs: matchedAtOnce })
  return { status: 200, body: statementView(await statementOf(db, id)) }
}

interface Saved {
  reading: ReadStatement
  said: StatedFacts
  fileName: string
  actorId: number
}

async function saveStatement(
  context: Pick<Context, 'db' | 'clock'>,
  { reading, said, fileName, actorId }: Saved,
): Promise<number> {
  const { db, clock } = context
  const id = await importStatement(context, { file: reading.file, fileName, actorId })
  const row = await statementOf(db, id)
  const doubts = doubtsOf(reading)
  await insertAudit(db, {
    actorId,
    action: 'import-bank-statement',
    subject: 'bank-statement',
    subjectId: id,
    before: null,
    after: {
      file: fileName,
      new: row.entry_count,
      known: row.known_count,
      ...(said.account !== null && { account: said.account }),
      ...(said.currency !== null && { currency: said.currency }),
      ...(doubts.length > 0 && { confirmed: doubts }),
    },
    reason: null,
    now: clock.now(),
  })
  return id
}

async function statementOf(db: Database, id: number): Promise<StatementRow> {
  const row = await bankStatements.find(db, id)
  if (!row) throw new Error(`statement ${id} does not exist`)
  return row
}

type Mistakes = Partial<Record<'file' | 'account' | 'currency' | 'confirmed', PlainOrProblem[]>>

/** What a person has to say before the file can be read. */
function lackingIn(
  reading: Exclude<StatementFile, ReadStatement | { problem: unknown }>,
): Mistakes {
  if ('guess' in reading) {
    return reading.guess === null
      ? { account: ['statement_account_missing'] }
      : { file: ['statement_columns_missing'] }
  }
  return {
    ...(reading.unsaid.includes('account') && { account: ['statement_account_missing' as const] }),
    ...(reading.unsaid.includes('currency') && {
      currency: ['statement_currency_missing' as const],
    }),
  }
}

function unconfirmed(reading: ReadStatement): PlainOrProblem[] {
  const { balanceBreak } = reading.file
  const isGuessed = doubtsOf(reading).includes('currency')
  return [
    ...(isGuessed ? ['statement_unconfirmed' as const] : []),
    ...(balanceBreak ? [balanceProblem(balanceBreak)] : []),
  ]
}
