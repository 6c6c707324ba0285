import type { Handler } from '../contract.ts'
import { refuse } from '../refusal.ts'
import { contentRange, readListQuery } from '../support/list-query.ts'
import { agentFields, countAgents, incomparableField, listAgents } from './support-agents.store.ts'
import { supportAgentView } from './support-agent.view.ts'

const newestFirst = { field: 'started_at', descending: true } as const

export const listSupportAgents: Handler<'listSupportAgents'> = async ({ db }, { query }) => {
  const reading = readListQuery(query, { fields: agentFields, sort: newestFirst })
  if ('problem' in reading) return refuse(400, { detail: reading.problem })
  const wrong = incomparableField(reading.query.conditions)
  if (wrong) return refuse(400, { detail: `${wrong} cannot be compared with that value.` })
  const total = await countAgents(db, reading.query)
  const rows = await listAgents(db, reading.query)
  const place = { first: reading.query.range.first, count: rows.length, total }
  return {
    status: 200,
    headers: {
      'content-range': contentRange('agents', place),
      'access-control-expose-headers': 'Content-Range',
    },
    body: rows.map(supportAgentView),
  }
}
