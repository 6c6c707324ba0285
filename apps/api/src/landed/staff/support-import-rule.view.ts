import type { SupportImportRule } from '@bandari/sdk'
import type { DraftedPart } from '../drafts/rule-shape.ts'
import { conditionsOf, ruleWords } from '../rule-label.ts'
import type { Regime } from '../rules.ts'

export interface ListedRule
  extends Omit<SupportImportRule, 'part' | 'words' | 'table' | 'conditions'> {
  part: DraftedPart
  content: object
  /** The name of the port that a route begins at. */
  port: string | null
  /** The table that a tax is in. */
  table: Omit<Regime, 'lines'> | null
}

export function supportImportRuleView({
  content,
  port,
  table,
  ...rule
}: ListedRule): SupportImportRule {
  const { part, key } = rule
  return {
    ...rule,
    words: ruleWords({ part, key, content, port }),
    table: table?.label?.en ?? null,
    conditions: conditionsOf({ part, content }, table).map((when) => ({ ...when })),
  }
}
