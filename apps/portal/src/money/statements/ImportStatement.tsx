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
import type { Said } from './AccountField.tsx'
import { ReadingFacts } from './ReadingFacts.tsx'
import { Unsaid } from './Unsaid.tsx'

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

/** What is in the file is shown before any of it is kept; a table's columns are named once for each account. */
function ImportDialog({ onClose }: { onClose: () => void }) {
  const steps = useSteps(onClose)
  const { reading, columns, setColumns, choose, submit, isWriting, refusal, mistakes } = steps
  const isAsked = isUnsaid(reading)
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
            accept=".xml,.sta,.mt940,.940,.ofx,.qfx,.txt,.csv,.xlsx,text/csv,application/xml"
            onChange={({ target }) => choose(target.files?.[0] ?? null)}
          />
        )}
      </Field>
      {reading && columns && (
        <>
          <Notice kind="info">{t('staffBank.nameColumns')}</Notice>
          <ColumnFields
            reading={reading}
            columns={columns}
            mistake={mistakes.account ?? null}
            onChange={setColumns}
          />
        </>
      )}
      {reading && isAsked && (
        <Unsaid
          reading={reading}
          account={steps.said.account}
          currency={steps.said.currency}
          mistakes={mistakes}
          onChange={steps.say}
        />
      )}
      {reading && !columns && !isAsked && (
        <ReadingFacts
          reading={reading}
          isConfirmed={steps.isConfirmed}
          mistake={mistakes.confirmed ?? null}
          onConfirm={steps.setConfirmed}
        />
      )}
    </FormDialog>
  )
}

const isUnsaid = (reading: BankFileReading | null) =>
  reading !== null && (reading.needs_account || reading.needs_currency)

const maxBytes = 5 * 1024 * 1024

const nothingSaid: Required<Said> = { account: '', currency: '' }

/** Read the file; say what it does not; name its columns, where nobody has for its account; confirm; import. */
function useSteps(onClose: () => void) {
  const navigate = useNavigate()
  const { write, isWriting, refusal } = useWrite()
  const [file, setFile] = useState<File | null>(null)
  const [mistakes, setMistakes] = useState<Mistakes>({})
  const [reading, setReading] = useState<BankFileReading | null>(null)
  const [columns, setColumns] = useState<BankColumns | null>(null)
  const [said, setSaid] = useState(nothingSaid)
  const [isConfirmed, setConfirmed] = useState(false)
  const say = (more: Partial<Said>) => setSaid({ ...said, ...more })
  const take = (read: BankFileReading) => {
    setReading(read)
    setColumns(read.columns === null ? read.guess : null)
    setConfirmed(false)
  }
  const choose = (chosen: File | null) => {
    setFile(chosen)
    setReading(null)
    setColumns(null)
    setSaid(nothingSaid)
    setConfirmed(false)
    setMistakes({})
  }
  const finish = ({ id }: BankStatement) => {
    onClose()
    void navigate(narrowed(paths.bankEntries, { statement_id: id }))
  }
  const submit = () => {
    const found = mistakesOf({ file, reading, columns, said, isConfirmed })
    setMistakes(found)
    if (file === null || Object.keys(found).length > 0) return
    if (columns && reading) {
      const { account } = columns
      // Whoever leaves the guess as it stands has not said it: it is read as guessed, and confirmed.
      const currency = columns.currency === reading.guess?.currency ? '' : columns.currency
      const act = async () => {
        const done = (columns.done ?? []).map((word) => word.trim()).filter(Boolean)
        await setBankColumns({ headings: reading.headings, columns: { ...columns, done } })
        return readBankStatement({ file, account, currency })
      }
      // Whoever names the columns of this file says its account and currency, too.
      const onDone = (read: BankFileReading) => {
        setSaid({ account, currency })
        take(read)
      }
      return write({ act, done: t('staffBank.columnsKept'), onDone })
    }
    if (!reading || isUnsaid(reading)) {
      const act = () => readBankStatement({ file, ...said })
      return write({ act, done: t('staffBank.wasRead'), onDone: take })
    }
    const act = () => importBankStatement({ file, ...said, isConfirmed })
    return write({ act, done: importedLabel, onDone: finish })
  }
  const confirm = confirmOf(reading, columns)
  const state = { reading, columns, said, isConfirmed, mistakes, isWriting, refusal, confirm }
  return { ...state, setColumns, say, setConfirmed, choose, submit }
}

interface Mistakes {
  file?: string
  account?: string
  currency?: string
  confirmed?: string
}

interface Steps {
  file: File | null
  reading: BankFileReading | null
  columns: BankColumns | null
  said: Required<Said>
  isConfirmed: boolean
}

function mistakesOf({ file, reading, columns, said, isConfirmed }: Steps): Mistakes {
  if (file === null) return { file: t('staffBank.noFile') }
  if (file.size > maxBytes) return { file: t('staffBank.tooLarge') }
  if (!reading) return {}
  const isWithoutAccount = columns
    ? columns.account.trim() === ''
    : reading.needs_account && said.account.trim() === ''
  const isWithoutCurrency = !columns && reading.needs_currency && said.currency.length < 3
  const isDoubtful = !columns && reading.to_confirm.length > 0 && !isConfirmed
  return {
    ...(isWithoutAccount && { account: t('staffBank.accountMissing') }),
    ...(isWithoutCurrency && { currency: t('staffBank.currencyMissing') }),
    ...(isDoubtful && { confirmed: t('staffBank.confirmMissing') }),
  }
}

function importedLabel({ entry_count: added, known_count: known }: BankStatement): string {
  return t('staffBank.imported', { added, known })
}

function confirmOf(reading: BankFileReading | null, columns: BankColumns | null) {
  if (columns) return 'staffBank.keepColumns' as const
  return !reading || isUnsaid(reading)
    ? ('staffBank.read' as const)
    : ('staffBank.importConfirm' as const)
}
