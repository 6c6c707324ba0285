import type { SellerApplication } from '@bandari/sdk'
import { Button, EmptyState, Field, Notice, Skeleton, TextArea } from '@bandari/ui'
import Storefront from '@mui/icons-material/StorefrontOutlined'
import { useState } from 'react'
import { useDataProvider, useRefresh } from 'react-admin'
import type { PortalDataProvider } from '../providers/data-provider.ts'
import { useOperation } from '../providers/use-operation.ts'
import { formatDay } from '../shared/dates.ts'
import { SellerPapers } from './SellerPapers.tsx'
import { LoadFailure } from './LoadFailure.tsx'
import { t } from '../language/translator.ts'

/** For a supporter who does not sell: why not, and how to (decision 28). */
export function ApplyToSell() {
  const { data: application, error, refetch } = useOperation('getSellerApplication', {})
  if (application) return <Application application={application} />
  if (error) return <LoadFailure error={error} onRetry={() => void refetch()} />
  return <Skeleton shape="block" height="240px" />
}

function Application({ application }: { application: SellerApplication }) {
  const { refused: isRefused, may_apply: mayApply } = application
  const { apply, isSending, failure } = useApply()
  const [answer, setAnswer] = useState('')
  return (
    <>
      <EmptyState
        icon={<Storefront />}
        title={t(isRefused ? 'portal.application.refused' : 'portal.application.title')}
        {...(mayApply && {
          action: (
            <Button loading={isSending} onClick={() => void apply(answer.trim())}>
              {t(isRefused ? 'portal.application.again' : 'portal.application.apply')}
            </Button>
          ),
        })}
      >
        {isRefused ? <Refusal application={application} /> : t('portal.application.text')}
        {failure !== null && <Notice kind="attention" title={failure} />}
        {isRefused && mayApply && <Answer text={answer} onType={setAnswer} />}
      </EmptyState>
      <SellerPapers />
    </>
  )
}

/** What the applicant says to the reason; the papers below go with it. */
function Answer({ text, onType }: { text: string; onType: (text: string) => void }) {
  return (
    <Field label={t('portal.application.answer')} optional>
      {(control) => (
        <TextArea
          {...control}
          rows={3}
          maxLength={2000}
          value={text}
          onChange={({ currentTarget }) => onType(currentTarget.value)}
        />
      )}
    </Field>
  )
}

function Refusal({ application: { decided_at, reason } }: { application: SellerApplication }) {
  return (
    <>
      {decided_at !== null && t('portal.application.decided', { day: formatDay(decided_at) })}{' '}
      {reason !== null && <strong>{t('portal.application.reason', { reason })}</strong>}{' '}
      {t('portal.application.againText')}
    </>
  )
}

/** Everything is read again afterwards: the menu and the pages hang on the standing. */
function useApply() {
  const { applyToSell } = useDataProvider<PortalDataProvider>()
  const refresh = useRefresh()
  const [isSending, setSending] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const apply = async (answer: string) => {
    setSending(true)
    setFailure(null)
    try {
      await applyToSell(answer)
      refresh()
    } catch (error) {
      setFailure(error instanceof Error ? error.message : t('portal.application.failed'))
    } finally {
      setSending(false)
    }
  }
  return { apply, isSending, failure }
}
