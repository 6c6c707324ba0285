import { useFormat, useTranslate } from '@bandari/i18n/react'
import { AppLink } from '../shared/page/AppLink.tsx'
import { isFlashOfferOpen } from '../shared/vehicles/flash-offer.ts'
import { paths } from '../shared/addresses/paths.ts'
import { useSite } from '../shared/page/settings.ts'
import css from './Offers.module.css'

/** USD; what the flash offer's code takes off. */
const flashDiscount = 200

/** The ways to the deals, and to the flash discount while there is one. */
export function Offers() {
  const format = useFormat()
  const t = useTranslate()
  const site = useSite()
  return (
    <ul className={`plain-list ${css.offers}`} aria-label={t('home.offers')}>
      <li className={css.offer}>
        <AppLink className={css.link} href={paths.deals()}>
          {t('shell.dealsOfTheDay')}
        </AppLink>
        <p>{t('home.dealsText')}</p>
      </li>
      {isFlashOfferOpen(site) && (
        <li className={css.offer}>
          <AppLink className={css.link} href={paths.flashDiscount()}>
            {t('home.flash', {
              amount: format.money({ amount: flashDiscount, currency: 'USD', decimals: 0 }),
            })}
          </AppLink>
          <p>{t('home.flashText')}</p>
        </li>
      )}
      <li className={css.offer}>
        <AppLink className={css.link} href={paths.exportDeals()}>
          {t('home.exportDeals')}
        </AppLink>
        <p>{t('home.exportDealsText')}</p>
      </li>
    </ul>
  )
}
