import type { ModerationRule, ModerationRuleChange } from '@bandari/sdk'
import { granted } from './granted.ts'
import { ask, client } from './sdk.ts'

export async function setModerationRule(
  code: ModerationRule['code'],
  body: ModerationRuleChange,
): Promise<ModerationRule> {
  const params = { path: { code } }
  return granted(ask(client.PUT('/support/moderation-rules/{code}', { params, body })))
}
