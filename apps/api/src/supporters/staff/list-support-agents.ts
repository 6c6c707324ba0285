import type { Handler } from '../../core/contract.ts'
import { refuse } from '../../core/refusal.ts'
import { detail } from '../../core/problem.ts'
import { answerList } from '../../platform/lists/answer-list.ts'
import { readList } from '../../platform/lists/list-sql.store.ts'
import { agentColumns, countAgents, listAgents } from './support-agents.store.ts'
import { supportAgentView } from './support-agent.view.ts'

const newestFirst = { field: 'started_at', descending: true } as const

export const listSupportAgents: Handler<'listSupportAgents'> = async (
  context,
  { query: parameters },
) => {
  const reading = readList(parameters, agentColumns, newestFirst)
  if ('problem' in reading) return refuse(400, detail(reading.problem))
  const { query } = reading
  const { db } = context
  const total = await countAgents(db, query)
  const rows = await listAgents(db, query)
  const body = rows.map((row) => supportAgentView(row, context))
  return answerList('agents', { query, total, body })
}
