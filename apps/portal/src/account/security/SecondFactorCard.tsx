import type { SecondFactor } from '@bandari/sdk'
import { Badge, Button, Card, ConfirmDialog, ErrorAlert, Notice, Skeleton } from '@bandari/ui'
import { useState } from 'react'
import { useGetOne, useRefresh } from 'react-admin'
import { t } from '../../language/translator.ts'
import { LoadFailure } from '../../layout/LoadFailure.tsx'
import { querying } from '../../providers/granted.ts'
import { removeAuthenticator, renewRecoveryCodes } from '../../providers/security.ts'
import { formatDay } from '../../shared/dates.ts'
import { EnrolAuthenticator } from './EnrolAuthenticator.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import css from './Security.module.css'
import { useCall } from './use-call.ts'

type SecondFactorRecord = SecondFactor & { id: string }

/** The second factor: what there is of it, and its recovery codes when they are new. */
export function SecondFactorCard() {
  const own = useGetOne<SecondFactorRecord>('second-factor', { id: 'own' }, querying)
  const { data, error, refetch } = own
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const refresh = useRefresh()
  if (error) {
    return (
      <LoadFailure
        error={error}
        title={t('portalSecurity.factor.failed')}
        onRetry={() => void refetch()}
      />
    )
  }
  const withCodes = (fresh: readonly string[]) => {
    if (fresh.length > 0) setCodes(fresh)
    refresh()
  }
  return (
    <Card as="section" className={css.card} aria-labelledby="second-factor" aria-busy={!data}>
      <h2 id="second-factor" className={css.title}>
        {t('portalSecurity.factor.title')}
      </h2>
      {codes && <RecoveryCodes codes={codes} onDone={() => setCodes(null)} />}
      {!data && <Skeleton shape="block" height="88px" />}
      {data && !codes && <Present factor={data} onCodes={withCodes} onChange={refresh} />}
    </Card>
  )
}

interface PresentProps {
  factor: SecondFactor
  onCodes: (codes: readonly string[]) => void
  onChange: () => void
}

function Present({ factor, onCodes, onChange }: PresentProps) {
  if (factor.authenticator_since === null) {
    return (
      <>
        {factor.is_required && (
          <Notice kind="attention" title={t('portalSecurity.factor.required')} />
        )}
        <p>{t('portalSecurity.factor.why')}</p>
        <EnrolAuthenticator onConfirmed={onCodes} />
      </>
    )
  }
  return (
    <>
      <p className={css.device}>
        {t('portalSecurity.factor.app', { day: formatDay(factor.authenticator_since) })}
        <Badge tone="available">{t('portalSecurity.factor.on')}</Badge>
      </p>
      <CodesLeft left={factor.recovery_codes_left} />
      <Changes isRequired={factor.is_required} onCodes={onCodes} onChange={onChange} />
    </>
  )
}

/** Fewer are soon used up. */
const few = 3

function CodesLeft({ left }: { left: number }) {
  const sentence = t('portalSecurity.factor.codesLeft', { left })
  return left <= few ? <Notice kind="attention">{sentence}</Notice> : <p>{sentence}</p>
}

interface ChangesProps extends Pick<PresentProps, 'onCodes' | 'onChange'> {
  isRequired: boolean
}

function Changes({ isRequired, onCodes, onChange }: ChangesProps) {
  const { call, isBusy, failure } = useCall()
  const [isRemoving, setRemoving] = useState(false)
  const renew = async () => {
    const { data } = await call(renewRecoveryCodes)
    if (data) onCodes(data.recovery_codes)
  }
  const remove = async () => {
    setRemoving(false)
    await call(removeAuthenticator)
    onChange()
  }
  return (
    <>
      {failure && <ErrorAlert title={failure} />}
      <div className={css.actions}>
        <Button variant="secondary" loading={isBusy} onClick={() => void renew()}>
          {t('portalSecurity.factor.renew')}
        </Button>
        {!isRequired && (
          <Button variant="quiet" onClick={() => setRemoving(true)}>
            {t('portalSecurity.factor.remove')}
          </Button>
        )}
      </div>
      <ConfirmDialog
        open={isRemoving}
        title={t('portalSecurity.factor.remove')}
        confirmLabel={t('portalSecurity.factor.remove')}
        dangerous
        onConfirm={() => void remove()}
        onCancel={() => setRemoving(false)}
      >
        {t('portalSecurity.factor.removeText')}
      </ConfirmDialog>
    </>
  )
}
