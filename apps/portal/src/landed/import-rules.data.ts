import type { PlainMessageId } from '@bandari/i18n'
import type { ImportRuleDraft, ImportRuleEffect, SupportImportRule, ToldPrice } from '@bandari/sdk'

export const stateLabels = {
  current: 'staffImportRules.current',
  check: 'staffImportRules.check',
  ended: 'staffImportRules.ended',
  coming: 'staffImportRules.coming',
} as const satisfies Record<SupportImportRule['state'], PlainMessageId>

export const draftStateLabels = {
  open: 'staffImportRules.draft.open',
  published: 'staffImportRules.draft.published',
  dropped: 'staffImportRules.draft.dropped',
} as const satisfies Record<ImportRuleDraft['state'], PlainMessageId>

export const verdictLabels = {
  ok: 'staffImportRules.verdict.ok',
  warn: 'staffImportRules.verdict.warn',
  permit: 'staffImportRules.verdict.permit',
  unknown: 'staffImportRules.verdict.unknown',
  block: 'staffImportRules.verdict.block',
} as const satisfies Record<ToldPrice['verdict'], PlainMessageId>

export const partLabels = {
  eligibility: 'staffImportRules.part.eligibility',
  inspection: 'staffImportRules.part.inspection',
  regime: 'staffImportRules.part.regime',
  line: 'staffImportRules.part.line',
  fee: 'staffImportRules.part.fee',
  document: 'staffImportRules.part.document',
  port: 'staffImportRules.part.port',
  route: 'staffImportRules.part.route',
} as const satisfies Record<SupportImportRule['part'], PlainMessageId>

/** Sections of a country's whole file, which has more than a single rule. */
export const filePartLabels = {
  ...partLabels,
  sheet: 'staffImportRules.part.sheet',
  source: 'staffImportRules.part.source',
  duty: 'staffImportRules.part.duty',
  unknown: 'staffImportRules.part.unknown',
} as const satisfies Record<ImportRuleEffect['rules'][number]['part'], PlainMessageId>

export const changeLabels = {
  added: 'staffImportRules.file.added',
  changed: 'staffImportRules.file.changed',
  taken_back: 'staffImportRules.file.takenBack',
  kept: 'staffImportRules.file.kept',
} as const satisfies Record<ImportRuleEffect['rules'][number]['change'], PlainMessageId>

export const confidenceLabels = {
  two_sources: 'staffImportRules.sure.two',
  one_source: 'staffImportRules.sure.one',
  general_knowledge: 'staffImportRules.sure.general',
  disputed: 'staffImportRules.sure.disputed',
} as const satisfies Record<NonNullable<SupportImportRule['confidence']>, PlainMessageId>

/** Countries that have rules, by ISO alpha-2. */
export const ruledCountries = [
  'AO',
  'BI',
  'BW',
  'CD',
  'ET',
  'KE',
  'LS',
  'MG',
  'MU',
  'MW',
  'MZ',
  'NA',
  'RW',
  'SC',
  'SS',
  'SZ',
  'TZ',
  'UG',
  'ZA',
  'ZM',
  'ZW',
] as const
