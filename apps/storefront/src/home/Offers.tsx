import { AppLink } from '../shared/AppLink.tsx'
import { isFlashOfferOpen } from '../shared/flash-offer.ts'
import { paths } from '../shared/paths.ts'
import { useSite } from '../shared/settings.ts'
import css from './Offers.module.css'

/** The ways to the deals, and to the flash discount while there is one. */
export function Offers() {
  const site = useSite()
  return (
    <ul className={`plain-list ${css.offers}`} aria-label="Offers">
      <li className={css.offer}>
        <AppLink className={css.link} href={paths.deals()}>
          Deals of the day
        </AppLink>
        <p>Vehicles that we picked because their price is right.</p>
      </li>
      {isFlashOfferOpen(site) && (
        <li className={css.offer}>
          <AppLink className={css.link} href={paths.flashDiscount()}>
            $200 off your vehicle
          </AppLink>
          <p>A code by e-mail, good for three days.</p>
        </li>
      )}
      <li className={css.offer}>
        <AppLink className={css.link} href={paths.exportDeals()}>
          Export deals to Kenya
        </AppLink>
        <p>Young enough to be landed at Mombasa, with the total.</p>
      </li>
    </ul>
  )
}
