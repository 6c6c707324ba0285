import type { BankColumns } from '@bandari/sdk'
import type { Handler } from '../../../core/contract.ts'
import { fieldErrors } from '../../../core/field-problems.ts'
import type { PlainOrProblem } from '../../../core/problem.ts'
import { refuse } from '../../../core/refusal.ts'
import { insertAudit } from '../../../platform/audit/audit.store.ts'
import { accountKey } from '../accounts-of-ours.ts'
import { findColumns, saveColumns } from '../statements.store.ts'

/** Staff name the columns of an account's files once; every later file of it with these headings is read by them. */
export const setBankColumns: Handler<'setBankColumns'> = async (
  { db, clock },
  { body, account },
) => {
  const { headings, id: replaced = null } = body
  const columns = cleaned(body.columns)
  const problems = columnProblems(columns, headings)
  if (Object.keys(problems).length > 0) return refuse(400, fieldErrors({ columns: problems }))
  const common = { actorId: account.id, now: clock.now() }
  const key = accountKey(columns.account)
  const named = await findColumns(db, headings)
  const before = named.find(({ id, account: of }) => id === replaced || of === key)
  await saveColumns(db, { ...common, headings, account: key, replaced, columns })
  await insertAudit(db, {
    ...common,
    action: 'set-bank-columns',
    subject: 'bank-columns',
    subjectId: columns.bank || headings.join(', ').slice(0, 100),
    before: before?.columns ?? null,
    after: columns,
    reason: null,
  })
  return { status: 200, body: columns }
}

/** Spaces around an account number are dropped. */
function cleaned(columns: BankColumns): BankColumns {
  const { bank, account, currency, day_order, decimal_mark, ...places } = columns
  return {
    ...places,
    bank: bank.trim(),
    account: account.trim(),
    currency,
    day_order,
    decimal_mark,
  }
}

const single = [
  'day',
  'amount',
  'credit',
  'debit',
  'direction',
  'status',
  'currency_column',
  'account_column',
  'balance',
  'reference',
  'party',
] as const

function columnProblems(
  columns: BankColumns,
  headings: readonly string[],
): Record<string, PlainOrProblem[]> {
  const isKnown = (heading: string | null) => heading === null || headings.includes(heading)
  const wrong = single.filter((name) => !isKnown(columns[name] ?? null))
  const problems: Record<string, PlainOrProblem[]> = Object.fromEntries(
    wrong.map((name) => [name, ['bank_column_unknown']]),
  )
  if (!columns.text.every(isKnown)) problems['text'] = ['bank_column_unknown']
  if (accountKey(columns.account) === '') problems['account'] = ['required']
  const isSplit = columns.credit !== null && columns.debit !== null
  if (columns.amount === null && !isSplit) problems['amount'] = ['bank_column_amount']
  return problems
}
