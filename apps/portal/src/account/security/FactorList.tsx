import type { Passkey, SecondFactor } from '@bandari/sdk'
import { Badge, Button, ConfirmDialog, ErrorAlert } from '@bandari/ui'
import { useState } from 'react'
import { t } from '../../language/translator.ts'
import { removePasskey } from '../../providers/passkeys.ts'
import type { Answer } from '../../providers/sdk.ts'
import { removeAuthenticator } from '../../providers/security.ts'
import { formatDay } from '../../shared/dates.ts'
import css from './Security.module.css'
import { useCall } from './use-call.ts'

export interface FactorListProps {
  factor: SecondFactor
  onChange: () => void
}

interface Means {
  id: string
  name: string
  status: string
  remove: () => Promise<Answer<unknown>>
}

/** What the second factor consists of. Someone who must have one cannot remove the last part. */
export function FactorList({ factor, onChange }: FactorListProps) {
  const means = meansOf(factor)
  const [removing, setRemoving] = useState<Means | null>(null)
  const { call, failure } = useCall()
  const remove = async ({ remove: send }: Means) => {
    setRemoving(null)
    await call(send)
    onChange()
  }
  const isKept = factor.is_required && means.length === 1
  return (
    <>
      {failure && <ErrorAlert title={failure} />}
      <ul className={css.sessions}>
        {means.map((one) => (
          <li key={one.id} className={css.session}>
            <div className={css.factor}>
              <p className={css.device}>
                {one.name}
                <Badge tone="available">{t('portalSecurity.factor.on')}</Badge>
              </p>
              <p className={css.quiet}>{one.status}</p>
            </div>
            {!isKept && (
              <Button
                variant="quiet"
                size="small"
                aria-label={t('portalSecurity.factor.removeOf', { name: one.name })}
                onClick={() => setRemoving(one)}
              >
                {t('portalSecurity.factor.remove')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={removing !== null}
        title={t('portalSecurity.factor.removeTitle', { name: removing?.name ?? '' })}
        confirmLabel={t('portalSecurity.factor.remove')}
        dangerous
        onConfirm={() => removing && void remove(removing)}
        onCancel={() => setRemoving(null)}
      >
        {t('portalSecurity.factor.removeText')}
      </ConfirmDialog>
    </>
  )
}

function meansOf({ authenticator_since: since, passkeys }: SecondFactor): Means[] {
  const app = {
    id: 'app',
    name: t('portalSecurity.factor.authenticator'),
    status: since === null ? '' : t('portalSecurity.factor.since', { day: formatDay(since) }),
    remove: removeAuthenticator,
  }
  return [
    ...passkeys.map((passkey) => ({
      id: String(passkey.id),
      name: passkey.name,
      status: passkeyLabel(passkey),
      remove: () => removePasskey(passkey),
    })),
    ...(since === null ? [] : [app]),
  ]
}

function passkeyLabel({ created_at, used_at, is_here }: Passkey): string {
  const day = formatDay(created_at)
  const status =
    used_at === null
      ? t('portalSecurity.factor.passkeyTimes', { day })
      : t('portalSecurity.factor.passkeyUsed', { day, used: formatDay(used_at) })
  return is_here ? status : `${status}. ${t('portalSecurity.factor.elsewhere')}`
}
