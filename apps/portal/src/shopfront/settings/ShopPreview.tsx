import type { ShopSettings } from '@bandari/sdk'
import { t } from '../../language/translator.ts'
import css from './Settings.module.css'

/** What visitors of the shop would read: at the end of each page, of help and contact, and of the offices. */
export function ShopPreview({ settings }: { settings: ShopSettings }) {
  return (
    <div className={css.preview}>
      <h3>{t('staffSettings.shows.footer')}</h3>
      <address className={css.footer}>
        <strong>{settings.brand_name}</strong>
        {settings.contact_address.map((line, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- two lines may be the same
          <span key={at}>{line}</span>
        ))}
        <span>{settings.contact_phone}</span>
        <span>{settings.support_email}</span>
      </address>
      {settings.social_links.length > 0 && (
        <ul className={css.links}>
          {settings.social_links.map((url) => (
            <li key={url}>{url}</li>
          ))}
        </ul>
      )}
      <h3>{t('staffSettings.shows.contact')}</h3>
      <p>
        {settings.whatsapp === null
          ? t('staffSettings.shows.noWhatsApp')
          : t('staffSettings.shows.whatsApp', { phone: settings.whatsapp })}
      </p>
      <p>{t('staffSettings.shows.payment', { days: settings.payment_days })}</p>
      <p>{t('staffSettings.shows.orders', { years: settings.retention_orders_years })}</p>
      <h3>{t('staffSettings.shows.offices')}</h3>
      <ul className={css.cards}>
        {settings.offices.map((office, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- an office has no name of its own
          <li key={at} className={css.card}>
            <strong>
              {office.city} {office.country}
            </strong>
            <span>{office.address}</span>
            <span>{office.phones.join(', ')}</span>
            <a
              href={`https://www.openstreetmap.org/?mlat=${office.latitude}&mlon=${office.longitude}#map=16/${office.latitude}/${office.longitude}`}
              target="_blank"
              rel="noreferrer"
            >
              {t('staffSettings.shows.map', { city: office.city })}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
