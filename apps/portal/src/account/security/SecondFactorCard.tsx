import type { SecondFactor } from '@bandari/sdk'
import { Button, Card, ErrorAlert, Notice, Skeleton } from '@bandari/ui'
import { useState } from 'react'
import { useRefresh } from 'react-admin'
import { t } from '../../language/translator.ts'
import { LoadFailure } from '../../layout/LoadFailure.tsx'
import { renewRecoveryCodes } from '../../providers/security.ts'
import { useOperation } from '../../providers/use-operation.ts'
import { AddPasskey } from './AddPasskey.tsx'
import { EnrolAuthenticator } from './EnrolAuthenticator.tsx'
import { FactorList } from './FactorList.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import css from './Security.module.css'
import { useCall } from './use-call.ts'

/** The parts of the second factor, and its recovery codes when they are new. */
export function SecondFactorCard() {
  const { data, error, refetch } = useOperation('getSecondFactor', {})
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
  const { authenticator_since: since, passkeys, is_required, recovery_codes_left } = factor
  const isOn = since !== null || passkeys.length > 0
  return (
    <>
      {!isOn && is_required && (
        <Notice kind="attention" title={t('portalSecurity.factor.required')} />
      )}
      {isOn ? (
        <FactorList factor={factor} onChange={onChange} />
      ) : (
        <p>{t('portalSecurity.factor.why')}</p>
      )}
      {isOn && <CodesLeft left={recovery_codes_left} />}
      <div className={css.means}>
        <AddPasskey isMain={!isOn} onAdded={onCodes} />
        {since === null && <EnrolAuthenticator onConfirmed={onCodes} />}
        {isOn && <RenewCodes onCodes={onCodes} />}
      </div>
    </>
  )
}

/** Fewer are soon used up. */
const few = 3

function CodesLeft({ left }: { left: number }) {
  const sentence = t('portalSecurity.factor.codesLeft', { left })
  return left <= few ? <Notice kind="attention">{sentence}</Notice> : <p>{sentence}</p>
}

function RenewCodes({ onCodes }: Pick<PresentProps, 'onCodes'>) {
  const { call, isBusy, failure } = useCall()
  const renew = async () => {
    const { data } = await call(renewRecoveryCodes)
    if (data) onCodes(data.recovery_codes)
  }
  return (
    <>
      {failure && <ErrorAlert title={failure} />}
      <Button variant="quiet" loading={isBusy} onClick={() => void renew()}>
        {t('portalSecurity.factor.renew')}
      </Button>
    </>
  )
}
