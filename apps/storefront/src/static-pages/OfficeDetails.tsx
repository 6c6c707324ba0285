import { useName, useTranslate } from '@bandari/i18n/react'
import { buttonClass } from '@bandari/ui'
import { ChevronDown, MapPin, Navigation, Phone } from 'lucide-react'
import { useState } from 'react'
import { openingHours } from '../shared/page/contact.data.ts'
import { PhoneLink } from '../shared/page/PhoneLink.tsx'
import type { Office } from '../shared/page/settings.ts'
import css from './OfficeDetails.module.css'
import { officeCountry } from './office-country.ts'
import { directions, mapFrame, mapPage } from './office-map.ts'

/** One office of the accordion (buyer spec §2). It opens without JavaScript too, then with a link in place of the map. */
export function OfficeDetails({ office }: { office: Office }) {
  const t = useTranslate()
  const { city, address, phones } = office
  const country = officeCountry(office, useName())
  // Nothing is fetched from OpenStreetMap before the office is opened; it may be open before hydration.
  const [isOpened, setOpened] = useState(false)
  const look = (details: HTMLDetailsElement | null) => details?.open && setOpened(true)
  return (
    <details
      className={css.office}
      name="office"
      ref={(details) => void look(details)}
      onToggle={(event) => look(event.currentTarget)}
    >
      <summary className={css.summary}>
        <MapPin className={css.pin} size={22} aria-hidden="true" />
        <h2 className={css.city}>
          {city} <span className={css.country}>{country}</span>
        </h2>
        <ChevronDown className={css.arrow} size={20} aria-hidden="true" />
      </summary>
      <div className={css.body}>
        <div className={css.facts}>
          <address className={css.address}>{`${address}, ${city}, ${country}`}</address>
          <ul
            className={`plain-list ${css.phones}`}
            aria-label={t('company.officePhones', { city })}
          >
            {phones.map((phone) => (
              <li key={phone}>
                <Phone size={18} aria-hidden="true" />
                <PhoneLink className={css.phone} phone={phone} />
              </li>
            ))}
          </ul>
          <dl className={css.hours}>
            {openingHours.map(({ days, hours }) => (
              <div key={days}>
                <dt>{t(days)}</dt>
                <dd>{t(hours)}</dd>
              </div>
            ))}
          </dl>
          <p className={css.zone}>{t('company.officeTime', { city })}</p>
          <a
            className={buttonClass({ variant: 'secondary' })}
            href={directions(office)}
            target="_blank"
            rel="noreferrer"
          >
            <Navigation size={18} aria-hidden="true" />
            {t('company.officeDirections', { city })}
          </a>
        </div>
        <OfficeMap office={office} isWanted={isOpened} />
      </div>
    </details>
  )
}

/** Without JavaScript there is a link in place of the map; beside the map it leads to a larger one. */
function OfficeMap({ office, isWanted }: { office: Office; isWanted: boolean }) {
  const t = useTranslate()
  const { city } = office
  return (
    <div className={css.map}>
      <div className={css.frame}>
        {isWanted && (
          <iframe
            className={css.embed}
            title={t('company.officeMap', { city })}
            src={mapFrame(office)}
            // oxlint-disable-next-line react/iframe-missing-sandbox -- a frame without an origin of its own gets no map tiles, and this one is not ours
            sandbox="allow-scripts allow-same-origin allow-popups"
          />
        )}
      </div>
      <a className={css.mapLink} href={mapPage(office)} target="_blank" rel="noreferrer">
        {t('company.officeMapLink', { city })}
      </a>
    </div>
  )
}
