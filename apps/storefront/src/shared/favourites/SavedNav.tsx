import { useTranslate } from '@bandari/i18n/react'
import { paths } from '../addresses/paths.ts'
import { AppLink } from '../page/AppLink.tsx'
import { useDevice } from '../page/device-storage.ts'
import { mostCompared, readIds } from './product-ids.ts'
import css from './SavedNav.module.css'

/** Between what somebody keeps, has seen, compares, drives and is told. */
export function SavedNav({
  here,
}: {
  here: 'favourites' | 'seen' | 'compare' | 'garage' | 'alerts'
}) {
  const t = useTranslate()
  const compared = readIds(useDevice('bandari.compare'), mostCompared)
  const places = [
    { name: 'favourites', label: t('favourites.title'), href: paths.favourites() },
    { name: 'seen', label: t('favourites.seen'), href: paths.seen() },
    { name: 'compare', label: t('favourites.compare'), href: paths.compare(compared) },
    { name: 'garage', label: t('favourites.vehicles'), href: paths.garage() },
    { name: 'alerts', label: t('favourites.alerts'), href: paths.alerts() },
  ] as const
  return (
    <nav className={css.nav} aria-label={t('favourites.kept')}>
      {places.map(({ name, label, href }) => (
        <AppLink
          key={name}
          className={css.place}
          href={href}
          aria-current={name === here ? 'page' : undefined}
        >
          {label}
        </AppLink>
      ))}
    </nav>
  )
}
