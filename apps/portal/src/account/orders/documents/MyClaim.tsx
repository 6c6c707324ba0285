import type { Claim } from '@bandari/sdk'
import { Button, ErrorAlert, Field, TextArea } from '@bandari/ui'
import { type FormEvent, useState } from 'react'
import { t } from '../../../language/translator.ts'
import { documentCalls } from '../../../providers/documents.ts'
import { ClaimThread } from '../../../shared/documents/ClaimThread.tsx'
import css from '../../../shared/documents/Documents.module.css'
import { useCall } from '../../../shared/documents/use-call.ts'
import { PictureField } from './PictureField.tsx'

/** One's own claim, and another word or picture for as long as it is not decided. */
export function MyClaim({ order, claim }: { order: number; claim: Claim }) {
  const { answerClaim, addClaimPicture, downloadClaimPicture } = documentCalls
  const { run, isRunning, refusal } = useCall()
  const [text, setText] = useState('')
  const [files, setFiles] = useState<File[]>([])
  const isSilent = text.trim() === '' && files.length === 0
  const [isMissing, setMissing] = useState(false)
  const send = async () => {
    for (const file of files) await addClaimPicture({ order, file })
    if (text.trim() !== '') await answerClaim({ order, text: text.trim() })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setMissing(isSilent)
    if (isSilent) return
    run({
      act: send,
      done: t('portalPapers.claim.sent'),
      onDone: () => {
        setText('')
        setFiles([])
      },
    })
  }
  return (
    <>
      <ClaimThread claim={claim} load={(picture) => downloadClaimPicture({ order, picture })} />
      {claim.state !== 'resolved' && (
        <form className={css.form} onSubmit={submit} noValidate>
          {refusal !== null && <ErrorAlert title={refusal} />}
          <Field
            label={t('portalPapers.claim.reply')}
            error={isMissing ? t('portalPapers.textMissing') : null}
          >
            {(control) => (
              <TextArea
                {...control}
                rows={3}
                maxLength={4000}
                value={text}
                onChange={({ currentTarget }) => setText(currentTarget.value)}
              />
            )}
          </Field>
          <PictureField key={claim.pictures.length} onChoose={setFiles} />
          <Button type="submit" variant="secondary" loading={isRunning}>
            {t('portalPapers.claim.sendReply')}
          </Button>
        </form>
      )}
    </>
  )
}
