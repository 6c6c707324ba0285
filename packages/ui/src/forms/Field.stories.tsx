import { useTranslate } from '@bandari/i18n/react'
import { Field, FieldError } from './Field.tsx'
import { TextInput } from './TextInput.tsx'
import { Column } from '../stories/story-layout.tsx'

export default {}

export const WithHint = () => {
  const t = useTranslate()
  return (
    <Column>
      <Field label={t('auth.email')} hint={t('auth.emailHint')}>
        {(control) => <TextInput {...control} type="email" />}
      </Field>
    </Column>
  )
}

export const WithError = () => {
  const t = useTranslate()
  return (
    <Column>
      <Field label={t('auth.email')} hint={t('auth.emailHint')} error={t('checkout.emailInvalid')}>
        {(control) => <TextInput {...control} type="email" defaultValue="amina@" />}
      </Field>
    </Column>
  )
}

export const Optional = () => {
  const t = useTranslate()
  return (
    <Column>
      <Field label={t('checkout.line2')} optional>
        {(control) => <TextInput {...control} />}
      </Field>
    </Column>
  )
}

/** Its label is heard, not seen. */
export const LabelHidden = () => {
  const t = useTranslate()
  return (
    <Column>
      <Field label={t('shell.findVehicle')} labelHidden>
        {(control) => <TextInput {...control} placeholder={t('shell.findExample')} />}
      </Field>
    </Column>
  )
}

export const LongText = () => {
  const t = useTranslate()
  return (
    <div style={{ maxWidth: '280px' }}>
      <Field
        label={t('auth.confirmNewPassword')}
        hint={t('checkout.consigneeLead')}
        error={t('refusals.second_factor_missing')}
      >
        {(control) => <TextInput {...control} />}
      </Field>
    </div>
  )
}

/** For a group of controls, which has no one box of its own. */
export const ErrorOfAGroup = () => {
  const t = useTranslate()
  return <FieldError>{t('portal.missing')}</FieldError>
}
