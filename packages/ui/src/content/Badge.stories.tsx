import { useTranslate } from '@bandari/i18n/react'
import { Badge } from './Badge.tsx'
import { Row } from '../stories/story-layout.tsx'

export default {}

export const Tones = () => {
  const t = useTranslate()
  return (
    <Row>
      <Badge>{t('portal.status.shipped')}</Badge>
      <Badge tone="available">{t('details.available')}</Badge>
      <Badge tone="attention">{t('portal.status.pending')}</Badge>
      <Badge tone="refusal">{t('portal.status.declined')}</Badge>
      <Badge tone="saving">{t('ui.save', { percent: 10 })}</Badge>
    </Row>
  )
}

/** As long as one gets: a phone has no room for one line of it. */
export const LongText = () => {
  const t = useTranslate()
  const moment = 'Nov. 12, 2026, 8:00 AM EAT'
  return <Badge tone="attention">{t('portalPapers.state.toConfirm', { moment })}</Badge>
}
