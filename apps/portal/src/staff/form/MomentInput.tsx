import { TextInput, type TextInputProps } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { fromField, formatMoment, toField } from '../moment.ts'
import { t } from '../../language/translator.ts'

type MomentInputProps = Pick<TextInputProps, 'source' | 'validate' | 'readOnly'> & {
  source: string
  /** Without the zone, which is added. */
  label: string
  /** What an empty field means. */
  empty?: string
}

/** A date and time in UTC, wherever the browser is, repeated below in an unambiguous format. */
export function MomentInput({ label, empty, source, ...input }: MomentInputProps) {
  const value: unknown = useWatch({ name: source })
  const words = typeof value === 'string' && value !== '' ? formatMoment(value) : empty
  return (
    <TextInput
      {...input}
      source={source}
      type="datetime-local"
      label={t('staff.inUtc', { label })}
      format={toField}
      parse={fromField}
      slotProps={{ inputLabel: { shrink: true }, htmlInput: { max: '9999-12-31T23:59' } }}
      {...(words !== undefined && { helperText: words })}
    />
  )
}
