import { Rich } from '@bandari/i18n/react'
import { Button, ErrorAlert, Field, TextInput } from '@bandari/ui'
import { type FormEvent, useState } from 'react'
import { t } from '../../language/translator.ts'
import { storefrontPaths } from '../../paths.ts'
import { askEmailChange } from '../../providers/email-change.ts'
import { AccountName } from '../../shared/fields/AccountName.tsx'
import { ShopLink } from '../../shared/ShopLink.tsx'
import css from '../security/Security.module.css'
import { useCall } from '../security/use-call.ts'

interface EmailFormProps {
  onAsked: () => void
  onCancel: () => void
}

/** The password is asked for: somebody else may sit at a screen that was left open. */
export function EmailForm({ onAsked, onCancel }: EmailFormProps) {
  const [values, setValues] = useState({ email: '', password: '' })
  const { call, isBusy, fields, failure } = useCall()
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    const { refusal } = await call(() => askEmailChange(values))
    if (!refusal) onAsked()
  }
  return (
    <form className={css.form} onSubmit={(event) => void submit(event)} noValidate>
      {failure && <ErrorAlert title={failure} />}
      <AccountName />
      <Field label={t('portalEmailChange.fresh')} error={fields['email']}>
        {(control) => (
          <TextInput
            {...control}
            type="email"
            name="email"
            inputMode="email"
            autoComplete="off"
            maxLength={255}
            value={values.email}
            onChange={({ currentTarget: { value } }) => setValues({ ...values, email: value })}
          />
        )}
      </Field>
      <Field label={t('portalEmailChange.password')} error={fields['password']}>
        {(control) => (
          <TextInput
            {...control}
            type="password"
            name="password"
            autoComplete="current-password"
            maxLength={128}
            value={values.password}
            onChange={({ currentTarget: { value } }) => setValues({ ...values, password: value })}
          />
        )}
      </Field>
      <p className={css.quiet}>{t('portalEmailChange.how')}</p>
      <p className={css.quiet}>
        <Rich
          id="portalEmailChange.noPassword"
          parts={{ link: <ShopLink path={storefrontPaths.resetPassword} /> }}
        />
      </p>
      <div className={css.actions}>
        <Button type="submit" loading={isBusy}>
          {t('portalEmailChange.ask')}
        </Button>
        <Button variant="secondary" onClick={onCancel} disabled={isBusy}>
          {t('portalEmailChange.cancel')}
        </Button>
      </div>
    </form>
  )
}
