import { useTranslate } from '@bandari/i18n/react'
import { Stepper } from './Stepper.tsx'

export default {}

export const First = () => <Stepper current={1} />

export const Second = () => <Stepper current={2} />

export const Last = () => <Stepper current={3} />

export const AllDone = () => <Stepper current={4} />

export const OtherSteps = () => {
  const t = useTranslate()
  const steps = [
    t('details.after.invoice'),
    t('details.after.call'),
    t('details.after.ship'),
    t('details.after'),
  ]
  return <Stepper current={2} steps={steps} label={t('details.after')} />
}
