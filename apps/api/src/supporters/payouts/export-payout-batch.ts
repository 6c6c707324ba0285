import type { Handler } from '../../core/contract.ts'
import { writeCsv } from '../../core/csv.ts'
import { toDecimal } from '../../core/money.ts'
import { notFound, refuse } from '../../core/refusal.ts'
import { detail } from '../../core/problem.ts'
import { lineReference } from './payout.view.ts'
import { findBatch, listLinesOf } from './payouts.store.ts'

const columns = ['name', 'mobile', 'code', 'amount', 'currency', 'reference']

export const exportPayoutBatch: Handler<'exportPayoutBatch'> = async (
  { db },
  { path, account },
) => {
  const batch = await findBatch(db, { id: path.id, readerId: account.id })
  if (!batch) return notFound
  if (batch.state === 'discarded') return refuse(409, detail('batch_discarded'))
  const rows = (await listLinesOf(db, batch.id)).map((line) => [
    line.name,
    line.mobile,
    line.code,
    toDecimal(line.amount),
    line.currency,
    lineReference(line),
  ])
  return {
    status: 200,
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="payout-${batch.id}.csv"`,
    },
    body: Buffer.from(writeCsv([columns, ...rows])),
  }
}
