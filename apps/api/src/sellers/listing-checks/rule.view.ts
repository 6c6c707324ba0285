import type { ModerationRule } from '@bandari/sdk'
import type { RuleRow } from './rules.store.ts'

export function ruleView({ changed_at, ...rule }: RuleRow): ModerationRule {
  return { ...rule, changed_at: changed_at?.toISOString() ?? null }
}
