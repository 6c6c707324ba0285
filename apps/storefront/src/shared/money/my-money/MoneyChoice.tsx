import { useTranslate } from '@bandari/i18n/react'
import { Field, SelectInput } from '@bandari/ui'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useListExchangeRatesQuery } from '../../../api/exchange-rates.ts'
import { useCurrencyChoice } from '../currency-choice.ts'
import { useHydrated } from '../../page/use-hydrated.ts'
import { followCountry, saveCurrencyChoice, currencyChoiceAfter } from './save-currency.ts'
import css from './MoneyChoice.module.css'

/** The second currency of prices; next to the choice of the country, which sets its default. */
export function MoneyChoice({ country }: { country: string }) {
  const t = useTranslate()
  const { data: rates = [] } = useListExchangeRatesQuery()
  const wish = useCurrencyChoice(country)
  const [search] = useSearchParams()
  const [initial] = useState(country)
  const isChosen = country !== initial || search.has('country')
  // The country is chosen in a form that knows nothing of money; what follows from it is a cookie, outside of React.
  useEffect(() => {
    if (isChosen) followCountry(country, rates)
  }, [isChosen, country, rates])
  const shown = wish === 'none' || /^[A-Z]{3}$/.test(wish) ? wish : 'country'
  const choose = (value: string) =>
    saveCurrencyChoice(
      value === 'country' ? (currencyChoiceAfter('', { country, rates }) ?? '') : value,
    )
  const field = useRef<HTMLDivElement>(null)
  const first = useRef({ isHydrating: !useHydrated(), shown, choose })
  // What was chosen on the server's page, before this code was there: the next drawing would write over it.
  useLayoutEffect(() => {
    const { isHydrating, shown: drawn, choose: chooseEarly } = first.current
    const chosen = field.current?.querySelector('select')?.value
    if (isHydrating && chosen !== undefined && chosen !== drawn) chooseEarly(chosen)
  }, [])
  if (rates.length === 0) return null
  return (
    <div className={css.choice} ref={field}>
      <Field label={t('shared.pricesAlsoIn')}>
        {(control) => (
          <SelectInput
            {...control}
            choices={[
              { value: 'country', label: t('shared.moneyOfCountry') },
              ...rates.map(({ currency }) => ({ value: currency, label: currency })),
              { value: 'none', label: t('shared.dollarsOnly') },
            ]}
            value={shown}
            onChange={({ target: { value } }) => choose(value)}
          />
        )}
      </Field>
    </div>
  )
}
