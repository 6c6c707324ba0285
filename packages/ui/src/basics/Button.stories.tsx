import { useTranslate } from '@bandari/i18n/react'
import { Button, buttonClass } from './Button.tsx'
import { Icon } from './Icon.tsx'
import { Column, Row, StoryLink } from '../stories/story-layout.tsx'

export default {}

const variants = ['primary', 'secondary', 'quiet', 'danger'] as const

export const Variants = () => {
  const t = useTranslate()
  return (
    <Row>
      <Button>{t('details.buyNow')}</Button>
      <Button variant="secondary">{t('details.makeOffer')}</Button>
      <Button variant="quiet">{t('search.clear')}</Button>
      <Button variant="danger">{t('basket.remove')}</Button>
    </Row>
  )
}

export const Sizes = () => {
  const t = useTranslate()
  return (
    <Row>
      <Button size="small">{t('details.buyNow')}</Button>
      <Button>{t('details.buyNow')}</Button>
      <Button size="large">{t('details.buyNow')}</Button>
    </Row>
  )
}

export const Busy = () => {
  const t = useTranslate()
  return (
    <Row>
      {variants.map((variant) => (
        <Button key={variant} variant={variant} loading>
          {t('checkout.submit')}
        </Button>
      ))}
    </Row>
  )
}

export const Disabled = () => {
  const t = useTranslate()
  return (
    <Row>
      {variants.map((variant) => (
        <Button key={variant} variant={variant} disabled>
          {t('checkout.submit')}
        </Button>
      ))}
    </Row>
  )
}

export const WithAnIcon = () => {
  const t = useTranslate()
  return (
    <Button variant="secondary">
      <Icon outline="phone" />
      {t('ui.revealPhone')}
    </Button>
  )
}

export const Wide = () => {
  const t = useTranslate()
  return (
    <Column>
      <Button wide>{t('basket.proceed')}</Button>
      <Button wide variant="secondary">
        {t('basket.continueShopping')}
      </Button>
    </Column>
  )
}

export const LongText = () => {
  const t = useTranslate()
  return (
    <div style={{ maxWidth: '240px' }}>
      <Button variant="secondary">{t('auth.activateLead')}</Button>
    </div>
  )
}

/** `buttonClass` on a link: it leads somewhere, so it is no button. */
export const LinkThatLooksLikeOne = () => {
  const t = useTranslate()
  return (
    <Row>
      <StoryLink className={buttonClass()} href="/cars">
        {t('basket.continueShopping')}
      </StoryLink>
      <StoryLink className={buttonClass({ variant: 'secondary', size: 'small' })} href="/cars">
        {t('basket.continueShopping')}
      </StoryLink>
    </Row>
  )
}
