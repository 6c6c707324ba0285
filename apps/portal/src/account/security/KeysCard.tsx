import type { ApiKey } from '@bandari/sdk'
import { Button, Card, ConfirmDialog, ErrorAlert, Skeleton } from '@bandari/ui'
import { useState } from 'react'
import { t } from '../../language/translator.ts'
import { LoadFailure } from '../../layout/LoadFailure.tsx'
import { endApiKey } from '../../providers/api-keys.ts'
import { useOperation } from '../../providers/use-operation.ts'
import { useProfile } from '../../providers/use-profile.ts'
import { formatDay, formatMoment } from '../../shared/dates.ts'
import { formatList } from '../../shared/format.ts'
import { useNow } from '../../shared/use-now.ts'
import { MakeKey } from './MakeKey.tsx'
import { scopeLabel } from './scope-labels.ts'
import css from './Security.module.css'
import { useCall } from './use-call.ts'

/** Keys by which programs act for sellers, supporters and staff; nothing for anybody else. */
export function KeysCard() {
  const { data: profile } = useProfile()
  const isOffered =
    profile !== undefined && (profile.is_staff || profile.is_seller || profile.sells_for !== null)
  return isOffered ? <OwnKeys isStaff={profile.is_staff} /> : null
}

function OwnKeys({ isStaff }: { isStaff: boolean }) {
  const { data, error, refetch } = useOperation('listApiKeys', {})
  if (error) {
    return (
      <LoadFailure error={error} title={t('portalKeys.failed')} onRetry={() => void refetch()} />
    )
  }
  return (
    <Card as="section" className={css.card} aria-labelledby="api-keys" aria-busy={!data}>
      <h2 id="api-keys" className={css.title}>
        {t('portalKeys.title')}
      </h2>
      <p>{t('portalKeys.text')}</p>
      {data ? (
        <>
          <KeyList keys={data} onChange={refetch} />
          <MakeKey isStaff={isStaff} onMade={refetch} />
        </>
      ) : (
        <Skeleton shape="block" height="88px" />
      )}
    </Card>
  )
}

interface KeyListProps {
  keys: readonly ApiKey[]
  onChange: () => Promise<unknown>
}

function KeyList({ keys, onChange }: KeyListProps) {
  const { call, isBusy, failure } = useCall()
  const [ending, setEnding] = useState<ApiKey | null>(null)
  if (keys.length === 0) return <p className={css.quiet}>{t('portalKeys.none')}</p>
  const end = async (id: number) => {
    await call(() => endApiKey(id))
    setEnding(null)
    await onChange()
  }
  return (
    <>
      {failure && <ErrorAlert title={failure} />}
      <ul className={css.sessions} aria-labelledby="api-keys">
        {keys.map((key) => (
          <KeyLine key={key.id} apiKey={key} onEnd={() => setEnding(key)} />
        ))}
      </ul>
      <ConfirmDialog
        open={ending !== null}
        title={t('portalKeys.endTitle', { name: ending?.name ?? '' })}
        confirmLabel={t('portalKeys.end')}
        loading={isBusy}
        onConfirm={() => void (ending && end(ending.id))}
        onCancel={() => setEnding(null)}
      >
        {t('portalKeys.endText')}
      </ConfirmDialog>
    </>
  )
}

function KeyLine({ apiKey, onEnd }: { apiKey: ApiKey; onEnd: () => void }) {
  const now = useNow(60_000)
  const { name, hint, scopes, ended_at, expires_at } = apiKey
  const isOver = ended_at !== null || Date.parse(expires_at) <= now
  return (
    <li className={css.session}>
      <div className={css.key}>
        <p className={css.device}>{t('portalKeys.facts', { name, hint })}</p>
        <p className={css.quiet}>
          {t('portalKeys.scopesOf', {
            scopes: formatList(scopes.map(scopeLabel)),
          })}
        </p>
        <p className={css.quiet}>{isOver ? overText(apiKey) : lifeText(apiKey)}</p>
      </div>
      {!isOver && (
        <Button
          variant="secondary"
          size="small"
          onClick={onEnd}
          aria-label={t('portalKeys.endOf', { name })}
        >
          {t('portalKeys.end')}
        </Button>
      )}
    </li>
  )
}

function overText({ ended_at, expires_at }: ApiKey): string {
  return ended_at === null
    ? t('portalKeys.over', { day: formatMoment(expires_at) })
    : t('portalKeys.ended', { day: formatMoment(ended_at) })
}

function lifeText({ used_at, used_network, expires_at, rate_per_minute }: ApiKey): string {
  const until = formatDay(expires_at)
  const rate = t('portalKeys.ratePerMinute', { count: rate_per_minute })
  if (used_at === null) return t('portalKeys.usedNever', { until, rate })
  const used = formatMoment(used_at)
  return used_network === null
    ? t('portalKeys.used', { used, until, rate })
    : t('portalKeys.usedFrom', { used, network: used_network, until, rate })
}
