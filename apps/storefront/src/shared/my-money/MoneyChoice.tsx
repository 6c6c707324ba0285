import { useTranslate } from '@bandari/i18n/react'
import { Field, SelectInput } from '@bandari/ui'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useListExchangeRatesQuery } from '../../api/exchange-rates.ts'
import { useMoneyWish } from '../money-wish.ts'
import { followCountry, keepWish, wishAfter } from './keep-wish.ts'
import css from './MoneyChoice.module.css'

/** In which money prices are also shown; beside the choice of the country, which it follows. */
export function MoneyChoice({ country }: { country: string }) {
  const t = useTranslate()
  const { data: rates = [] } = useListExchangeRatesQuery()
  const wish = useMoneyWish(country)
  const [search] = useSearchParams()
  const [initial] = useState(country)
  const isChosen = country !== initial || search.has('country')
  // The country is chosen in a form that knows nothing of money; what follows from it is a cookie, outside of React.
  useEffect(() => {
    if (isChosen) followCountry(country, rates)
  }, [isChosen, country, rates])
  if (rates.length === 0) return null
  return (
    <div className={css.choice}>
      <Field label={t('shared.pricesAlsoIn')}>
        {(control) => (
          <SelectInput
            {...control}
            choices={[
              { value: 'country', label: t('shared.moneyOfCountry') },
              ...rates.map(({ currency }) => ({ value: currency, label: currency })),
              { value: 'none', label: t('shared.dollarsOnly') },
            ]}
            value={wish === 'none' || /^[A-Z]{3}$/.test(wish) ? wish : 'country'}
            onChange={({ target: { value } }) =>
              keepWish(value === 'country' ? (wishAfter('', { country, rates }) ?? '') : value)
            }
          />
        )}
      </Field>
    </div>
  )
}
