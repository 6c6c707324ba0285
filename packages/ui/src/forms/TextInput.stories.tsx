import { useTranslate } from '@bandari/i18n/react'
import type { ComponentProps } from 'react'
import { Field } from './Field.tsx'
import { TextInput } from './TextInput.tsx'
import { Column } from '../stories/story-layout.tsx'
import { longVehicle, vehicle } from '../stories/story-samples.ts'

export default {}

const Labelled = ({ error, ...rest }: ComponentProps<'input'> & { error?: string }) => {
  const t = useTranslate()
  return (
    <Column>
      <Field label={t('shell.findVehicle')} error={error}>
        {(control) => <TextInput {...control} {...rest} />}
      </Field>
    </Column>
  )
}

export const Empty = () => <Labelled />

export const Placeholder = () => {
  const t = useTranslate()
  return <Labelled placeholder={t('shell.findExample')} />
}

export const Filled = () => <Labelled defaultValue={vehicle} />

export const LongText = () => <Labelled defaultValue={longVehicle} />

export const WithError = () => {
  const t = useTranslate()
  return <Labelled defaultValue={vehicle} error={t('auth.tooLong')} />
}

export const Disabled = () => <Labelled defaultValue={vehicle} disabled />

export const ReadOnly = () => <Labelled defaultValue={vehicle} readOnly />

export const Password = () => <Labelled type="password" defaultValue="correct horse" />
