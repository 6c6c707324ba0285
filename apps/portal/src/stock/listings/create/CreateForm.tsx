import type { Refusal } from '@bandari/sdk'
import { Rich } from '@bandari/i18n/react'
import { Button, Card, ErrorAlert } from '@bandari/ui'
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '../../../paths.ts'
import { CreateAlert } from './CreateAlert.tsx'
import css from './Create.module.css'
import { t } from '../../../language/translator.ts'

export interface CreateFormProps {
  /** Shown when nothing is chosen; a mistake in a typed value is shown at its field. */
  unchosen: string
  isChosen: boolean
  isComplete: boolean
  isSending: boolean
  refusal: Refusal | null
  onCreate: () => void
  onSignIn: () => void
  /** What the button says; it creates a listing. */
  sendLabel?: string
  children: (isValidated: boolean) => ReactNode
}

/** What both classes share: the sentence, the alerts, the one button. */
export function CreateForm(props: CreateFormProps) {
  const { unchosen, isChosen, isComplete, isSending, refusal, onCreate, onSignIn, sendLabel } =
    props
  const [isValidated, setValidated] = useState(false)
  const [tries, setTries] = useState(0)
  const form = useRef<HTMLFormElement>(null)
  // The render after the press marks what is wrong; the browser's focus is outside React.
  useEffect(() => {
    if (tries > 0) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [tries])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setValidated(!isComplete)
    if (isComplete) onCreate()
    else setTries(tries + 1)
  }
  return (
    <Card className={css.form}>
      {refusal && <CreateAlert refusal={refusal} onSignIn={onSignIn} />}
      {isValidated && !isChosen && <ErrorAlert title={unchosen} />}
      <form ref={form} className={css.fields} onSubmit={submit} noValidate>
        {props.children(isValidated)}
        <p className={css.defaults}>
          <Rich
            id="portalListings.defaults.here"
            parts={{ link: <Link to={paths.listingDefaults} /> }}
          />
        </p>
        <div className={css.actions}>
          <Button type="submit" size="large" loading={isSending}>
            {sendLabel ?? t('portalListings.create.send')}
          </Button>
        </div>
      </form>
    </Card>
  )
}
