import { Button } from '@bandari/ui'
import { type FormEvent, useRef } from 'react'
import { useOperation } from '../../providers/use-operation.ts'
import { useOwnCountry } from '../../providers/use-profile.ts'
import { formatList } from '../../shared/format.ts'
import { regionNames } from '../../shared/region-names.ts'
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

/** How commission is paid in a country: the same as the form of payout details offers. */
function PaidTo({ country }: { country: string }) {
  const { data } = useOperation('listPayoutKinds', {})
  const here = data?.countries.find((each) => each.country === country)
  if (!here) return null
  const place = regionNames.of(country) ?? country
  return (
    <p className={css.quiet}>
      {here.wallets.length > 0
        ? t('portalSupporter.paidToWallets', { place, wallets: formatList(here.wallets) })
        : t('portalSupporter.paidToBanks', { place })}
    </p>
  )
}

export function MobileStep(props: MobileStepProps) {
  const { form, objection, onChange, onObject, onNext, hasMoved } = props
  const country = useOwnCountry()
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
      {/* Zambian where their account has no country (account spec §9). */}
      <PhoneField
        label={t('portalSupporter.mobile')}
        hint={t('portalSupporter.mobileHint')}
        name="mobile"
        country={country ?? 'ZM'}
        value={form.mobile}
        onChange={(mobile) => onChange({ mobile })}
        error={objection.mobile ?? null}
      />
      <PaidTo country={country ?? 'ZM'} />
      <div className={css.actions}>
        <Button type="submit">{t('portalSupporter.next')}</Button>
      </div>
    </form>
  )
}
