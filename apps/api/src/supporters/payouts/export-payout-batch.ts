import type { Handler } from '../../core/contract.ts'
import { writeCsv } from '../../core/csv.ts'
import { shopDay } from '../../core/shop-day.ts'
import { toDecimal } from '../../core/money.ts'
import { notFound, refuse } from '../../core/refusal.ts'
import { detail } from '../../core/problem.ts'
import type { FullPayoutDetails } from '../payout-details/parse-payout-details.ts'
import { openDetails } from '../payout-details/sealed-details.ts'
import { lineReference } from './payout.view.ts'
import { listDetails } from './payout.store.ts'
import { listLinesOf, payoutBatches } from './payouts.store.ts'

const columns = ['name', 'mobile', 'code', 'amount', 'currency', 'reference', 'paid_on']

const detailColumns = [
  'pay_to',
  'holder',
  'country',
  'account_currency',
  'operator',
  'number',
  'bank',
  'branch',
  'swift',
  'account_number',
]

export const exportPayoutBatch: Handler<'exportPayoutBatch'> = async (
  context,
  { path, account },
) => {
  const { db } = context
  const batch = await payoutBatches(account.id).find(db, path.id)
  if (!batch) return notFound
  if (batch.state === 'discarded') return refuse(409, detail('batch_discarded'))
  const paidOn = batch.state === 'paid' && batch.closed_at ? shopDay(batch.closed_at) : null
  const lines = await listLinesOf(db, batch.id)
  const details = await listDetails(db, lines)
  const rows = lines.map((line) => {
    const row = details.get(line.details_id ?? 0)
    return [
      line.name,
      line.mobile,
      line.code,
      toDecimal(line.amount),
      line.currency,
      lineReference(line),
      paidOn,
      ...cellsOf(row ? openDetails(context, row) : null),
    ]
  })
  return {
    status: 200,
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="payout-${batch.id}.csv"`,
    },
    body: Buffer.from(writeCsv([[...columns, ...detailColumns], ...rows])),
  }
}

/** Empty for an agent without details, who has to be asked before anything is sent. */
function cellsOf(details: FullPayoutDetails | null): (string | null)[] {
  if (!details) return ['missing', ...Array.from({ length: detailColumns.length - 1 }, () => null)]
  const { kind, holder, country, currency, operator, number } = details
  const { bank, branch, swift, account_number } = details
  return [kind, holder, country, currency, operator, number, bank, branch, swift, account_number]
}
