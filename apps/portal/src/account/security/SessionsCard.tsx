import type { AccountSession } from '@bandari/sdk'
import { Badge, Button, Card, ConfirmDialog, ErrorAlert, Skeleton } from '@bandari/ui'
import { useState } from 'react'
import { t } from '../../language/translator.ts'
import { LoadFailure } from '../../layout/LoadFailure.tsx'
import { endOtherSessions, endSession } from '../../providers/security.ts'
import { useOperation } from '../../providers/use-operation.ts'
import { formatMoment } from '../../shared/dates.ts'
import css from './Security.module.css'
import { useCall } from './use-call.ts'

/** Where the account is signed in, and what ends it. */
export function SessionsCard() {
  const { data, error, refetch } = useOperation('listSessions', {})
  if (error) {
    return (
      <LoadFailure
        error={error}
        title={t('portalSecurity.sessions.failed')}
        onRetry={() => void refetch()}
      />
    )
  }
  return (
    <Card as="section" className={css.card} aria-labelledby="sessions" aria-busy={!data}>
      <h2 id="sessions" className={css.title}>
        {t('portalSecurity.sessions.title')}
      </h2>
      {data ? (
        <Sessions sessions={data} onChange={refetch} />
      ) : (
        <Skeleton shape="block" height="88px" />
      )}
    </Card>
  )
}

interface SessionsProps {
  sessions: readonly AccountSession[]
  onChange: () => Promise<unknown>
}

function Sessions({ sessions, onChange }: SessionsProps) {
  const { call, isBusy, failure } = useCall()
  const [isAsking, setAsking] = useState(false)
  const end = async (id: number) => {
    await call(() => endSession(id))
    await onChange()
  }
  const endOthers = async () => {
    await call(endOtherSessions)
    setAsking(false)
    await onChange()
  }
  return (
    <>
      {failure && <ErrorAlert title={failure} />}
      <ul className={css.sessions}>
        {sessions.map((session) => (
          <li key={session.id} className={css.session}>
            <SessionFacts session={session} />
            {!session.is_current && (
              <Button
                variant="secondary"
                size="small"
                onClick={() => void end(session.id)}
                aria-label={t('portalSecurity.sessions.endOf', { device: deviceOf(session) })}
              >
                {t('portalSecurity.sessions.end')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 && (
        <Button variant="secondary" onClick={() => setAsking(true)}>
          {t('portalSecurity.sessions.endOthers')}
        </Button>
      )}
      <ConfirmDialog
        open={isAsking}
        title={t('portalSecurity.sessions.endOthers')}
        confirmLabel={t('portalSecurity.sessions.endOthers')}
        loading={isBusy}
        onConfirm={() => void endOthers()}
        onCancel={() => setAsking(false)}
      >
        {t('portalSecurity.sessions.endOthersText')}
      </ConfirmDialog>
    </>
  )
}

function SessionFacts({ session }: { session: AccountSession }) {
  const { app, network, created_at, used_at, is_current } = session
  const place = t(
    app === 'portal' ? 'portalSecurity.sessions.portal' : 'portalSecurity.sessions.shop',
  )
  return (
    <div>
      <p className={css.device}>
        {deviceOf(session)}
        {is_current && <Badge tone="available">{t('portalSecurity.sessions.this')}</Badge>}
      </p>
      <p className={css.quiet}>
        {network === null ? place : t('portalSecurity.sessions.from', { place, network })}
      </p>
      <p className={css.quiet}>
        {t('portalSecurity.sessions.times', {
          began: formatMoment(created_at),
          used: formatMoment(used_at),
        })}
      </p>
    </div>
  )
}

function deviceOf({ browser, system }: AccountSession): string {
  const known = [browser, system].filter((part) => part !== null)
  return known.length === 0 ? t('portalSecurity.sessions.unknown') : known.join(', ')
}
