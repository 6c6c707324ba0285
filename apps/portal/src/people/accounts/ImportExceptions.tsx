import type { ImportException, SupportUser } from '@bandari/sdk'
import { Badge, Button, Loading } from '@bandari/ui'
import { useState } from 'react'
import { useDataProvider } from 'react-admin'
import { t } from '../../language/translator.ts'
import { LoadFailure } from '../../layout/LoadFailure.tsx'
import type { PortalDataProvider } from '../../providers/data-provider.ts'
import { useOperation } from '../../providers/use-operation.ts'
import { formatMoment } from '../../shared/dates.ts'
import { regionNames } from '../../shared/region-names.ts'
import { DecisionDialog } from '../../staff/record/DecisionDialog.tsx'
import history from '../../staff/record/History.module.css'
import { Section } from '../../staff/record/Section.tsx'
import { useWrite } from '../../staff/record/use-write.ts'

/** The blocked vehicles that staff let this buyer order, with those that they may order no longer; nothing where there are none. */
export function ImportExceptions({ user }: { user: Pick<SupportUser, 'id' | 'email'> }) {
  const reading = useOperation('listImportExceptions', { path: { id: user.id } })
  const { data, error, refetch } = reading
  const [ending, setEnding] = useState<ImportException | null>(null)
  if (error && !data) {
    return (
      <LoadFailure
        error={error}
        title={t('staffAccounts.exceptions.failed')}
        onRetry={() => void refetch()}
      />
    )
  }
  if (!data) return <Loading label={t('staffAccounts.exceptions.loading')} />
  if (data.length === 0) return null
  return (
    <Section title={t('staffAccounts.exceptions.title')}>
      <ol className={history.decisions}>
        {data.map((exception) => (
          <Exception key={exception.id} exception={exception} onEnd={() => setEnding(exception)} />
        ))}
      </ol>
      {ending && <EndDialog exception={ending} user={user} onClose={() => setEnding(null)} />}
    </Section>
  )
}

function Exception({ exception, onEnd }: { exception: ImportException; onEnd: () => void }) {
  const { product_id: id, title, country, reason, allowed_by, allowed_at } = exception
  const { ended_at, ended_by, end_reason } = exception
  const vehicle = t('staffAccounts.exceptions.vehicle', {
    title: title ?? String(id),
    country: regionNames.of(country) ?? country,
  })
  return (
    <li className={history.decision}>
      <strong>{vehicle}</strong>
      <span className={history.quiet}>
        {t('staff.decidedBy', { name: allowed_by, moment: formatMoment(allowed_at) })}
      </span>
      <blockquote className={history.reason}>{reason}</blockquote>
      {ended_at !== null && ended_by !== null ? (
        <>
          <Badge tone="neutral">{t('staffAccounts.exceptions.ended')}</Badge>
          <span className={history.quiet}>
            {t('staff.decidedBy', { name: ended_by, moment: formatMoment(ended_at) })}
          </span>
          <blockquote className={history.reason}>{end_reason}</blockquote>
        </>
      ) : (
        <Button
          size="small"
          variant="quiet"
          aria-label={t('staffAccounts.exceptions.endOf', { vehicle })}
          onClick={onEnd}
        >
          {t('staffAccounts.exceptions.end')}
        </Button>
      )}
    </li>
  )
}

interface EndDialogProps {
  exception: ImportException
  user: Pick<SupportUser, 'email'>
  onClose: () => void
}

function EndDialog({ exception: { id }, user: { email }, onClose }: EndDialogProps) {
  const { endImportException } = useDataProvider<PortalDataProvider>()
  const { write, isWriting, refusal } = useWrite()
  return (
    <DecisionDialog
      words={{
        title: t('staffAccounts.exceptions.endTitle'),
        effect: t('staffAccounts.exceptions.endEffect', { email }),
        confirm: t('staffAccounts.exceptions.end'),
        isHarsh: true,
        hint: t('staffAccounts.kept'),
      }}
      isSaving={isWriting}
      refusal={refusal}
      onConfirm={(reason) =>
        write({
          act: () => endImportException({ id, reason }),
          done: t('staffAccounts.exceptions.endDone'),
          onDone: onClose,
        })
      }
      onClose={onClose}
    />
  )
}
