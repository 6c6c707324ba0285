import { useEffect, useRef } from 'react'
import { Field } from './Field.tsx'
import { TextInput } from './TextInput.tsx'

export interface CodeFieldProps {
  label: string
  hint?: string | undefined
  value: string
  error?: string | undefined
  onChange: (code: string) => void
  /** It is the purpose of the page, so it has the focus. */
  isFirst?: boolean | undefined
}

/** The code of an authenticator app; telephones offer the one they have just been shown. */
export function CodeField({ label, hint, value, error, onChange, isFirst }: CodeFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (isFirst) input.current?.focus()
  }, [isFirst])
  return (
    <Field label={label} hint={hint} error={error}>
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
