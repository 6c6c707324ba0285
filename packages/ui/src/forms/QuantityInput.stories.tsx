import { useTranslate } from '@bandari/i18n/react'
import { useState } from 'react'
import { Field } from './Field.tsx'
import { QuantityInput, type QuantityInputProps } from './QuantityInput.tsx'

export default {}

const Counted = ({
  begin,
  error,
  ...props
}: Partial<QuantityInputProps> & { begin: number; error?: string }) => {
  const t = useTranslate()
  const [quantity, setQuantity] = useState(begin)
  return (
    <Field label={t('details.quantity')} error={error}>
      {(control) => (
        <QuantityInput {...control} {...props} value={quantity} onChange={setQuantity} />
      )}
    </Field>
  )
}

export const Least = () => <Counted begin={1} />

export const Between = () => <Counted begin={7} />

export const Most = () => <Counted begin={25} />

export const Disabled = () => <Counted begin={1} disabled />

export const WithError = () => {
  const t = useTranslate()
  return <Counted begin={3} max={3} error={t('shared.onlyAvailable', { count: 2 })} />
}
