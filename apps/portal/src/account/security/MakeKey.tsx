import type { CreatedApiKey, KeyScopeChoice } from '@bandari/sdk'
import type { KeyScope } from '@bandari/sdk/key-scopes'
import {
  Button,
  Checkbox,
  ErrorAlert,
  Field,
  FieldError,
  Notice,
  SelectInput,
  Skeleton,
  TextInput,
} from '@bandari/ui'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { t } from '../../language/translator.ts'
import { LoadFailure } from '../../layout/LoadFailure.tsx'
import { createApiKey } from '../../providers/api-keys.ts'
import { useOperation } from '../../providers/use-operation.ts'
import { CopyButton } from '../../shared/CopyButton.tsx'
import { scopeLabel } from './scope-labels.ts'
import css from './Security.module.css'
import { useCall } from './use-call.ts'

export interface MakeKeyProps {
  /** Keys of staff last three months at most. */
  isStaff: boolean
  onMade: () => Promise<unknown>
}

/** A button, then a form, then the secret of the new key, this once. */
export function MakeKey({ isStaff, onMade }: MakeKeyProps) {
  const [step, setStep] = useState<'rest' | 'form' | CreatedApiKey>('rest')
  if (step === 'rest') {
    return (
      <Button variant="secondary" onClick={() => setStep('form')}>
        {t('portalKeys.make')}
      </Button>
    )
  }
  if (step !== 'form') return <NewToken token={step.token} onDone={() => setStep('rest')} />
  const made = (key: CreatedApiKey) => {
    setStep(key)
    void onMade()
  }
  return <OfferedScopes isStaff={isStaff} onMade={made} onCancel={() => setStep('rest')} />
}

function NewToken({ token, onDone }: { token: string; onDone: () => void }) {
  return (
    <>
      <Notice kind="attention" title={t('portalKeys.made')} live>
        {t('portalKeys.madeText')}
      </Notice>
      <p className={css.secret}>{token}</p>
      <div className={css.actions}>
        <CopyButton text={token} what={t('portalKeys.what')} />
        <Button size="small" onClick={onDone}>
          {t('portalKeys.kept')}
        </Button>
      </div>
    </>
  )
}

interface FormProps {
  isStaff: boolean
  onMade: (key: CreatedApiKey) => void
  onCancel: () => void
}

function OfferedScopes(props: FormProps) {
  const { data, error, refetch } = useOperation('listKeyScopes', {})
  if (error) {
    const title = t('portalKeys.failed')
    return <LoadFailure error={error} title={title} onRetry={() => void refetch()} />
  }
  return data ? <KeyForm {...props} offered={data} /> : <Skeleton shape="block" height="240px" />
}

const lasting = [7, 30, 90, 365]
const mostOfStaff = 90
const rates = [30, 120, 600]

function KeyForm({ offered, isStaff, ...rest }: FormProps & { offered: KeyScopeChoice[] }) {
  const form = useKeyForm(rest.onMade)
  const { name, setName, scopes, toggle, days, setDays, rate, setRate, problems } = form
  const input = useRef<HTMLInputElement>(null)
  // They have just asked for it.
  useEffect(() => input.current?.focus(), [])
  return (
    <form className={css.form} onSubmit={form.submit} noValidate>
      {form.failure && <ErrorAlert title={form.failure} />}
      <Field label={t('portalKeys.name')} hint={t('portalKeys.nameHint')} error={problems['name']}>
        {(control) => (
          <TextInput
            {...control}
            ref={input}
            autoComplete="off"
            maxLength={60}
            value={name}
            onChange={({ currentTarget }) => setName(currentTarget.value)}
          />
        )}
      </Field>
      <ScopeChoices
        offered={offered}
        chosen={scopes}
        onToggle={toggle}
        problem={problems['scopes']}
      />
      <Field label={t('portalKeys.until')} error={problems['days']}>
        {(control) => (
          <SelectInput
            {...control}
            choices={lasting
              .filter((count) => !isStaff || count <= mostOfStaff)
              .map((count) => ({ value: String(count), label: t('portalKeys.days', { count }) }))}
            value={days}
            onChange={({ currentTarget }) => setDays(currentTarget.value)}
          />
        )}
      </Field>
      <Field label={t('portalKeys.rate')} error={problems['rate_per_minute']}>
        {(control) => (
          <SelectInput
            {...control}
            choices={rates.map((count) => ({ value: String(count), label: String(count) }))}
            value={rate}
            onChange={({ currentTarget }) => setRate(currentTarget.value)}
          />
        )}
      </Field>
      <div className={css.actions}>
        <Button type="submit" loading={form.isBusy}>
          {t('portalKeys.make')}
        </Button>
        <Button variant="quiet" onClick={rest.onCancel}>
          {t('portalKeys.notNow')}
        </Button>
      </div>
    </form>
  )
}

interface ScopeChoicesProps {
  offered: readonly KeyScopeChoice[]
  chosen: ReadonlySet<KeyScope>
  onToggle: (scope: KeyScope) => void
  problem: string | undefined
}

function ScopeChoices({ offered, chosen, onToggle, problem }: ScopeChoicesProps) {
  return (
    <fieldset className={css.scopes} aria-describedby={problem ? 'scopes-problem' : undefined}>
      <legend>{t('portalKeys.may')}</legend>
      <p className={css.quiet}>{t('portalKeys.mayText')}</p>
      {offered.map(({ scope }) => (
        <Checkbox
          key={scope}
          label={scopeLabel(scope)}
          checked={chosen.has(scope)}
          onChange={() => onToggle(scope)}
        />
      ))}
      {problem && <FieldError id="scopes-problem">{problem}</FieldError>}
    </fieldset>
  )
}

function useKeyForm(onMade: (key: CreatedApiKey) => void) {
  const { call, isBusy, failure, fields, missing } = useCall()
  const [name, setName] = useState('')
  const [scopes, setScopes] = useState<ReadonlySet<KeyScope>>(new Set())
  const [days, setDays] = useState('90')
  const [rate, setRate] = useState('120')
  const [left, setLeft] = useState<Record<string, string>>({})
  const toggle = (scope: KeyScope) => {
    const next = new Set(scopes)
    if (!next.delete(scope)) next.add(scope)
    setScopes(next)
  }
  const send = async () => {
    const typed = name.trim()
    const empty = {
      ...(typed === '' ? { name: missing } : {}),
      ...(scopes.size === 0 ? { scopes: t('portalKeys.noScope') } : {}),
    }
    setLeft(empty)
    if (isBusy || Object.keys(empty).length > 0) return
    const { data } = await call(() =>
      createApiKey({
        name: typed,
        scopes: [...scopes],
        days: Number(days),
        rate_per_minute: Number(rate),
      }),
    )
    if (data) onMade(data)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void send()
  }
  const problems: Record<string, string | undefined> = { ...fields, ...left }
  return {
    name,
    setName,
    scopes,
    toggle,
    days,
    setDays,
    rate,
    setRate,
    problems,
    failure,
    isBusy,
    submit,
  }
}
