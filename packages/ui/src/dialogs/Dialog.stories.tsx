import { useTranslate } from '@bandari/i18n/react'
import { useState } from 'react'
import { Button } from '../basics/Button.tsx'
import { Checkbox } from '../forms/Checkbox.tsx'
import { Dialog, type DialogProps } from './Dialog.tsx'
import { Field } from '../forms/Field.tsx'
import { TextInput } from '../forms/TextInput.tsx'
import { longVehicle } from '../stories/story-samples.ts'

export default {}

const Opened = (props: Partial<DialogProps>) => {
  const t = useTranslate()
  const [isOpen, setOpen] = useState(true)
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {t('details.makeOffer')}
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t('portal.stepUp.title')}
        {...props}
      >
        {props.children ?? <p>{t('portal.stepUp.why')}</p>}
      </Dialog>
    </>
  )
}

const Actions = () => {
  const t = useTranslate()
  return (
    <>
      <Button variant="secondary">{t('ui.cancel')}</Button>
      <Button>{t('portal.stepUp.confirm')}</Button>
    </>
  )
}

export const WithoutActions = () => <Opened />

export const WithActions = () => <Opened actions={<Actions />} />

export const Large = () => <Opened size="large" actions={<Actions />} />

export const Full = () => <Opened size="full" />

export const WithAField = () => {
  const t = useTranslate()
  return (
    <Opened actions={<Actions />}>
      <Field label={t('auth.password')} hint={t('auth.passwordHint')}>
        {(control) => <TextInput {...control} type="password" />}
      </Field>
    </Opened>
  )
}

/** Its head and its buttons stay while the middle scrolls. */
export const LongText = () => {
  const t = useTranslate()
  return (
    <Opened title={longVehicle} actions={<Actions />}>
      {Array.from({ length: 30 }, (_, paragraph) => (
        <p key={paragraph}>{t('checkout.consigneeLead')}</p>
      ))}
      <Checkbox label={t('checkout.remember')} />
    </Opened>
  )
}
