import type { PayoutBatch } from '@bandari/sdk'
import { ErrorAlert, Notice } from '@bandari/ui'
import { Button } from '@mui/material'
import { useState } from 'react'
import { Section } from '../../staff/record/Section.tsx'
import { useSaveRecord } from '../../staff/record/use-save-record.ts'
import { CloseDialog } from './CloseDialog.tsx'
import { ExportButton } from './ExportButton.tsx'
import css from './Payouts.module.css'
import { t } from '../../language/translator.ts'

type Closure = 'paid' | 'discarded'

/** Download the file, then mark the batch as paid; or discard it while nothing has been sent. */
export function ClosePanel({ batch }: { batch: PayoutBatch }) {
  const [closure, setClosure] = useState<Closure | null>(null)
  const { save, isSaving, refusal, another } = useSaveRecord<PayoutBatch>('support/payout-batches')
  const isOpen = batch.state === 'open'
  const close = (to: Closure, text: string) =>
    save({
      record: batch,
      changes: { state: to, ...(to === 'paid' ? { reference: text } : { reason: text }) },
      done: t(to === 'paid' ? 'staffPayouts.isPaid' : 'staffPayouts.isDiscarded', { id: batch.id }),
      onDone: () => setClosure(null),
    })
  // Closed by somebody else while the question was being asked.
  const asked = isOpen ? closure : null
  return (
    <Section
      title={t(isOpen ? 'staffPayouts.whatToDo' : 'staffPayouts.forBank')}
      className={css.panel}
    >
      <div role="alert">{asked === null && refusal !== null && <ErrorAlert title={refusal} />}</div>
      <ExportButton batch={batch} />
      {isOpen && batch.is_own && (
        <Notice kind="info" title={t('staffPayouts.second')}>
          {t('staffPayouts.secondText')}
        </Notice>
      )}
      {isOpen && !batch.is_own && !batch.may_pay && (
        <Notice kind="info" title={t('staffPayouts.own')}>
          {t('staffPayouts.ownText')}
        </Notice>
      )}
      {batch.may_pay && (
        <Button variant="contained" fullWidth onClick={() => setClosure('paid')}>
          {t('staffPayouts.markPaid')}
        </Button>
      )}
      {isOpen && (
        <Button variant="outlined" color="error" fullWidth onClick={() => setClosure('discarded')}>
          {t('staffPayouts.discard')}
        </Button>
      )}
      {asked !== null && (
        <CloseDialog
          batch={batch}
          closure={asked}
          isSaving={isSaving}
          refusal={refusal}
          isAsked={another.isAsked}
          onEdit={another.forget}
          onConfirm={(text) => close(asked, text)}
          onClose={() => setClosure(null)}
        />
      )}
    </Section>
  )
}
