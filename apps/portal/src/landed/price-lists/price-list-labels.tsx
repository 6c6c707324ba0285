import type { PlainMessageId } from '@bandari/i18n'
import type { PriceList, PriceListPreview } from '@bandari/sdk'
import { Badge } from '@bandari/ui'
import { t } from '../../language/translator.ts'
import { formatMoment, localDay } from '../../shared/dates.ts'
import { formatDate } from '../../shared/format.ts'
import { DraftChip } from '../rule-labels.tsx'

export const changeLabels = {
  added: 'staffImportRules.pricePreview.added',
  changed: 'staffImportRules.pricePreview.changed',
  gone: 'staffImportRules.pricePreview.gone',
} as const satisfies Record<PriceListPreview['changes'][number]['change'], string>

export const matchLabels = {
  sure: 'staffImportRules.priceMatch.sure',
  likely: 'staffImportRules.priceMatch.likely',
  by_hand: 'staffImportRules.priceMatch.byHand',
  make_only: 'staffImportRules.priceMatch.make',
  none: 'staffImportRules.priceMatch.none',
} as const satisfies Record<string, PlainMessageId>

export function PriceListChip(list: PriceList) {
  if (list.is_in_force) {
    return <Badge tone="available">{t('staffImportRules.priceList.counts')}</Badge>
  }
  return isToCome(list) ? (
    <Badge>
      {t('staffImportRules.priceList.countsFrom', { day: formatDate(list.in_force_from) })}
    </Badge>
  ) : (
    <DraftChip state={list.state} is_overtaken={list.is_overtaken} />
  )
}

function isToCome({ state, in_force_from: from }: PriceList): boolean {
  return state === 'published' && from > localDay()
}

export function importedByLabel({ drafted_by: name, set_at: at }: PriceList): string {
  return name === null
    ? t('staffImportRules.priceList.withProgram')
    : t('staffImportRules.draft.byOn', { name, moment: formatMoment(at) })
}
