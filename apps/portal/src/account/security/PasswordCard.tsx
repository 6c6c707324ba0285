import { Button, Card, ErrorAlert, Field, Notice, TextInput } from '@bandari/ui'
import { type FormEvent, useState } from 'react'
import { t } from '../../language/translator.ts'
import { storefrontPaths } from '../../paths.ts'
import { changePassword } from '../../providers/security.ts'
import { ShopLink } from '../../shared/ShopLink.tsx'
import { AccountName } from '../../shared/fields/AccountName.tsx'
import css from './Security.module.css'
import { useCall } from './use-call.ts'

const blank = { current_password: '', new_password1: '', new_password2: '' }

const labels = {
  current_password: 'portalSecurity.password.current',
  new_password1: 'portalSecurity.password.fresh',
  new_password2: 'portalSecurity.password.again',
} as const satisfies Record<keyof typeof blank, string>

const names = Object.keys(labels) as (keyof typeof blank)[]

export function PasswordCard() {
  const [values, setValues] = useState(blank)
  const [isChanged, setChanged] = useState(false)
  const { call, isBusy, fields, failure } = useCall()
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    setChanged(false)
    const { data } = await call(() => changePassword(values))
    if (!data) return
    setValues(blank)
    setChanged(true)
  }
  return (
    <Card as="section" className={css.card} aria-labelledby="password">
      <h2 id="password" className={css.title}>
        {t('portalSecurity.password.title')}
      </h2>
      {isChanged && (
        <Notice kind="success" live>
          {t('portalSecurity.password.changed')}
        </Notice>
      )}
      {failure && <ErrorAlert title={failure} />}
      <form className={css.form} onSubmit={(event) => void submit(event)} noValidate>
        <AccountName />
        {names.map((name) => (
          <Field key={name} label={t(labels[name])} error={fields[name]}>
            {(control) => (
              <TextInput
                {...control}
                name={name}
                type="password"
                autoComplete={name === 'current_password' ? 'current-password' : 'new-password'}
                maxLength={128}
                value={values[name]}
                onChange={({ currentTarget: { value } }) => setValues({ ...values, [name]: value })}
              />
            )}
          </Field>
        ))}
        <Button type="submit" variant="secondary" loading={isBusy}>
          {t('portalSecurity.password.change')}
        </Button>
      </form>
      <p className={css.quiet}>
        <ShopLink path={storefrontPaths.resetPassword}>{t('portal.forgotPassword')}</ShopLink>
      </p>
    </Card>
  )
}
