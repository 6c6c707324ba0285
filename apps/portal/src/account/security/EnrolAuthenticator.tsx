import type { AuthenticatorSecret } from '@bandari/sdk'
import { Button, ErrorAlert } from '@bandari/ui'
import { type FormEvent, useState } from 'react'
import { t } from '../../language/translator.ts'
import { confirmAuthenticator, enrolAuthenticator } from '../../providers/security.ts'
import { CopyButton } from '../../shared/CopyButton.tsx'
import { CodeField } from '../../shared/fields/CodeField.tsx'
import css from './Security.module.css'
import { useCall } from './use-call.ts'

export interface EnrolAuthenticatorProps {
  /** With the recovery codes of the first factor. */
  onConfirmed: (codes: readonly string[]) => void
}

export function EnrolAuthenticator({ onConfirmed }: EnrolAuthenticatorProps) {
  const [app, setApp] = useState<AuthenticatorSecret | null>(null)
  const { call, isBusy, failure } = useCall()
  const begin = async () => {
    const { data } = await call(enrolAuthenticator)
    if (data) setApp(data)
  }
  if (app) return <ConfirmAuthenticator app={app} onConfirmed={onConfirmed} />
  return (
    <>
      {failure && <ErrorAlert title={failure} />}
      <Button variant="secondary" loading={isBusy} onClick={() => void begin()}>
        {t('portalSecurity.factor.begin')}
      </Button>
    </>
  )
}

interface ConfirmProps extends EnrolAuthenticatorProps {
  app: AuthenticatorSecret
}

function ConfirmAuthenticator({ app: { secret, qr }, onConfirmed }: ConfirmProps) {
  const [code, setCode] = useState('')
  const [isEmpty, setEmpty] = useState(false)
  const { call, isBusy, fields, failure, missing } = useCall()
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    setEmpty(code.trim() === '')
    if (code.trim() === '') return
    const { data } = await call(() => confirmAuthenticator(code))
    if (data) onConfirmed(data.recovery_codes)
  }
  return (
    <div className={css.setup}>
      <svg
        className={css.qr}
        viewBox={`0 0 ${qr.size} ${qr.size}`}
        role="img"
        aria-label={t('portalSecurity.factor.qr')}
        shapeRendering="crispEdges"
      >
        <path d={qr.path} fill="#000" />
      </svg>
      <form className={css.form} onSubmit={(event) => void submit(event)} noValidate>
        <p>{t('portalSecurity.factor.scan')}</p>
        <div className={css.actions}>
          <span className={css.secret}>{secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}</span>
          <CopyButton text={secret} what={t('portalSecurity.factor.secret')} />
        </div>
        {failure && <ErrorAlert title={failure} />}
        <CodeField
          value={code}
          error={isEmpty ? missing : fields['code']}
          onChange={setCode}
          onlyDigits
        />
        <Button type="submit" loading={isBusy}>
          {t('portalSecurity.factor.confirm')}
        </Button>
      </form>
    </div>
  )
}
