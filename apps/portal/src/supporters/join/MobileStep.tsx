import { Button } from '@bandari/ui'
import { type FormEvent, useRef } from 'react'
import { isMobileNumber, PhoneField } from '../../shared/fields/PhoneField.tsx'
import { invalidMobile, type Objection } from './messages.ts'
import { StepHeading } from './StepHeading.tsx'
import type { UpgradeForm } from './use-upgrade.ts'
import css from './UpgradeWizard.module.css'
import { t } from '../../language/translator.ts'

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
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (await isMobileNumber(form.mobile)) {
      onChange({ checkedMobile: form.mobile })
      return onNext()
    }
    onObject({ mobile: t(invalidMobile) })
    element.current?.querySelector<HTMLInputElement>('input')?.focus()
  }
  return (
    <form ref={element} className={css.step} onSubmit={(event) => void submit(event)} noValidate>
      <StepHeading isFocused={hasMoved}>{t('portalSupporter.howWePay')}</StepHeading>
      {/* Zambian until told otherwise (account spec §9). */}
      <PhoneField
        label={t('portalSupporter.mobile')}
        hint={t('portalSupporter.mobileHint')}
        name="mobile"
        country="ZM"
        value={form.mobile}
        onChange={(mobile) => onChange({ mobile })}
        error={objection.mobile ?? null}
      />
      <div className={css.actions}>
        <Button type="submit">{t('portalSupporter.next')}</Button>
      </div>
    </form>
  )
}
