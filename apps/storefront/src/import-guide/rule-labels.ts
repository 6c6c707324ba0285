import type { PlainMessageId } from '@bandari/i18n'
import type { ImportRules } from '@bandari/sdk'

type Rule = ImportRules['eligibility'][number]
type Inspection = ImportRules['inspection'][number]

/** How sure a rule is. */
export const confidenceLabels: Record<Rule['prov']['confidence'], PlainMessageId> = {
  two_sources: 'importGuide.sure.two_sources',
  one_source: 'importGuide.sure.one_source',
  general_knowledge: 'importGuide.sure.general_knowledge',
  disputed: 'importGuide.sure.disputed',
}

/** When a car is inspected. */
export const momentLabels: Record<Inspection['moment'], PlainMessageId> = {
  before_shipment: 'importGuide.moment.before_shipment',
  on_arrival: 'importGuide.moment.on_arrival',
  none: 'importGuide.moment.none',
  unknown: 'importGuide.moment.unknown',
}

/** What is refused, by the kind of the rule: “Refused” alone beside “Only right-hand drive” says the opposite. */
const refusedLabels: Partial<Record<string, PlainMessageId>> = {
  age: 'importGuide.refused.age',
  condition: 'importGuide.refused.condition',
  fuel: 'importGuide.refused.fuel',
  part: 'importGuide.refused.part',
  purpose: 'importGuide.refused.purpose',
}

export function badgeLabel({
  kind,
  steering,
  effect,
}: Pick<Rule, 'kind' | 'steering' | 'effect'>): PlainMessageId {
  if (effect !== 'block') return `importGuide.effect.${effect}`
  if (steering !== null) return `importGuide.refused.${steering}`
  return refusedLabels[kind] ?? 'importGuide.effect.block'
}
