import { ErrorAlert, Field } from '@bandari/ui'
import UploadFile from '@mui/icons-material/UploadFileOutlined'
import { Button } from '@mui/material'
import { useState } from 'react'
import { useDataProvider, useNotify, useRefresh } from 'react-admin'
import { t } from '../../language/translator.ts'
import type { PortalDataProvider } from '../../providers/data-provider.ts'
import { FormDialog } from '../../staff/record/FormDialog.tsx'
import { useMay } from '../../staff/use-may.ts'
import css from './ImportRates.module.css'

export function ImportRates() {
  const [isOpen, setOpen] = useState(false)
  if (!useMay('importExchangeRates')) return null
  return (
    <>
      <Button variant="outlined" startIcon={<UploadFile />} onClick={() => setOpen(true)}>
        {t('staffRates.import')}
      </Button>
      {isOpen && <ImportDialog onClose={() => setOpen(false)} />}
    </>
  )
}

/** A file is taken whole or not at all: what is wrong with it is said here, row by row. */
function ImportDialog({ onClose }: { onClose: () => void }) {
  const [file, setFile] = useState<File | null>(null)
  const { send, isSending, problems, refusal } = useImport(onClose)
  return (
    <FormDialog
      title={t('staffRates.importTitle')}
      effect={t('staffRates.importEffect')}
      confirm={t('staffRates.import')}
      isSaving={isSending}
      refusal={refusal}
      onSubmit={() => void send(file)}
      onClose={onClose}
    >
      {problems.length > 0 && (
        <ErrorAlert title={t('staffRates.nothingSet')}>
          <ul>
            {problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        </ErrorAlert>
      )}
      <Field label={t('staffRates.file')} hint={t('staffRates.fileHint')}>
        {(control) => (
          <input
            {...control}
            className={css.file}
            type="file"
            accept=".csv,.tsv,.txt,text/csv"
            onChange={({ target }) => setFile(target.files?.[0] ?? null)}
          />
        )}
      </Field>
    </FormDialog>
  )
}

const maxBytes = 1024 * 1024

function useImport(onClose: () => void) {
  const { importExchangeRates } = useDataProvider<PortalDataProvider>()
  const notify = useNotify()
  const refresh = useRefresh()
  const [isSending, setSending] = useState(false)
  const [problems, setProblems] = useState<string[]>([])
  const [refusal, setRefusal] = useState<string | null>(null)
  const send = async (file: File | null) => {
    setProblems([])
    setRefusal(null)
    if (file === null) return setProblems([t('staffRates.noFile')])
    if (file.size > maxBytes) return setProblems([t('staffRates.tooLarge')])
    setSending(true)
    try {
      const answer = await importExchangeRates(file)
      // After a 401 react-admin leads to the sign-in; its answer is of no use here.
      if (!answer) return
      if ('refused' in answer) return setProblems(answer.refused)
      notify(t('staffRates.imported', answer.done), { type: 'success' })
      refresh()
      onClose()
    } catch (error) {
      setRefusal(error instanceof Error ? error.message : String(error))
    } finally {
      setSending(false)
    }
  }
  return { send, isSending, problems, refusal }
}
