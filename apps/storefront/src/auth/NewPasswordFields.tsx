import { useTranslate } from '@bandari/i18n/react'
import { PasswordField } from './PasswordField.tsx'

/** New password for a person who followed an e-mailed link. */
export function NewPasswordFields() {
  const t = useTranslate()
  return (
    <>
      {/* Password managers look for the account's name; the link knows it, the page does not. */}
      <input type="text" autoComplete="username" hidden readOnly value="" />
      <PasswordField
        name="new_password1"
        label={t('auth.newPassword')}
        hint={t('auth.passwordHint')}
        autoComplete="new-password"
      />
      <PasswordField
        name="new_password2"
        label={t('auth.confirmNewPassword')}
        autoComplete="new-password"
      />
    </>
  )
}
