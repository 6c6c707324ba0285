import { useTranslate } from '@bandari/i18n/react'
import { Button, Dialog, ErrorAlert, Field, Notice, TextArea } from '@bandari/ui'
import { type SyntheticEvent, useId, useState } from 'react'
import { asRefusal } from '../api/refusal.ts'
import { useReportReviewMutation } from '../api/sellers.ts'
import css from './SellerPage.module.css'

interface ReportDialogProps {
  /** Of the review. */
  id: number
  onClose: () => void
}

export function ReportDialog({ id, onClose }: ReportDialogProps) {
  const t = useTranslate()
  const formId = useId()
  const [report, { isSuccess, isLoading, error }] = useReportReviewMutation()
  const [reason, setReason] = useState('')
  const [isTried, setTried] = useState(false)
  const refusal = asRefusal(error)
  const words = reason.trim()
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    setTried(true)
    if (words !== '' && !isLoading) void report({ id, reason: words })
  }
  return (
    <Dialog
      open
      title={t('reviewReport.title')}
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('reviewReport.back')}
          </Button>
          {!isSuccess && (
            <Button type="submit" form={formId} loading={isLoading}>
              {t('reviewReport.send')}
            </Button>
          )}
        </>
      }
    >
      {isSuccess ? (
        <Notice kind="success" live title={t('reviewReport.done')} />
      ) : (
        <form id={formId} className={css.form} onSubmit={submit} noValidate>
          <p>{t('reviewReport.text')}</p>
          {refusal && (
            <ErrorAlert title={t('reviewReport.failed')} reference={refusal.requestId}>
              {refusal.message ?? t('shared.unreachable')}
            </ErrorAlert>
          )}
          <Field
            label={t('reviewReport.reason')}
            error={isTried && words === '' ? t('reviewReport.missing') : null}
          >
            {(control) => (
              <TextArea
                {...control}
                rows={3}
                maxLength={500}
                value={reason}
                onChange={({ currentTarget }) => setReason(currentTarget.value)}
              />
            )}
          </Field>
        </form>
      )}
    </Dialog>
  )
}
