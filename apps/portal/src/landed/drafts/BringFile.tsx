import { Field, TextArea } from '@bandari/ui'
import UploadFile from '@mui/icons-material/UploadFileOutlined'
import { Button } from '@mui/material'
import { useState } from 'react'
import { useRedirect } from 'react-admin'
import { t } from '../../language/translator.ts'
import { draftCountryRules } from '../../providers/import-rules.ts'
import { FormDialog } from '../../staff/record/FormDialog.tsx'
import { useWrite } from '../../staff/record/use-write.ts'
import { useMay } from '../../staff/use-may.ts'
import css from '../ImportRules.module.css'
import { readContent } from './read-content.ts'

/** A country's whole file as a draft: new rules and sources come no other way. */
export function BringFile() {
  const [isOpen, setOpen] = useState(false)
  if (!useMay('draftCountryRules')) return null
  return (
    <>
      <Button variant="outlined" startIcon={<UploadFile />} onClick={() => setOpen(true)}>
        {t('staffImportRules.file.bring')}
      </Button>
      {isOpen && <BringDialog onClose={() => setOpen(false)} />}
    </>
  )
}

function useBringing(onClose: () => void) {
  const redirect = useRedirect()
  const { write, isWriting, refusal } = useWrite()
  const [file, setFile] = useState<File>()
  const [isUnread, setUnread] = useState(false)
  const [reason, setReason] = useState('')
  const [isChecked, setChecked] = useState(false)
  const send = async () => {
    setChecked(true)
    // Read only now: of a file that was still being read, the one before would be sent.
    const content = file && readContent(await file.text())
    setUnread(content === undefined)
    if (content === undefined || reason.trim() === '') return
    write({
      act: () => draftCountryRules({ content, reason: reason.trim() }),
      done: t('staffImportRules.draft.saved'),
      onDone: ({ id }) => {
        onClose()
        redirect('show', 'support/import-rule-drafts', id)
      },
    })
  }
  const isUnexplained = isChecked && reason.trim() === ''
  return {
    send: () => void send(),
    isWriting,
    refusal,
    setFile,
    reason,
    setReason,
    isUnread,
    isUnexplained,
  }
}

function BringDialog({ onClose }: { onClose: () => void }) {
  const { send, isWriting, refusal, setFile, reason, setReason, isUnread, isUnexplained } =
    useBringing(onClose)
  return (
    <FormDialog
      title={t('staffImportRules.file.title')}
      effect={t('staffImportRules.file.effect')}
      confirm={t('staffImportRules.file.bring')}
      isSaving={isWriting}
      refusal={refusal}
      onSubmit={send}
      onClose={onClose}
    >
      <Field
        label={t('staffImportRules.file.field')}
        hint={t('staffImportRules.file.hint')}
        error={isUnread ? t('staffImportRules.file.unread') : null}
      >
        {(control) => (
          <input
            {...control}
            type="file"
            className={css.file}
            accept=".json,application/json"
            onChange={({ target }) => setFile(target.files?.[0])}
          />
        )}
      </Field>
      <Field
        label={t('staffImportRules.draft.reason')}
        error={isUnexplained ? t('staffImportRules.draft.reasonMissing') : null}
      >
        {(control) => (
          <TextArea
            {...control}
            rows={2}
            maxLength={500}
            value={reason}
            onChange={({ currentTarget: { value } }) => setReason(value)}
          />
        )}
      </Field>
    </FormDialog>
  )
}
