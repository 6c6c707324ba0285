import { useTranslate } from '@bandari/i18n/react'
import { buttonClass } from '../basics/Button.tsx'
import { EmptyState } from './EmptyState.tsx'
import { Mark } from '../content/Wordmark.tsx'
import { StoryLink } from '../stories/story-layout.tsx'
import { longVehicle } from '../stories/story-samples.ts'

export default {}

export const TitleAlone = () => {
  const t = useTranslate()
  return <EmptyState title={t('basket.empty')} />
}

const Shop = () => {
  const t = useTranslate()
  return (
    <StoryLink className={buttonClass()} href="/cars">
      {t('basket.continueShopping')}
    </StoryLink>
  )
}

export const WithTheNextStep = () => {
  const t = useTranslate()
  return (
    <EmptyState title={t('basket.empty')} action={<Shop />}>
      {t('basket.emptyHint')}
    </EmptyState>
  )
}

export const WithAnIcon = () => {
  const t = useTranslate()
  return (
    <EmptyState title={t('basket.empty')} icon={<Mark size={64} />} action={<Shop />}>
      {t('basket.emptyHint')}
    </EmptyState>
  )
}

export const LongText = () => {
  const t = useTranslate()
  return (
    <EmptyState title={t('details.withdrawn', { title: longVehicle })} action={<Shop />}>
      {t('checkout.consigneeLead')}
    </EmptyState>
  )
}
