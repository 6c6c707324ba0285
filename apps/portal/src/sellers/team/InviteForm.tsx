import { Button, ErrorAlert, Field, SelectInput, TextInput } from '@bandari/ui'
import { type FormEvent, useState } from 'react'
import { t } from '../../language/translator.ts'
import { teamCalls } from '../../providers/teams.ts'
import { useCall } from '../../shared/documents/use-call.ts'
import css from './Team.module.css'
import { roleNames } from './team-labels.ts'

const roles = ['lister', 'reader'] as const

export function InviteForm() {
  const { run, isRunning, refusal } = useCall()
  const [email, setEmail] = useState('')
  const [role, setRole] = useState<(typeof roles)[number]>('lister')
  const [isMissing, setMissing] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const address = email.trim()
    setMissing(address === '')
    if (address === '') return
    run({
      act: () => teamCalls.inviteToTeam({ email: address, role }),
      done: t('portalTeam.invited', { email: address }),
      onDone: () => setEmail(''),
    })
  }
  return (
    <section className={css.part} aria-labelledby="team-invite">
      <h2 id="team-invite" className={css.title}>
        {t('portalTeam.invite')}
      </h2>
      <form className={css.form} onSubmit={submit} noValidate>
        {refusal !== null && <ErrorAlert title={refusal} />}
        <Field
          label={t('portal.email')}
          hint={t('portalTeam.inviteHint')}
          error={isMissing ? t('portal.missing') : null}
        >
          {(control) => (
            <TextInput
              {...control}
              type="email"
              autoComplete="off"
              maxLength={254}
              value={email}
              onChange={({ currentTarget }) => setEmail(currentTarget.value)}
            />
          )}
        </Field>
        <Field label={t('portalTeam.roleOf')}>
          {(control) => (
            <SelectInput
              {...control}
              choices={roles.map((value) => ({ value, label: t(roleNames[value]) }))}
              value={role}
              onChange={({ currentTarget: { value } }) =>
                setRole(value === 'reader' ? 'reader' : 'lister')
              }
            />
          )}
        </Field>
        <div className={css.acts}>
          <Button type="submit" loading={isRunning}>
            {t('portalTeam.send')}
          </Button>
        </div>
      </form>
    </section>
  )
}
