import { useTranslate } from '@bandari/i18n/react'
import type { Basket, Country } from '@bandari/sdk'
import { Button, Card } from '@bandari/ui'
import { Formik, type FormikHelpers, useFormikContext } from 'formik'
import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { useCheckConsigneeMutation, useCreateAddressMutation } from '../api/accounts.ts'
import { asRefusal } from '../api/refusal.ts'
import { BasketTotals } from '../shared/purchase/BasketTotals.tsx'
import { CheckboxField } from '../shared/fields/CheckboxField.tsx'
import { AppForm } from '../shared/fields/AppForm.tsx'
import { paths } from '../shared/addresses/paths.ts'
import { ActionTotal, PurchaseLayout } from '../shared/purchase/PurchaseLayout.tsx'
import { ShippingFacts } from '../shared/purchase/ShippingFacts.tsx'
import { AddressFields, PersonFields } from './ConsigneeFields.tsx'
import css from './ConsigneeForm.module.css'
import { saveDraft } from './checkout-draft.ts'
import { consigneeSchema } from './consignee-schema.ts'
import { addressOf, type ConsigneeForm as Values, consigneeProblems } from './order-request.ts'
import { type SavedAddress, SavedAddresses } from './SavedAddresses.tsx'

type FormValues = Values & { remember: boolean }

export interface ConsigneeFormProps {
  basket: Basket
  countries: readonly Country[]
  saved: readonly SavedAddress[]
  initial: Values
}

const formId = 'consignee'

export function ConsigneeForm({ basket, countries, saved, initial }: ConsigneeFormProps) {
  const t = useTranslate()
  const navigate = useNavigate()
  const [createAddress] = useCreateAddressMutation()
  const [check] = useCheckConsigneeMutation()
  const proceed = async (
    { remember, ...values }: FormValues,
    { setErrors }: FormikHelpers<FormValues>,
  ) => {
    const consignee = consigneeSchema.cast(values)
    saveDraft(consignee)
    // Whatever else it answers, the order itself is checked again.
    const { error } = await check(addressOf(consignee))
    const problems = error ? consigneeProblems(asRefusal(error).fields) : {}
    if (Object.keys(problems).length > 0) return setErrors(problems)
    // A convenience: a refusal, such as an address that exists already, does not stop the buyer.
    if (remember) void createAddress(addressOf(consignee))
    await navigate(paths.review())
  }
  return (
    <Formik<FormValues>
      initialValues={{ ...initial, remember: false }}
      validationSchema={consigneeSchema}
      onSubmit={proceed}
    >
      {({ isSubmitting }) => (
        <PurchaseLayout
          summary={<ShippingSummary basket={basket} />}
          action={<ContinueAction basket={basket} isSubmitting={isSubmitting} />}
        >
          <AppForm id={formId} className={css.form}>
            <Card as="section" className={css.group}>
              <h2 className={css.title}>{t('checkout.consignee')}</h2>
              <p className={css.lead}>{t('checkout.consigneeLead')}</p>
              <SavedAddresses saved={saved} />
              <PersonFields />
            </Card>
            <Card as="section" className={css.group}>
              <h2 className={css.title}>{t('checkout.address')}</h2>
              <AddressFields countries={countries} />
              <CheckboxField name="remember" label={t('checkout.remember')} />
            </Card>
            <SaveDraft />
          </AppForm>
        </PurchaseLayout>
      )}
    </Formik>
  )
}

/** Nothing is typed twice: not after a reload, not after signing in again. */
function SaveDraft() {
  const { values, dirty } = useFormikContext<FormValues>()
  // The tab's storage is outside React.
  useEffect(() => {
    const { remember: _, ...consignee } = values
    if (dirty) saveDraft(consignee)
  }, [values, dirty])
  return null
}

function ShippingSummary({ basket }: { basket: Basket }) {
  const t = useTranslate()
  return (
    <>
      <h2 className={css.title}>{t('checkout.yourOrder')}</h2>
      <ShippingFacts basket={basket} />
      <BasketTotals basket={basket} />
    </>
  )
}

function ContinueAction({ basket, isSubmitting }: { basket: Basket; isSubmitting: boolean }) {
  const t = useTranslate()
  return (
    <>
      <ActionTotal basket={basket} />
      <Button type="submit" form={formId} size="large" wide loading={isSubmitting}>
        {t('checkout.continueToReview')}
      </Button>
    </>
  )
}
