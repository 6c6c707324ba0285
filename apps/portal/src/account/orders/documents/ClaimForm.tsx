import type { Claim } from '@bandari/sdk'
import { Button, ErrorAlert, Field, SelectInput, TextArea } from '@bandari/ui'
import { type FormEvent, useState } from 'react'
import { t } from '../../../language/translator.ts'
import { documentCalls } from '../../../providers/documents.ts'
import { kindNames } from '../../../shared/documents/ClaimThread.tsx'
import css from '../../../shared/documents/Documents.module.css'
import { useCall } from '../../../shared/documents/use-call.ts'
import { PictureField } from './PictureField.tsx'

const kinds = Object.keys(kindNames) as Claim['kind'][]

interface ClaimFormProps {
  order: number
  onClose: () => void
}

/** What is wrong, in words and pictures. The claim is there first; a picture that is refused does not undo it. */
export function ClaimForm({ order, onClose }: ClaimFormProps) {
  const { openClaim, addClaimPicture } = documentCalls
  const { run, isRunning, refusal } = useCall()
  const [kind, setKind] = useState<Claim['kind']>('damaged')
  const [text, setText] = useState('')
  const [files, setFiles] = useState<File[]>([])
  const [isMissing, setMissing] = useState(false)
  const send = async () => {
    await openClaim({ order, kind, text: text.trim() })
    for (const file of files) await addClaimPicture({ order, file })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setMissing(text.trim() === '')
    if (text.trim() !== '') run({ act: send, done: t('portalPapers.claim.thanks') })
  }
  return (
    <form className={css.form} onSubmit={submit} noValidate>
      {refusal !== null && <ErrorAlert title={refusal} />}
      <Field label={t('portalPapers.claim.kind')}>
        {(control) => (
          <SelectInput
            {...control}
            value={kind}
            choices={kinds.map((value) => ({ value, label: t(kindNames[value]) }))}
            onChange={({ currentTarget }) => setKind(currentTarget.value as Claim['kind'])}
          />
        )}
      </Field>
      <Field
        label={t('portalPapers.claim.what')}
        error={isMissing ? t('portalPapers.textMissing') : null}
      >
        {(control) => (
          <TextArea
            {...control}
            rows={4}
            maxLength={4000}
            value={text}
            onChange={({ currentTarget }) => setText(currentTarget.value)}
          />
        )}
      </Field>
      <PictureField isSeveral onChoose={setFiles} />
      <div className={css.acts}>
        <Button type="submit" loading={isRunning}>
          {t('portalPapers.claim.send')}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {t('ra.action.cancel')}
        </Button>
      </div>
    </form>
  )
}
