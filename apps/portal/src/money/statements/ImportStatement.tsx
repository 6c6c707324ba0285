import type { BankColumns, BankFileReading, BankStatement } from '@bandari/sdk'
import { Field, Notice } from '@bandari/ui'
import UploadFile from '@mui/icons-material/UploadFileOutlined'
import { Button } from '@mui/material'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { t } from '../../language/translator.ts'
import { narrowed, paths } from '../../paths.ts'
import {
  importBankStatement,
  readBankStatement,
  setBankColumns,
} from '../../providers/bank-statements.ts'
import { FormDialog } from '../../staff/record/FormDialog.tsx'
import { useWrite } from '../../staff/record/use-write.ts'
import { useMay } from '../../staff/use-may.ts'
import css from './Bank.module.css'
import { ColumnFields } from './ColumnFields.tsx'
import { CurrencyField } from './CurrencyField.tsx'
import { ReadingFacts } from './ReadingFacts.tsx'

export function ImportStatement() {
  const [isOpen, setOpen] = useState(false)
  if (!useMay('importBankStatement')) return null
  return (
    <>
      <Button variant="outlined" startIcon={<UploadFile />} onClick={() => setOpen(true)}>
        {t('staffBank.import')}
      </Button>
      {isOpen && <ImportDialog onClose={() => setOpen(false)} />}
    </>
  )
}

/** What is in the file is shown before any of it is kept; a CSV's columns are named once. */
function ImportDialog({ onClose }: { onClose: () => void }) {
  const steps = useSteps(onClose)
  const { reading, columns, setColumns, choose, submit, isWriting, refusal, mistakes } = steps
  return (
    <FormDialog
      title={t('staffBank.importTitle')}
      effect={t('staffBank.importEffect')}
      confirm={t(steps.confirm)}
      isSaving={isWriting}
      refusal={refusal}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field label={t('staffBank.file')} hint={t('staffBank.fileHint')} error={mistakes.file}>
        {(control) => (
          <input
            {...control}
            className={css.file}
            type="file"
            accept=".xml,.sta,.mt940,.940,.ofx,.qfx,.txt,.csv,text/csv,application/xml"
            onChange={({ target }) => choose(target.files?.[0] ?? null)}
          />
        )}
      </Field>
      {reading && columns && (
        <>
          <Notice kind="info">{t('staffBank.nameColumns')}</Notice>
          <ColumnFields reading={reading} columns={columns} onChange={setColumns} />
        </>
      )}
      {reading?.needs_currency && (
        <CurrencyField
          reading={reading}
          currency={steps.currency}
          mistake={mistakes.currency ?? null}
          onChange={steps.setCurrency}
        />
      )}
      {reading && !columns && !reading.needs_currency && <ReadingFacts reading={reading} />}
    </FormDialog>
  )
}

const maxBytes = 5 * 1024 * 1024

/** Read the file; name its columns, where nobody has; say its currency, where it does not; import. */
function useSteps(onClose: () => void) {
  const navigate = useNavigate()
  const { write, isWriting, refusal } = useWrite()
  const [file, setFile] = useState<File | null>(null)
  const [mistakes, setMistakes] = useState<Mistakes>({})
  const [reading, setReading] = useState<BankFileReading | null>(null)
  const [columns, setColumns] = useState<BankColumns | null>(null)
  const [currency, setCurrency] = useState('')
  const take = (read: BankFileReading) => {
    setReading(read)
    setColumns(read.columns === null ? read.guess : null)
  }
  const choose = (chosen: File | null) => {
    setFile(chosen)
    setReading(null)
    setColumns(null)
    setCurrency('')
    setMistakes({})
  }
  const finish = ({ id }: BankStatement) => {
    onClose()
    void navigate(narrowed(paths.bankEntries, { statement_id: id }))
  }
  const submit = () => {
    const found = mistakesOf({ file, reading, currency })
    setMistakes(found)
    if (file === null || Object.keys(found).length > 0) return
    if (columns && reading) {
      const act = async () => {
        const done = (columns.done ?? []).map((word) => word.trim()).filter(Boolean)
        await setBankColumns({ headings: reading.headings, columns: { ...columns, done } })
        return readBankStatement({ file, currency: columns.currency })
      }
      // Whoever names the columns of this file says its currency, too.
      const onDone = (read: BankFileReading) => {
        setCurrency(columns.currency)
        take(read)
      }
      return write({ act, done: t('staffBank.columnsKept'), onDone })
    }
    if (!reading || reading.needs_currency) {
      const act = () => readBankStatement({ file, currency })
      return write({ act, done: t('staffBank.wasRead'), onDone: take })
    }
    const act = () => importBankStatement({ file, currency })
    return write({ act, done: importedLabel, onDone: finish })
  }
  const state = { reading, columns, currency, mistakes, isWriting, refusal }
  return { ...state, setColumns, setCurrency, choose, submit, confirm: confirmOf(reading, columns) }
}

interface Mistakes {
  file?: string
  currency?: string
}

interface Steps {
  file: File | null
  reading: BankFileReading | null
  currency: string
}

function mistakesOf({ file, reading, currency }: Steps): Mistakes {
  if (file === null) return { file: t('staffBank.noFile') }
  if (file.size > maxBytes) return { file: t('staffBank.tooLarge') }
  const isAsked = reading?.needs_currency === true
  return isAsked && currency.length < 3 ? { currency: t('staffBank.currencyMissing') } : {}
}

function importedLabel({ entry_count: added, known_count: known }: BankStatement): string {
  return t('staffBank.imported', { added, known })
}

function confirmOf(reading: BankFileReading | null, columns: BankColumns | null) {
  if (columns) return 'staffBank.keepColumns' as const
  return !reading || reading.needs_currency
    ? ('staffBank.read' as const)
    : ('staffBank.importConfirm' as const)
}
