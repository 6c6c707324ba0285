import { useTranslate } from '@bandari/i18n/react'
import { Button } from '../basics/Button.tsx'
import { Notice } from './Notice.tsx'
import { Column } from '../stories/story-layout.tsx'

export default {}

export const Kinds = () => {
  const t = useTranslate()
  return (
    <Column>
      <Notice title={t('portal.restored')}>{t('staff.overtaken')}</Notice>
      <Notice kind="success" title={t('auth.accountCreated')}>
        {t('auth.activationDelay')}
      </Notice>
      <Notice kind="attention" title={t('details.underAuction')}>
        {t('details.auctionAdvice')}
      </Notice>
    </Column>
  )
}

export const TitleAlone = () => {
  const t = useTranslate()
  return <Notice kind="success" title={t('auth.activated')} />
}

export const TextAlone = () => {
  const t = useTranslate()
  return <Notice>{t('details.notIncluded')}</Notice>
}

/** Read out when it appears. */
export const AnswersThePerson = () => {
  const t = useTranslate()
  return (
    <Notice kind="info" title={t('portal.restored')} live>
      <Button variant="secondary" size="small">
        {t('portal.discardThem')}
      </Button>
    </Notice>
  )
}
