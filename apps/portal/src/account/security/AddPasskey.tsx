import { Button, ErrorAlert, Field, TextInput } from '@bandari/ui'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { t } from '../../language/translator.ts'
import { addPasskey, passkeyProblem } from '../../providers/passkeys.ts'
import css from './Security.module.css'

export interface AddPasskeyProps {
  /** It is what the card is there for. */
  isMain: boolean
  /** With the recovery codes of the first factor. */
  onAdded: (codes: readonly string[]) => void
}

export function AddPasskey({ isMain, onAdded }: AddPasskeyProps) {
  const [isNaming, setNaming] = useState(false)
  if (!isNaming) {
    return (
      <Button variant={isMain ? 'primary' : 'secondary'} onClick={() => setNaming(true)}>
        {t('portalSecurity.factor.addPasskey')}
      </Button>
    )
  }
  const added = (codes: readonly string[]) => {
    setNaming(false)
    onAdded(codes)
  }
  return (
    <div>
      <NamePasskey onAdded={added} onCancel={() => setNaming(false)} />
    </div>
  )
}

interface NamePasskeyProps extends Pick<AddPasskeyProps, 'onAdded'> {
  onCancel: () => void
}

function NamePasskey({ onAdded, onCancel }: NamePasskeyProps) {
  const [name, setName] = useState('')
  const [problems, setProblems] = useState<{ name?: string; form?: string }>({})
  const [isMaking, setMaking] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  // They have just asked for it.
  useEffect(() => input.current?.focus(), [])
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isMaking) return
    const typed = name.trim()
    setProblems(typed === '' ? { name: t('portal.missing') } : {})
    if (typed === '') return
    setMaking(true)
    const answer = await addPasskey(typed)
    setMaking(false)
    if (answer.data) return onAdded(answer.data.recovery_codes)
    const problem = passkeyProblem(answer)
    setProblems(problem === null ? {} : { form: problem })
  }
  return (
    <form className={css.form} onSubmit={(event) => void submit(event)} noValidate>
      <p>{t('portalSecurity.factor.passkeyText')}</p>
      {problems.form && <ErrorAlert title={problems.form} />}
      <Field
        label={t('portalSecurity.factor.passkeyName')}
        hint={t('portalSecurity.factor.passkeyHint')}
        error={problems.name}
      >
        {(control) => (
          <TextInput
            {...control}
            ref={input}
            name="name"
            autoComplete="off"
            maxLength={60}
            value={name}
            onChange={({ currentTarget }) => setName(currentTarget.value)}
          />
        )}
      </Field>
      <div className={css.actions}>
        <Button type="submit" loading={isMaking}>
          {t('portalSecurity.factor.addPasskey')}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {t('portalSecurity.factor.notNow')}
        </Button>
      </div>
    </form>
  )
}
