import { useTranslate } from '@bandari/i18n/react'
import { useState } from 'react'
import { Button } from '../basics/Button.tsx'
import { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog.tsx'
import { longVehicle, vehicle } from '../stories/story-samples.ts'

export default {}

const Asked = (props: Partial<ConfirmDialogProps>) => {
  const t = useTranslate()
  const [isOpen, setOpen] = useState(true)
  const close = () => setOpen(false)
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {t('basket.remove')}
      </Button>
      <ConfirmDialog
        open={isOpen}
        title={t('basket.removeAsk')}
        confirmLabel={t('basket.remove')}
        onConfirm={close}
        onCancel={close}
        {...props}
      >
        {props.children ?? <p>{vehicle}</p>}
      </ConfirmDialog>
    </>
  )
}

export const Question = () => <Asked />

export const WithItsOwnAnswerAgainst = () => {
  const t = useTranslate()
  return <Asked cancelLabel={t('basket.keep')} />
}

export const CannotBeUndone = () => <Asked dangerous />

export const Busy = () => <Asked loading />

export const LongText = () => {
  const t = useTranslate()
  return (
    <Asked title={longVehicle} confirmLabel={t('auth.resendLink')} dangerous>
      <p>{t('checkout.consigneeLead')}</p>
    </Asked>
  )
}
