import type { Handler } from '../../core/contract.ts'
import { ruleView } from './rule.view.ts'
import { listRules } from './rules.store.ts'

export const listModerationRules: Handler<'listModerationRules'> = async ({ db }) => ({
  status: 200,
  body: (await listRules(db)).map(ruleView),
})
