import { useTranslate } from '@bandari/i18n/react'
import { Checkbox } from './Checkbox.tsx'

export default {}

export const Unticked = () => {
  const t = useTranslate()
  return <Checkbox label={t('checkout.remember')} />
}

export const Ticked = () => {
  const t = useTranslate()
  return <Checkbox label={t('checkout.remember')} defaultChecked />
}

export const WithHint = () => {
  const t = useTranslate()
  return <Checkbox label={t('details.insurance')} hint={t('details.insuranceText')} />
}

export const WithError = () => {
  const t = useTranslate()
  return <Checkbox label={t('checkout.remember')} error={t('portal.missing')} />
}

export const Disabled = () => {
  const t = useTranslate()
  return (
    <>
      <Checkbox label={t('details.insurance')} hint={t('details.insuranceText')} disabled />
      <Checkbox label={t('checkout.remember')} defaultChecked disabled />
    </>
  )
}

export const LongText = () => {
  const t = useTranslate()
  return (
    <div style={{ maxWidth: '280px' }}>
      <Checkbox label={t('checkout.consigneeLead')} hint={t('auth.activateChoose')} />
    </div>
  )
}
