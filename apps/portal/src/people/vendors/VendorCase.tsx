import type { Credential } from '@bandari/sdk'
import { Button, ErrorAlert, Field, Skeleton, TextArea, TextInput } from '@bandari/ui'
import { useState } from 'react'
import { t } from '../../language/translator.ts'
import { LoadFailure } from '../../layout/LoadFailure.tsx'
import { companyCalls } from '../../providers/company.ts'
import { useOperation } from '../../providers/use-operation.ts'
import { CaseHistory } from '../../shared/credentials/CaseHistory.tsx'
import { CredentialCard } from '../../shared/credentials/CredentialCard.tsx'
import css from '../../shared/credentials/Credentials.module.css'
import { useCall } from '../../shared/documents/use-call.ts'
import { Section } from '../../staff/record/Section.tsx'

/** What staff look at before they approve: the papers, and what was decided and answered. */
export function VendorCase({ vendor }: { vendor: number }) {
  const { data, error, refetch } = useOperation('getSupportVendorCase', { path: { id: vendor } })
  if (error) return <LoadFailure error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton shape="block" height="160px" />
  return (
    <>
      <Section title={t('staffVendors.papers')}>
        {data.papers.length === 0 ? (
          <p className={css.quiet}>{t('staffVendors.noPapers')}</p>
        ) : (
          <ul className={css.list} aria-label={t('staffVendors.papers')}>
            {data.papers.map((paper) => (
              <CredentialCard
                key={paper.id}
                paper={paper}
                load={() => companyCalls.downloadSupportCredential({ vendor, paper: paper.id })}
              >
                {paper.is_latest && paper.state === 'waiting' && (
                  <Review vendor={vendor} paper={paper} />
                )}
              </CredentialCard>
            ))}
          </ul>
        )}
      </Section>
      <CaseHistory history={data.history} />
    </>
  )
}

function Review({ vendor, paper: { id, expires_on } }: { vendor: number; paper: Credential }) {
  const { run, isRunning, refusal } = useCall()
  const [reason, setReason] = useState('')
  const [until, setUntil] = useState(expires_on ?? '')
  const [isMissing, setMissing] = useState(false)
  const accept = () =>
    run({
      act: () =>
        companyCalls.reviewCredential({
          vendor,
          paper: id,
          state: 'accepted',
          expires_on: until === '' ? null : until,
        }),
      done: t('staffVendors.paperAccepted'),
    })
  const refuse = () => {
    const words = reason.trim()
    setMissing(words === '')
    if (words === '') return
    run({
      act: () =>
        companyCalls.reviewCredential({ vendor, paper: id, state: 'refused', reason: words }),
      done: t('staffVendors.paperRefused'),
    })
  }
  return (
    <div className={css.form}>
      {refusal !== null && <ErrorAlert title={refusal} />}
      <UntilField until={until} onType={setUntil} />
      <Field
        label={t('portalCompany.reason')}
        hint={t('staffVendors.paperReason')}
        error={isMissing ? t('portal.missing') : null}
      >
        {(control) => (
          <TextArea
            {...control}
            rows={2}
            maxLength={500}
            value={reason}
            onChange={({ currentTarget }) => setReason(currentTarget.value)}
          />
        )}
      </Field>
      <div className={css.acts}>
        <Button loading={isRunning} onClick={accept}>
          {t('staffVendors.acceptPaper')}
        </Button>
        <Button variant="secondary" loading={isRunning} onClick={refuse}>
          {t('staffVendors.refusePaper')}
        </Button>
      </div>
    </div>
  )
}

function UntilField({ until, onType }: { until: string; onType: (until: string) => void }) {
  return (
    <Field label={t('portalCompany.until')} optional>
      {(control) => (
        <TextInput
          {...control}
          type="date"
          value={until}
          onChange={({ currentTarget }) => onType(currentTarget.value)}
        />
      )}
    </Field>
  )
}
