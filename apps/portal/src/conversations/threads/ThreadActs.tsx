import type { Thread } from '@bandari/sdk'
import { Button, ConfirmDialog, ErrorAlert, Field, TextArea } from '@bandari/ui'
import { useState } from 'react'
import { t } from '../../language/translator.ts'
import { threadCalls } from '../../providers/threads.ts'
import { useCall } from '../../shared/documents/use-call.ts'
import css from '../../shared/threads/Threads.module.css'

/** Blocking and reporting, each asked about before it is done. */
export function ThreadActs({ thread }: { thread: Thread }) {
  const { id, side, is_shop, blocked_by, reported } = thread
  const [asked, setAsked] = useState<'block' | 'report' | null>(null)
  const { run, isRunning, refusal } = useCall()
  const close = () => setAsked(null)
  const block = (blocked: boolean) =>
    run({ act: () => threadCalls.blockThread({ id, blocked }), onDone: close })
  return (
    <div className={css.acts}>
      {blocked_by === null && (
        <Button variant="secondary" size="small" onClick={() => setAsked('block')}>
          {t('portalMessages.block')}
        </Button>
      )}
      {blocked_by === side && (
        <Button variant="secondary" size="small" loading={isRunning} onClick={() => block(false)}>
          {t('portalMessages.unblock')}
        </Button>
      )}
      {reported ? (
        <span className={css.quiet}>{t('portalMessages.reported')}</span>
      ) : (
        <Button variant="secondary" size="small" onClick={() => setAsked('report')}>
          {t('portalMessages.report')}
        </Button>
      )}
      <ConfirmDialog
        open={asked === 'block'}
        title={t('portalMessages.blockAsk')}
        confirmLabel={t('portalMessages.block')}
        dangerous
        loading={isRunning}
        onConfirm={() => block(true)}
        onCancel={close}
      >
        {refusal !== null && <ErrorAlert title={refusal} />}
        {t('portalMessages.blockText')}
      </ConfirmDialog>
      {asked === 'report' && <ReportDialog id={id} isShop={is_shop} onClose={close} />}
    </div>
  )
}

interface ReportDialogProps {
  id: number
  /** Whether the other side is the shop, whose staff decide about reports. */
  isShop: boolean
  onClose: () => void
}

function ReportDialog({ id, isShop, onClose }: ReportDialogProps) {
  const { run, isRunning, refusal } = useCall()
  const [reason, setReason] = useState('')
  const [isMissing, setMissing] = useState(false)
  const report = () => {
    const words = reason.trim()
    setMissing(words === '')
    if (words === '') return
    run({
      act: () => threadCalls.reportThread({ id, reason: words }),
      done: t('portalMessages.reportDone'),
      onDone: onClose,
    })
  }
  return (
    <ConfirmDialog
      open
      title={t('portalMessages.reportAsk')}
      confirmLabel={t('portalMessages.report')}
      loading={isRunning}
      onConfirm={report}
      onCancel={onClose}
    >
      {refusal !== null && <ErrorAlert title={refusal} />}
      <Field
        label={t('portalMessages.reason')}
        hint={t(isShop ? 'portalMessages.reasonHintShop' : 'portalMessages.reasonHint')}
        error={isMissing && reason.trim() === '' ? t('portalMessages.missing') : null}
      >
        {(control) => (
          <TextArea
            {...control}
            rows={4}
            maxLength={1000}
            value={reason}
            onChange={({ currentTarget }) => setReason(currentTarget.value)}
          />
        )}
      </Field>
    </ConfirmDialog>
  )
}
