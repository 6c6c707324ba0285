import { useTranslate } from '@bandari/i18n/react'
import { ErrorAlert } from '@bandari/ui'
import { useState } from 'react'
import { useGetProfileQuery, useListAddressesQuery } from '../api/accounts.ts'
import { useListCountriesQuery } from '../api/shipping.ts'
import { SignedInOnly } from '../shared/page/SignedInOnly.tsx'
import { CheckoutFrame } from './CheckoutFrame.tsx'
import { type BasketContent, CheckoutGate, CheckoutSkeleton } from './CheckoutGate.tsx'
import { readDraft } from './checkout-draft.ts'
import { stepNumber } from './checkout-steps.ts'
import { ConsigneeForm } from './ConsigneeForm.tsx'
import { blankConsignee, consigneeFromProfile, consigneeOf } from './order-request.ts'
import { referenceOf } from '../api/refusal.ts'

/** Step 1: who receives the goods. */
export function CheckoutPage() {
  const t = useTranslate()
  return (
    <CheckoutFrame title={t('checkout.whoReceives')} step={stepNumber.shipping}>
      <SignedInOnly what={t('checkout.checkout')}>
        <CheckoutGate step="shipping" hasConsignee={false}>
          {(content) => <ShippingStep {...content} />}
        </CheckoutGate>
      </SignedInOnly>
    </CheckoutFrame>
  )
}

/** The form begins with what was typed before, else the last saved address, else the profile. */
function ShippingStep({ basket }: BasketContent) {
  const t = useTranslate()
  const [draft] = useState(readDraft)
  const countries = useListCountriesQuery()
  const addresses = useListAddressesQuery()
  const profile = useGetProfileQuery()
  if (countries.error) {
    return (
      <ErrorAlert
        title={t('checkout.countriesFailed')}
        reference={referenceOf(countries.error)}
        onRetry={() => void countries.refetch()}
        retryLabel={t('shell.tryAgain')}
      >
        {countries.error.message}
      </ErrorAlert>
    )
  }
  // Saved data is a convenience: the form works without it when it cannot be loaded.
  if (!countries.data || addresses.isLoading || profile.isLoading) return <CheckoutSkeleton />
  const saved = (addresses.data ?? []).map((address) => ({
    id: address.id,
    consignee: consigneeOf(address, countries.data),
  }))
  const known =
    saved[0]?.consignee ??
    (profile.data ? consigneeFromProfile(profile.data, countries.data) : blankConsignee)
  return (
    <ConsigneeForm
      basket={basket}
      countries={countries.data}
      saved={saved}
      initial={draft ?? known}
    />
  )
}
