import { Button, ErrorAlert, Field, SelectInput, TextInput } from '@bandari/ui'
import { type FormEvent, useState } from 'react'
import { t } from '../../language/translator.ts'
import { companyCalls, type NewCredential } from '../../providers/company.ts'
import { useCall } from '../documents/use-call.ts'
import { FileDrop } from '../file-drop/FileDrop.tsx'
import css from './Credentials.module.css'
import { kindNames, kinds } from './credential-labels.ts'

const empty = { number: '', expires_on: '' }

/** A paper of one kind, as a picture or a PDF. */
export function CredentialForm() {
  const { run, isRunning, refusal } = useCall()
  const [kind, setKind] = useState<NewCredential['kind']>('registration')
  const [fields, setFields] = useState(empty)
  const [file, setFile] = useState<File | null>(null)
  const [isMissing, setMissing] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setMissing(file === null)
    if (file === null) return
    run({
      act: () => companyCalls.addCredential({ kind, file, ...fields }),
      done: t('portalCompany.thanks'),
      onDone: () => {
        setFields(empty)
        setFile(null)
      },
    })
  }
  return (
    <form className={css.form} onSubmit={submit} noValidate aria-label={t('portalCompany.add')}>
      {refusal !== null && <ErrorAlert title={refusal} />}
      <Field label={t('portalCompany.kind')}>
        {(control) => (
          <SelectInput
            {...control}
            choices={kinds.map((value) => ({ value, label: t(kindNames[value]) }))}
            value={kind}
            onChange={({ currentTarget: { value } }) =>
              setKind(kinds.find((each) => each === value) ?? 'registration')
            }
          />
        )}
      </Field>
      <Field
        label={t('portalCompany.file')}
        hint={t('portalCompany.fileHint')}
        error={isMissing ? t('portal.missing') : null}
      >
        {(control) => (
          <FileDrop
            small
            control={control}
            choose={t('portalCompany.chooseFile')}
            hint={t('portalCompany.dropFile')}
            accept="image/jpeg,image/png,application/pdf"
            chosen={file}
            onFile={setFile}
          />
        )}
      </Field>
      <PaperFields fields={fields} onType={(changed) => setFields({ ...fields, ...changed })} />
      <div className={css.acts}>
        <Button type="submit" variant="secondary" loading={isRunning}>
          {t('portalCompany.add')}
        </Button>
      </div>
    </form>
  )
}

interface PaperFieldsProps {
  fields: typeof empty
  onType: (changed: Partial<typeof empty>) => void
}

function PaperFields({ fields, onType }: PaperFieldsProps) {
  return (
    <>
      <Field label={t('portalCompany.number')} optional>
        {(control) => (
          <TextInput
            {...control}
            maxLength={100}
            value={fields.number}
            onChange={({ currentTarget }) => onType({ number: currentTarget.value })}
          />
        )}
      </Field>
      <Field label={t('portalCompany.until')} optional>
        {(control) => (
          <TextInput
            {...control}
            type="date"
            value={fields.expires_on}
            onChange={({ currentTarget }) => onType({ expires_on: currentTarget.value })}
          />
        )}
      </Field>
    </>
  )
}
