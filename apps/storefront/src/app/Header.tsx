import type { PlainMessageId } from '@bandari/i18n'
import { useTranslate } from '@bandari/i18n/react'
import { Notice, Wordmark } from '@bandari/ui'
import { CircleUserRound, Heart, Menu, Search, ShoppingBasket } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useSelector } from 'react-redux'
import { useHref, useLocation } from 'react-router-dom'
import { selectIsSignedIn } from '../api/session-slice.ts'
import { AppLink } from '../shared/page/AppLink.tsx'
import { paths } from '../shared/addresses/paths.ts'
import { useDevice } from '../shared/page/device-storage.ts'
import { lazyComponent, lazyPart } from '../shared/page/lazy-component.tsx'
import { withMessages } from '../shared/page/lazy-messages.ts'
import { useSite } from '../shared/page/settings.ts'
import destinationCss from './Destination.module.css'
import css from './Header.module.css'
import { LogInOrOut, useLogOut } from './LogInOrOut.tsx'

const navItems = [
  { label: 'shell.home', href: paths.home() },
  { label: 'shell.cars', href: paths.vehicles() },
  { label: 'shell.parts', href: paths.parts() },
  { label: 'shell.about', href: paths.about() },
] as const satisfies readonly NavItem[]

interface NavItem {
  label: PlainMessageId
  href: string
}

/** Buyer spec §2. On a phone the links are in a `<details>`, which needs no JavaScript. */
export function Header() {
  const t = useTranslate()
  const { brandName } = useSite()
  const { pathname, key } = useLocation()
  const { logOut, isRefused } = useLogOut()
  const links = <NavLinks pathname={pathname} />
  return (
    <header className={css.header}>
      <div className={`container ${css.bar}`}>
        {/* Each navigation closes it. */}
        <details className={css.menu} key={key}>
          <summary className={css.icon} aria-label={t('shell.menu')}>
            <Menu aria-hidden="true" />
          </summary>
          <nav className={css.sheet} aria-label={t('shell.menu')}>
            {links}
            <FavouritesLink className={css.place} />
            <LogInOrOut className={css.place} onLogOut={logOut} />
          </nav>
        </details>
        <AppLink
          className={css.home}
          href={paths.home()}
          aria-label={t('shell.brandHome', { brand: brandName })}
        >
          <Wordmark name={brandName} />
        </AppLink>
        <nav className={css.row} aria-label={t('shell.main')}>
          {links}
        </nav>
        <FindForm />
        <div className={css.own}>
          {/* Who is signed in is known before its script: drawn anew, it keeps its place meanwhile. */}
          <Suspense fallback={<span className={destinationCss.button} />}>
            <Destination />
          </Suspense>
          <LogInOrOut className={css.session} onLogOut={logOut} />
          <FavouritesLink className={`${css.icon} ${css.wide}`} icon />
          <AccountLink />
          <BasketLink />
        </div>
      </div>
      {isRefused && (
        <div className={`container ${css.notice}`}>
          <Notice kind="attention" live>
            {t('shell.notLoggedOut')}
          </Notice>
        </div>
      )}
    </header>
  )
}

/** Plain HTML: the server understands the words and leads to their search. */
function FindForm() {
  const t = useTranslate()
  const [typedIn, setTypedIn] = useState<HTMLInputElement | null>(null)
  return (
    <form className={css.search} action={useHref(paths.find())} role="search">
      <input
        className={css.words}
        type="search"
        name="q"
        maxLength={255}
        aria-label={t('shell.findVehicle')}
        placeholder={t('shell.findExample')}
        onFocus={(event) => setTypedIn(event.currentTarget)}
      />
      <button className={css.icon} aria-label={t('shell.find')}>
        <Search aria-hidden="true" />
      </button>
      {typedIn && <Suggestions input={typedIn} />}
    </form>
  )
}

function NavLinks({ pathname }: { pathname: string }) {
  const t = useTranslate()
  return navItems.map(({ label, href }) => (
    <AppLink
      key={href}
      className={css.place}
      href={href}
      aria-current={isHere(href, pathname) ? 'page' : undefined}
    >
      {t(label)}
    </AppLink>
  ))
}

/** The place that the header marks for a path; none for most. */
export function navItemOf(pathname: string): string | undefined {
  return navItems.find(({ href }) => isHere(href, pathname))?.href
}

/** A place covers the paths below it; the search's own path is only its first page. */
function isHere(href: string, pathname: string): boolean {
  if (href === paths.home()) return pathname === href
  const [, place = ''] = href.split('/')
  return pathname === `/${place}` || pathname.startsWith(`/${place}/`)
}

const Destination = lazyPart(() =>
  import('./Destination.tsx').then((module) => ({ default: module.Destination })),
)

const Suggestions = lazyComponent(() =>
  withMessages(['find'], import('../shared/find/Suggestions.tsx')).then(
    (module) => module.Suggestions,
  ),
)

const BasketCount = lazyComponent(() =>
  import('./BasketCount.tsx').then((module) => module.BasketCount),
)

const UnreadCount = lazyComponent(() =>
  import('./UnreadCount.tsx').then((module) => module.UnreadCount),
)

const FavouriteCount = lazyComponent(() =>
  import('./FavouriteCount.tsx').then((module) => module.FavouriteCount),
)

interface FavouritesLinkProps {
  className: string | undefined
  /** In place of the words. */
  icon?: boolean
}

/** In the menu where a narrow phone has no room for a further icon. The count's code is loaded where there is something to count. */
function FavouritesLink({ className, icon = false }: FavouritesLinkProps) {
  const t = useTranslate()
  const isSignedIn = useSelector(selectIsSignedIn)
  const isOnDevice = useDevice('bandari.favourites') !== ''
  return (
    <AppLink className={className} href={paths.favourites()}>
      <span className={icon ? 'visually-hidden' : undefined}>{t('shell.favourites')}</span>
      {icon && <Heart aria-hidden="true" />}
      {(isSignedIn || isOnDevice) && <FavouriteCount />}
    </AppLink>
  )
}

function AccountLink() {
  const t = useTranslate()
  const isSignedIn = useSelector(selectIsSignedIn)
  return (
    <AppLink className={css.icon} href={paths.profile()}>
      <span className="visually-hidden">{t('shell.myAccount')}</span>
      <CircleUserRound aria-hidden="true" />
      {isSignedIn && <UnreadCount />}
    </AppLink>
  )
}

function BasketLink() {
  const t = useTranslate()
  const isSignedIn = useSelector(selectIsSignedIn)
  return (
    <AppLink className={css.icon} href={paths.basket()}>
      <span className="visually-hidden">{t('shell.myBasket')}</span>
      <ShoppingBasket aria-hidden="true" />
      {isSignedIn && <BasketCount />}
    </AppLink>
  )
}
