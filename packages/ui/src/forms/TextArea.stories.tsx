import { useTranslate } from '@bandari/i18n/react'
import type { ComponentProps } from 'react'
import { Field } from './Field.tsx'
import { TextArea } from './TextArea.tsx'
import { Column } from '../stories/story-layout.tsx'
import { unbrokenVehicle } from '../stories/story-samples.ts'

export default {}

const Labelled = ({ error, ...rest }: ComponentProps<'textarea'> & { error?: string }) => {
  const t = useTranslate()
  return (
    <Column>
      <Field label={t('staff.reason')} error={error}>
        {(control) => <TextArea {...control} {...rest} />}
      </Field>
    </Column>
  )
}

export const Empty = () => <Labelled />

export const Filled = () => {
  const t = useTranslate()
  return <Labelled defaultValue={`${t('checkout.consigneeLead')}\n${unbrokenVehicle}`} />
}

export const WithError = () => {
  const t = useTranslate()
  return <Labelled error={t('staff.sayWhy')} />
}

export const Disabled = () => {
  const t = useTranslate()
  return <Labelled defaultValue={t('checkout.consigneeLead')} disabled />
}
