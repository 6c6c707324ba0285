import { Field, TextInput } from '@bandari/ui'
import { t } from '../../language/translator.ts'
import { AccountName } from '../../shared/fields/AccountName.tsx'

interface PasswordAgainProps {
  value: string
  error: string | null
  onChange: (password: string) => void
}

/** Somebody else may sit at a screen that was left open. */
export function PasswordAgain({ value, error, onChange }: PasswordAgainProps) {
  return (
    <>
      <AccountName />
      <Field label={t('portalAccount.data.password')} error={error}>
        {(control) => (
          <TextInput
            {...control}
            type="password"
            autoComplete="current-password"
            maxLength={128}
            value={value}
            onChange={({ currentTarget }) => onChange(currentTarget.value)}
          />
        )}
      </Field>
    </>
  )
}
