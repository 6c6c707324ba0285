import { Button, Checkbox, ErrorAlert, Field, SelectInput, TextInput } from '@bandari/ui'
import { type FormEvent, useState } from 'react'
import { t } from '../../../language/translator.ts'
import { documentCalls } from '../../../providers/documents.ts'
import css from '../../../shared/documents/Documents.module.css'
import { useCall } from '../../../shared/documents/use-call.ts'
import { kindChoices } from './document-kinds.ts'

interface AddDocumentProps {
  order: number
  onClose: () => void
}

const blank = { kind: '', label: '', number: '', valid_until: '', note: '' }

/** A new document, or a new version of one: earlier versions stay below it. */
export function AddDocument({ order, onClose }: AddDocumentProps) {
  const { addPaper } = documentCalls
  const { run, isRunning, refusal } = useCall()
  const [typed, setTyped] = useState(blank)
  const [isDraft, setDraft] = useState(false)
  const [file, setFile] = useState<File | null>(null)
  const [isTried, setTried] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (file === null || typed.kind === '') return
    const form = { ...typed, file, is_draft: isDraft }
    run({ act: () => addPaper({ order, form }), done: t('staffPapers.added'), onDone: onClose })
  }
  return (
    <form className={css.form} onSubmit={submit} noValidate>
      {refusal !== null && <ErrorAlert title={refusal} />}
      <Field
        label={t('staffPapers.kind')}
        error={isTried && typed.kind === '' ? t('staffPapers.kindMissing') : null}
      >
        {(control) => (
          <SelectInput
            {...control}
            placeholder={t('staffPapers.choose')}
            choices={kindChoices()}
            value={typed.kind}
            onChange={({ currentTarget }) => setTyped({ ...typed, kind: currentTarget.value })}
          />
        )}
      </Field>
      <FileField isMissing={isTried && file === null} onChoose={setFile} />
      <Facts typed={typed} onType={setTyped} />
      <Checkbox
        label={t('staffPapers.isDraft')}
        hint={t('staffPapers.isDraftHint')}
        checked={isDraft}
        onChange={({ currentTarget }) => setDraft(currentTarget.checked)}
      />
      <div className={css.acts}>
        <Button type="submit" loading={isRunning}>
          {t('staffPapers.addNow')}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {t('ra.action.cancel')}
        </Button>
      </div>
    </form>
  )
}

interface FileFieldProps {
  isMissing: boolean
  onChoose: (file: File | null) => void
}

function FileField({ isMissing, onChoose }: FileFieldProps) {
  return (
    <Field
      label={t('staffPapers.file')}
      hint={t('staffPapers.fileHint')}
      error={isMissing ? t('staffPapers.fileMissing') : null}
    >
      {(control) => (
        <TextInput
          {...control}
          type="file"
          accept="application/pdf,image/jpeg,image/png"
          onChange={({ currentTarget }) => onChoose(currentTarget.files?.[0] ?? null)}
        />
      )}
    </Field>
  )
}

interface FactsProps {
  typed: typeof blank
  onType: (typed: typeof blank) => void
}

/** What is printed on it; all of it may be left out. */
function Facts({ typed, onType }: FactsProps) {
  const field = (name: keyof typeof blank, label: string, typing = {}) => (
    <Field label={label} optional>
      {(control) => (
        <TextInput
          {...control}
          {...typing}
          value={typed[name]}
          onChange={({ currentTarget }) => onType({ ...typed, [name]: currentTarget.value })}
        />
      )}
    </Field>
  )
  return (
    <>
      {field('label', t('staffPapers.label'), { maxLength: 60 })}
      {field('number', t('staffPapers.number'), { maxLength: 60 })}
      {field('valid_until', t('staffPapers.validUntil'), { type: 'date', max: '9999-12-31' })}
      {field('note', t('staffPapers.note'), { maxLength: 500 })}
    </>
  )
}
