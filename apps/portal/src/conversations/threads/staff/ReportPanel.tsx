import type { SupportThreadRead, ThreadReportOutcome } from '@bandari/sdk'
import { Button, ConfirmDialog, ErrorAlert } from '@bandari/ui'
import { useState } from 'react'
import { t } from '../../../language/translator.ts'
import { threadCalls } from '../../../providers/threads.ts'
import { formatMoment } from '../../../shared/dates.ts'
import { useCall } from '../../../shared/documents/use-call.ts'
import css from '../../../shared/threads/Threads.module.css'
import { Section } from '../../../staff/record/Section.tsx'
import { useMay } from '../../../staff/use-may.ts'

type Report = NonNullable<SupportThreadRead['report']>

const outcomeNames = {
  closed: 'staffThreads.wasClosed',
  dismissed: 'staffThreads.wasDismissed',
} as const

/** A report by one side about the other, and staff's decision. */
export function ReportPanel({ id, report }: { id: number; report: Report }) {
  const { run, isRunning, refusal } = useCall()
  const [isAsked, setAsked] = useState(false)
  const mayDecide = useMay('decideThreadReport')
  const { by, at, reason, outcome } = report
  const decide = (chosen: ThreadReportOutcome) =>
    run({
      act: () => threadCalls.decideThreadReport({ id, outcome: chosen }),
      done: t('staffThreads.decided'),
      onDone: () => setAsked(false),
    })
  return (
    <Section title={t('staffThreads.reported')}>
      <div className={css.sheet}>
        <p className={css.quiet}>
          {t(by === 'buyer' ? 'staffThreads.byBuyer' : 'staffThreads.bySeller')} ·{' '}
          {formatMoment(at)}
        </p>
        <p className={css.text}>{reason}</p>
        {refusal !== null && <ErrorAlert title={refusal} />}
        {outcome !== null && <p>{t(outcomeNames[outcome])}</p>}
        {outcome === null && mayDecide && (
          <div className={css.acts}>
            <Button variant="danger" onClick={() => setAsked(true)}>
              {t('staffThreads.close')}
            </Button>
            <Button variant="secondary" loading={isRunning} onClick={() => decide('dismissed')}>
              {t('staffThreads.dismiss')}
            </Button>
          </div>
        )}
      </div>
      <ConfirmDialog
        open={isAsked}
        title={t('staffThreads.closeAsk')}
        confirmLabel={t('staffThreads.close')}
        dangerous
        loading={isRunning}
        onConfirm={() => decide('closed')}
        onCancel={() => setAsked(false)}
      >
        {t('staffThreads.closeText')}
      </ConfirmDialog>
    </Section>
  )
}
