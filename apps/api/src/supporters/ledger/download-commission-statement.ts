import type { Handler } from '../../core/contract.ts'
import { findAgentOf } from '../agents/agent.store.ts'
import { entryView } from './commission.view.ts'
import { listEntries } from './ledger.store.ts'
import { notAgent } from '../agents/not-agent.ts'
import { statementCsv } from './statement.ts'

export const downloadCommissionStatement: Handler<'downloadCommissionStatement'> = async (
  { db },
  { account },
) => {
  const agent = await findAgentOf(db, account.id)
  if (!agent) return notAgent
  const entries = await listEntries(db, agent.id, { oldestFirst: true })
  return {
    status: 200,
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="commission-${agent.code}.csv"`,
    },
    body: Buffer.from(statementCsv(entries.map(entryView))),
  }
}
