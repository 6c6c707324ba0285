import type { ImportRuleDraft, SupportImportRule } from '@bandari/sdk'
import { Badge } from '@bandari/ui'
import { t } from '../language/translator.ts'
import { formatDate } from '../shared/format.ts'
import { regionNames } from '../shared/region-names.ts'
import { conditionWords, type When } from './rule-sentences.ts'
import { confidenceLabels, draftStateLabels, stateLabels } from './import-rules.data.ts'

const tones = {
  current: 'available',
  check: 'attention',
  ended: 'refusal',
  coming: 'neutral',
} as const

const draftTones = { open: 'attention', published: 'available', dropped: 'neutral' } as const

export function countryName(code: string): string {
  return regionNames.of(code) ?? code
}

export function validityLabel({
  valid_from: from,
  valid_to: to,
}: Pick<SupportImportRule, 'valid_from' | 'valid_to'>): string {
  if (from !== null && to !== null)
    return t('staffImportRules.between', { from: formatDate(from), to: formatDate(to) })
  if (from !== null) return t('staffImportRules.since', { day: formatDate(from) })
  if (to !== null) return t('staffImportRules.until', { day: formatDate(to) })
  return t('staffImportRules.always')
}

export function confidenceLabel({ confidence }: Pick<SupportImportRule, 'confidence'>): string {
  return t(confidence === null ? 'staffImportRules.sure.none' : confidenceLabels[confidence])
}

export function RuleChip({ state }: Pick<SupportImportRule, 'state'>) {
  return <Badge tone={tones[state]}>{t(stateLabels[state])}</Badge>
}

export function DraftChip({
  state,
  is_overtaken,
}: Pick<ImportRuleDraft, 'state' | 'is_overtaken'>) {
  if (is_overtaken) return <Badge tone="refusal">{t('staffImportRules.draft.overtaken')}</Badge>
  return <Badge tone={draftTones[state]}>{t(draftStateLabels[state])}</Badge>
}

/** What a rule is called; a table of duties without words of its own by what it applies to. */
export function ruleTitle({
  words,
  key,
  conditions,
}: Pick<SupportImportRule, 'words' | 'key' | 'conditions'>): string {
  return words === key ? (conditionWords(conditions as When[]) ?? words) : words
}

/** What a draft is about: a rule, or the whole file of its country. */
export function ruleOf({
  part,
  words,
  key,
  before,
}: Pick<ImportRuleDraft, 'part' | 'words' | 'key' | 'before'>): string {
  if (part === 'sheet') return t('staffImportRules.part.sheet')
  const { when = {} } = before as { when?: When }
  return ruleTitle({
    words,
    key,
    conditions: [when] as object[] as SupportImportRule['conditions'],
  })
}
