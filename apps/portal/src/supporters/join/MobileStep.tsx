import { Button } from '@bandari/ui'
import { type FormEvent, useRef } from 'react'
import { isValidPhoneNumber } from 'react-phone-number-input/mobile'
import { PhoneField } from '../../shared/fields/PhoneField.tsx'
import { invalidMobile, type Objection } from './messages.ts'
import { StepHeading } from './StepHeading.tsx'
import type { UpgradeForm } from './use-upgrade.ts'
import css from './UpgradeWizard.module.css'

export interface StepProps {
  form: UpgradeForm
  objection: Objection
  onChange: (part: Partial<UpgradeForm>) => void
  onObject: (objection: Objection) => void
}

export interface MobileStepProps extends StepProps {
  /** Came here from another step. */
  hasMoved: boolean
  onNext: () => void
}

export function MobileStep(props: MobileStepProps) {
  const { form, objection, onChange, onObject, onNext, hasMoved } = props
  const element = useRef<HTMLFormElement>(null)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isValidPhoneNumber(form.mobile)) return onNext()
    onObject({ mobile: invalidMobile })
    element.current?.querySelector<HTMLInputElement>('input')?.focus()
  }
  return (
    <form ref={element} className={css.step} onSubmit={submit} noValidate>
      <StepHeading isFocused={hasMoved}>How we pay you</StepHeading>
      {/* Zambian until told otherwise (account spec §9). */}
      <PhoneField
        label="Mobile number"
        hint="We send your commission to a mobile wallet on this number, and reach you on it."
        name="mobile"
        country="ZM"
        value={form.mobile}
        onChange={(mobile) => onChange({ mobile })}
        error={objection.mobile ?? null}
      />
      <div className={css.actions}>
        <Button type="submit">Next</Button>
      </div>
    </form>
  )
}
