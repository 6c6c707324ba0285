import { useFormat, useTranslate } from '@bandari/i18n/react'
import type { ImportRules } from '@bandari/sdk'
import css from './ImportGuidePage.module.css'
import { confidenceLabels } from './rule-labels.ts'

/** How sure a rule is, since when it holds, and who says so. */
export function Provenance({ prov }: { prov: ImportRules['eligibility'][number]['prov'] }) {
  const t = useTranslate()
  const format = useFormat()
  const { confidence, valid_from, valid_to, source, source_url } = prov
  const words = [
    t(confidenceLabels[confidence]),
    valid_from && t('importGuide.since', { day: format.longDate(valid_from) }),
    valid_to && t('importGuide.until', { day: format.longDate(valid_to) }),
    source,
  ].filter(Boolean)
  return (
    <small className={css.prov}>
      {words.join(' · ')}{' '}
      {source_url && /^https?:/.test(source_url) && (
        <a href={source_url} rel="noopener nofollow">
          {new URL(source_url).hostname}
        </a>
      )}
    </small>
  )
}
