import { ErrorAlert, Field, SelectInput, TextInput } from '@bandari/ui'
import UploadFile from '@mui/icons-material/UploadFileOutlined'
import { Button } from '@mui/material'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { useNavigate } from 'react-router-dom'
import { t } from '../../language/translator.ts'
import { paths } from '../../paths.ts'
import { importPriceList } from '../../providers/price-lists.ts'
import { FormDialog } from '../../staff/record/FormDialog.tsx'
import { useMay } from '../../staff/use-may.ts'
import css from '../ImportRules.module.css'
import { countryName } from '../rule-labels.tsx'

export function ImportPriceList() {
  const [isOpen, setOpen] = useState(false)
  if (!useMay('importPriceList')) return null
  return (
    <>
      <Button variant="outlined" startIcon={<UploadFile />} onClick={() => setOpen(true)}>
        {t('staffImportRules.priceList.import')}
      </Button>
      {isOpen && <ImportDialog onClose={() => setOpen(false)} />}
    </>
  )
}

/** Countries whose rules name a price list. */
const countries = ['KE'] as const

/** A file is taken whole or not at all: what is wrong with it is said here, row by row. */
function ImportDialog({ onClose }: { onClose: () => void }) {
  const { send, isSending, problems, refusal } = useImport()
  const [file, setFile] = useState<File | null>(null)
  const [country, setCountry] = useState<string>(countries[0])
  const [day, setDay] = useState('')
  const [source, setSource] = useState('')
  return (
    <FormDialog
      title={t('staffImportRules.priceList.importTitle')}
      effect={t('staffImportRules.priceList.importEffect')}
      confirm={t('staffImportRules.priceList.import')}
      isSaving={isSending}
      refusal={refusal}
      onSubmit={() => void send({ file, country, in_force_from: day, source })}
      onClose={onClose}
    >
      {problems.length > 0 && <Problems problems={problems} />}
      <Field label={t('staffImportRules.country')}>
        {(control) => (
          <SelectInput
            {...control}
            choices={countries.map((code) => ({ value: code, label: countryName(code) }))}
            value={country}
            onChange={({ target }) => setCountry(target.value)}
          />
        )}
      </Field>
      <FileField onFile={setFile} />
      <Field label={t('staffImportRules.priceList.inForceFrom')}>
        {(control) => (
          <TextInput
            {...control}
            type="date"
            value={day}
            onChange={({ target }) => setDay(target.value)}
          />
        )}
      </Field>
      <Field label={t('staffImportRules.priceList.sourceField')}>
        {(control) => (
          <TextInput
            {...control}
            maxLength={200}
            value={source}
            onChange={({ target }) => setSource(target.value)}
          />
        )}
      </Field>
    </FormDialog>
  )
}

function Problems({ problems }: { problems: readonly string[] }) {
  return (
    <ErrorAlert title={t('staffImportRules.priceList.nothingRead')}>
      <ul>
        {problems.map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
      </ul>
    </ErrorAlert>
  )
}

function FileField({ onFile }: { onFile: (file: File | null) => void }) {
  return (
    <Field
      label={t('staffImportRules.priceList.fileField')}
      hint={t('staffImportRules.priceList.fileHint')}
    >
      {(control) => (
        <input
          {...control}
          type="file"
          className={css.file}
          accept=".csv,.tsv,.txt,text/csv"
          onChange={({ target }) => onFile(target.files?.[0] ?? null)}
        />
      )}
    </Field>
  )
}

const maxBytes = 5 * 1024 * 1024

interface ImportForm {
  file: File | null
  country: string
  in_force_from: string
  source: string
}

function problemsOf({ file, in_force_from: day, source }: ImportForm): string[] {
  return [
    ...(file === null ? [t('staffImportRules.priceList.noFile')] : []),
    ...(file && file.size > maxBytes ? [t('staffImportRules.priceList.tooLarge')] : []),
    ...(day === '' ? [t('staffImportRules.priceList.noDay')] : []),
    ...(source.trim() === '' ? [t('staffImportRules.priceList.noSource')] : []),
  ]
}

function useImport() {
  const notify = useNotify()
  const navigate = useNavigate()
  const [isSending, setSending] = useState(false)
  const [problems, setProblems] = useState<string[]>([])
  const [refusal, setRefusal] = useState<string | null>(null)
  const send = async (wish: ImportForm) => {
    if (isSending) return
    const { file, ...said } = wish
    const found = problemsOf(wish)
    setProblems(found)
    setRefusal(null)
    if (file === null || found.length > 0) return
    setSending(true)
    try {
      const answer = await importPriceList({ file, ...said })
      // After a 401 react-admin leads to the sign-in; its answer is of no use here.
      if (!answer) return
      if ('refused' in answer) return setProblems(answer.refused)
      notify(t('staffImportRules.priceList.imported'), { type: 'success' })
      void navigate(paths.supportPriceList(answer.done.id))
    } catch (error) {
      setRefusal(error instanceof Error ? error.message : String(error))
    } finally {
      setSending(false)
    }
  }
  return { send, isSending, problems, refusal }
}
