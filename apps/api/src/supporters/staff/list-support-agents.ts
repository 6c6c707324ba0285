import type { Handler } from '../../core/contract.ts'
import { listRecords } from '../../platform/lists/list-records.ts'
import { supportAgentView } from './support-agent.view.ts'
import { supportAgents } from './support-agents.store.ts'

export const listSupportAgents: Handler<'listSupportAgents'> = (context, { query }) =>
  listRecords(supportAgents, {
    db: context.db,
    query,
    view: (rows) => rows.map((row) => supportAgentView(row, context)),
  })
