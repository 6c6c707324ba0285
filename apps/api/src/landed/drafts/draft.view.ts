import type { ImportRuleDraft } from '@bandari/sdk'
import type { Account } from '../../core/account.ts'
import { ruleWords } from '../rule-label.ts'
import type { DraftRow } from './draft.store.ts'

export function draftView(row: DraftRow, { id: reader }: Pick<Account, 'id'>): ImportRuleDraft {
  const { drafter, decider, drafted_by: author, state, is_overtaken } = row
  return {
    id: row.id,
    version: row.version,
    state,
    rule_id: row.rule_id,
    country: row.country,
    part: row.part,
    key: row.key,
    words: ruleWords({ ...row, content: row.before }),
    before: { ...row.before },
    content: row.content && { ...row.content },
    checked_on: row.checked_on,
    reason: row.reason,
    drafted_by: drafter,
    drafted_at: row.drafted_at.toISOString(),
    decided_by: decider,
    decided_at: row.decided_at?.toISOString() ?? null,
    is_overtaken,
    may_edit: state === 'open' && author === reader,
    may_publish: state === 'open' && author !== reader && !is_overtaken,
  }
}
