import { Field, TextInput } from '@bandari/ui'
import { useRef, useEffect } from 'react'
import { t } from '../../language/translator.ts'

export interface CodeFieldProps {
  value: string
  error?: string | undefined
  onChange: (code: string) => void
  /** It is what somebody came for: the cursor stands in it. */
  isFirst?: boolean
  /** A new app has no recovery codes yet. */
  onlyDigits?: boolean
}

/** The code of an authenticator app; telephones offer the one they have just been shown. */
export function CodeField({ value, error, onChange, isFirst, onlyDigits }: CodeFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (isFirst) input.current?.focus()
  }, [isFirst])
  return (
    <Field
      label={t('portal.factor.code')}
      hint={onlyDigits ? undefined : t('portal.factor.hint')}
      error={error}
    >
      {(control) => (
        <TextInput
          {...control}
          ref={input}
          name="code"
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          value={value}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
      )}
    </Field>
  )
}
