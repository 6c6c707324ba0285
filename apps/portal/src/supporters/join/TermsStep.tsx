import { Button, Checkbox, ErrorAlert, Field, TextInput } from '@bandari/ui'
import { type FormEvent, useRef } from 'react'
import { emailLength, isReferrerAcceptable } from './email.ts'
import { invalidEmail } from './messages.ts'
import type { StepProps } from './MobileStep.tsx'
import { programmeTerms } from './programme-terms.data.ts'
import { StepHeading } from './StepHeading.tsx'
import css from './UpgradeWizard.module.css'
import { t } from '../../language/translator.ts'

export interface TermsStepProps extends StepProps {
  isSending: boolean
  onBack: () => void
  onSubmit: () => void
}

export function TermsStep(props: TermsStepProps) {
  const { form, objection, isSending, onChange, onObject, onBack, onSubmit } = props
  const element = useRef<HTMLFormElement>(null)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isSending || !form.isAgreed) return
    if (isReferrerAcceptable(form.referrer)) return onSubmit()
    onObject({ referrer: t(invalidEmail) })
    element.current?.querySelector<HTMLInputElement>('input[type=email]')?.focus()
  }
  return (
    <form ref={element} className={css.step} onSubmit={submit} noValidate>
      <StepHeading isFocused>{t('portalSupporter.step.terms')}</StepHeading>
      {objection.alert && <ErrorAlert title={objection.alert} />}
      <Field
        label={t('portalSupporter.referrer')}
        optional
        hint={t('portalSupporter.referrerHint')}
        error={objection.referrer}
      >
        {(control) => (
          <TextInput
            {...control}
            type="email"
            inputMode="email"
            autoComplete="off"
            maxLength={emailLength}
            value={form.referrer}
            onChange={({ target }) => onChange({ referrer: target.value })}
          />
        )}
      </Field>
      <TermsText />
      <Checkbox
        label={t('portalSupporter.agree')}
        checked={form.isAgreed}
        onChange={({ target }) => onChange({ isAgreed: target.checked })}
      />
      <div className={css.actions}>
        <Button variant="secondary" onClick={onBack}>
          {t('portalSupporter.back')}
        </Button>
        <Button type="submit" disabled={!form.isAgreed} loading={isSending}>
          {t('portalSupporter.start')}
        </Button>
      </div>
    </form>
  )
}

function TermsText() {
  return (
    // A box that scrolls must be reachable by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={css.terms} aria-label={t('portalSupporter.terms')} tabIndex={0}>
      {programmeTerms().map(({ title, text }) => (
        <div key={title}>
          <h3 className={css.termTitle}>{title}</h3>
          <p>{text}</p>
        </div>
      ))}
    </section>
  )
}
