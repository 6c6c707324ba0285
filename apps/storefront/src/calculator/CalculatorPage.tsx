import { useTranslate } from '@bandari/i18n/react'
import { Button, buttonClass, FieldError } from '@bandari/ui'
import { Printer } from 'lucide-react'
import { type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { useHref, useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { landedApi, useListImportDestinationsQuery } from '../api/landed.ts'
import { LandedPriceDetails } from '../shared/landed/LandedPriceDetails.tsx'
import { InfoPage } from '../shared/page/InfoPage.tsx'
import { readDestination, useMyDestination } from '../shared/destination/my-destination.ts'
import { DestinationChoice } from '../shared/destination/my-destination/DestinationChoice.tsx'
import {
  completeDestination,
  type PartialDestination,
} from '../shared/destination/my-destination/save-destination.ts'
import { paths } from '../shared/addresses/paths.ts'
import type { RouteModule } from '../shared/addresses/route.ts'
import { useSite } from '../shared/page/settings.ts'
import {
  type CalculatorForm,
  isAsked,
  type Problems,
  problemsOf,
  questionOf,
  readForm,
  writeForm,
} from './calculator-form.ts'
import { CalculatorFields } from './CalculatorFields.tsx'
import css from './CalculatorPage.module.css'

export const calculatorRoute: RouteModule = {
  Page: CalculatorPage,
  prefetch: async ({ ask, search, site }) => {
    const { listImportDestinations, getLandedPrice } = landedApi.endpoints
    const { data } = await ask(listImportDestinations)
    const form = readForm(search, readDestination(site.destination))
    const problems = problemsOf(form, yearOf(site.renderedAt))
    const asked = Object.keys(problems).length === 0 && data ? questionOf(form, data) : null
    if (asked) await ask(getLandedPrice, asked.question)
  },
}

function yearOf(time: number): number {
  return new Date(time).getUTCFullYear()
}

/** The landed price of any car. The address holds the question, so it can be shared and gone back to. */
function CalculatorPage() {
  const t = useTranslate()
  const { renderedAt } = useSite()
  const mine = useMyDestination()
  const [search] = useSearchParams()
  const form = readForm(search, mine)
  const problems = isAsked(search) ? problemsOf(form, yearOf(renderedAt)) : {}
  return (
    <InfoPage
      title={t('shell.calculator')}
      lead={t('calculator.lead')}
      description={t('calculator.description')}
      path={paths.calculator()}
      aside={null}
    >
      <div className={css.layout}>
        {/* Another address is another form: Back fills it in again. */}
        <Form key={search.toString()} form={form} problems={problems} />
        <Result form={form} isWhole={isAsked(search) && Object.keys(problems).length === 0} />
      </div>
    </InfoPage>
  )
}

/** Marks an entry of the history that somebody asked for, and did not just open. */
const workedOut = { isWorkedOut: true }

interface FormProps {
  form: CalculatorForm
  problems: Problems
}

function Form({ form, problems }: FormProps) {
  const t = useTranslate()
  const navigate = useNavigate()
  const action = useHref(paths.calculator())
  const box = useRef<HTMLFormElement>(null)
  const { state } = useLocation() as { state: Partial<typeof workedOut> | null }
  // A new address draws a new form: the focus goes to its first wrong field, else to the answer, far below on a phone.
  useEffect(() => {
    const wrong = box.current?.querySelector<HTMLElement>('[aria-invalid]')
    if (wrong) wrong.focus()
    else if (state?.isWorkedOut) document.getElementById('result')?.focus()
  }, [state])
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    const query = writeForm(new FormData(event.currentTarget))
    void navigate(paths.calculator(query), { state: workedOut, preventScrollReset: true })
  }
  return (
    <form className={css.form} ref={box} action={action} onSubmit={submit} noValidate>
      <Where form={form} isWrong={problems.country !== undefined} />
      <CalculatorFields form={form} problems={problems} />
      <Button type="submit" size="large" wide>
        {t('calculator.workOut')}
      </Button>
    </form>
  )
}

function Where({ form, isWrong }: { form: CalculatorForm; isWrong: boolean }) {
  const t = useTranslate()
  const { data: destinations = [] } = useListImportDestinationsQuery()
  const { country, city, way, shipping, insurance } = form
  const [wish, setWish] = useState<PartialDestination>({
    country,
    city,
    way,
    shipping: shipping === 'CONTAINER' ? 'CONTAINER' : 'RORO',
    insurance: insurance === 'yes',
  })
  const choice = completeDestination(wish, destinations)
  // Also true for a country that the address names and nobody has rules for.
  const isMissing = isWrong || (country !== '' && destinations.length > 0)
  return (
    <fieldset className={css.where}>
      <legend className={css.legend}>{t('calculator.where')}</legend>
      <DestinationChoice destinations={destinations} choice={choice} onChoose={setWish} />
      {isMissing && !choice && <FieldError>{t('calculator.countryNeeded')}</FieldError>}
    </fieldset>
  )
}

function Result({ form, isWhole }: { form: CalculatorForm; isWhole: boolean }) {
  const t = useTranslate()
  const { data: destinations = [] } = useListImportDestinationsQuery()
  const box = useRef<HTMLElement>(null)
  const asked = isWhole ? questionOf(form, destinations) : null
  // A closed line is not printed.
  const print = () => {
    for (const fold of box.current?.querySelectorAll('details') ?? []) fold.open = true
    window.print()
  }
  const car = [form.make, form.model, form.manufactured.slice(0, 4)].filter(Boolean).join(' ')
  return (
    <section className={css.result} aria-labelledby="result" ref={box}>
      <h2 className={css.title} id="result" tabIndex={-1}>
        {asked ? car || t('calculator.aCar') : t('calculator.result')}
      </h2>
      {asked ? (
        <>
          <LandedPriceDetails question={asked.question} place={asked.place.city} />
          <div className={css.after}>
            <p>{t('calculator.share')}</p>
            <button
              type="button"
              className={buttonClass({ variant: 'secondary', size: 'small' })}
              onClick={print}
            >
              <Printer size={18} aria-hidden="true" />
              {t('calculator.print')}
            </button>
          </div>
        </>
      ) : (
        <p>{t('calculator.empty')}</p>
      )}
    </section>
  )
}
