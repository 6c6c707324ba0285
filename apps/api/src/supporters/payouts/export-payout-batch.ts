import type { Handler } from '../../core/contract.ts'
import { writeCsv } from '../../core/csv.ts'
import { toDecimal } from '../../core/money.ts'
import { notFound } from '../../core/refusal.ts'
import { lineReference } from './payout.view.ts'
import { findBatch, listLinesOf } from './payouts.store.ts'

const columns = ['name', 'mobile', 'code', 'amount', 'currency', 'reference']

export const exportPayoutBatch: Handler<'exportPayoutBatch'> = async ({ db }, { path }) => {
  const batch = await findBatch(db, path.id)
  if (!batch) return notFound
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
