import { type AccountMerge, session } from '@bandari/sdk'
import { Button } from '@bandari/ui'
import { useState } from 'react'
import { t } from '../../language/translator.ts'
import decide from '../../staff/record/Decide.module.css'
import { DecisionDialog } from '../../staff/record/DecisionDialog.tsx'
import { Section } from '../../staff/record/Section.tsx'
import { useSaveRecord } from '../../staff/record/use-save-record.ts'
import { MergeChip } from './MergeChip.tsx'

type Verdict = 'approved' | 'rejected'

/** What the reader may decide: the second person approves, and whoever asked may take it back. */
export function MergeDecisions({ merge }: { merge: AccountMerge }) {
  const [verdict, setVerdict] = useState<Verdict | null>(null)
  const { state, may_approve, may_reject, kept, ended, effect } = merge
  const isAbout = [kept.email, ended.email].includes(session.email() ?? '')
  const isHindered = (effect?.hindrances.length ?? 0) > 0
  const isOwn = may_reject && !may_approve
  return (
    <Section title={t('staffMerges.decide')} className={decide.panel}>
      {state !== 'waiting' && <MergeChip state={state} />}
      {state === 'waiting' && isOwn && <p className={decide.quiet}>{t('staffMerges.second')}</p>}
      {state === 'waiting' && isAbout && <p className={decide.quiet}>{t('staffMerges.about')}</p>}
      <div className={decide.buttons}>
        {may_approve && !isHindered && (
          <Button wide variant="danger" onClick={() => setVerdict('approved')}>
            {t('staffMerges.approve')}
          </Button>
        )}
        {may_reject && (
          <Button wide variant="secondary" onClick={() => setVerdict('rejected')}>
            {t(isOwn ? 'staffMerges.takeBack' : 'staffMerges.reject')}
          </Button>
        )}
      </div>
      {verdict !== null && state === 'waiting' && (
        <VerdictDialog merge={merge} verdict={verdict} onClose={() => setVerdict(null)} />
      )}
    </Section>
  )
}

interface VerdictDialogProps {
  merge: AccountMerge
  verdict: Verdict
  onClose: () => void
}

function VerdictDialog({ merge, verdict, onClose }: VerdictDialogProps) {
  const { save, isSaving, refusal } = useSaveRecord<AccountMerge>('support/account-merges')
  const isRejected = verdict === 'rejected'
  const { kept, ended } = merge
  return (
    <DecisionDialog
      words={
        isRejected
          ? {
              title: t('staffMerges.rejectTitle'),
              effect: t('staffMerges.rejectEffect'),
              confirm: t('staffMerges.reject'),
              hint: t('staff.reason'),
            }
          : {
              title: t('staffMerges.approveTitle'),
              effect: t('staffMerges.approveEffect', { kept: kept.email, ended: ended.email }),
              confirm: t('staffMerges.approveConfirm'),
              isHarsh: true,
              needsReason: false,
              hint: merge.reason,
            }
      }
      isSaving={isSaving}
      refusal={refusal}
      onConfirm={(reason) =>
        save({
          record: merge,
          changes: { state: verdict, rejection: isRejected ? reason : null },
          done: t(isRejected ? 'staffMerges.rejectDone' : 'staffMerges.approveDone'),
          onDone: onClose,
        })
      }
      onClose={onClose}
    />
  )
}
