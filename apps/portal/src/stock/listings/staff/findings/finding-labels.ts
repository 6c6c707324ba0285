import type { PlainMessageId } from '@bandari/i18n'
import type { ModerationRule, SupportFinding } from '@bandari/sdk'
import { t } from '../../../../language/translator.ts'
import { formatMoney } from '../../../../shared/format.ts'

export const ruleNames: Readonly<Record<ModerationRule['code'], PlainMessageId>> = {
  price: 'staffModeration.rule.price',
  contact: 'staffModeration.rule.contact',
  picture: 'staffModeration.rule.picture',
  chassis: 'staffModeration.rule.chassis',
  flood: 'staffModeration.rule.flood',
}

export const ruleTexts: Readonly<Record<ModerationRule['code'], PlainMessageId>> = {
  price: 'staffModeration.what.price',
  contact: 'staffModeration.what.contact',
  picture: 'staffModeration.what.picture',
  chassis: 'staffModeration.what.chassis',
  flood: 'staffModeration.what.flood',
}

/** The value and what it was compared with, in a sentence. */
export function whyLabel(finding: SupportFinding): string {
  const { rule, percent, median, similar, texts, count, days, others, listing } = finding
  switch (rule) {
    case 'price':
      return t(
        percent !== null && percent < 0 ? 'staffModeration.why.below' : 'staffModeration.why.above',
        {
          percent: Math.abs(percent ?? 0),
          count: similar ?? 0,
          median: formatMoney({ amount: median ?? '0.00', currency: listing.currency }),
        },
      )
    case 'contact':
      return t('staffModeration.why.contact', { texts: texts.join(' · ') })
    case 'picture':
      return t('staffModeration.why.picture', { count: others.length })
    case 'chassis':
      return t('staffModeration.why.chassis', { count: others.length })
    case 'flood':
      return t('staffModeration.why.flood', { count: count ?? 0, days: days ?? 0 })
  }
}
