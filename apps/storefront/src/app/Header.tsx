import { Notice, Wordmark } from '@bandari/ui'
import { CircleUserRound, Menu, Search, ShoppingBasket } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { useSelector } from 'react-redux'
import { useLocation } from 'react-router-dom'
import { selectIsSignedIn } from '../api/session-slice.ts'
import { AppLink } from '../shared/AppLink.tsx'
import { paths } from '../shared/paths.ts'
import { useSite } from '../shared/settings.ts'
import css from './Header.module.css'
import { LogInOrOut, useLogOut } from './LogInOrOut.tsx'

const places = [
  { label: 'Home', href: paths.home() },
  { label: 'Cars', href: paths.vehicles() },
  { label: 'Parts', href: paths.parts() },
  { label: 'About', href: paths.about() },
] as const

/** Buyer spec §2. On a phone the places are in a `<details>`, which needs no JavaScript. */
export function Header() {
  const { brandName } = useSite()
  const { pathname, key } = useLocation()
  const { logOut, isRefused } = useLogOut()
  const links = <Places pathname={pathname} />
  return (
    <header className={css.header}>
      <div className={`container ${css.bar}`}>
        {/* Each navigation closes it. */}
        <details className={css.menu} key={key}>
          <summary className={css.icon} aria-label="Menu">
            <Menu aria-hidden="true" />
          </summary>
          <nav className={css.sheet} aria-label="Menu">
            {links}
            <LogInOrOut className={css.place} onLogOut={logOut} />
          </nav>
        </details>
        <AppLink className={css.home} href={paths.home()} aria-label={`${brandName}, home`}>
          <Wordmark name={brandName} />
        </AppLink>
        <nav className={css.row} aria-label="Main">
          {links}
        </nav>
        {/* Plain HTML: the server understands the words and leads to their search. */}
        <form className={css.search} action={paths.find()} role="search">
          <input
            className={css.words}
            type="search"
            name="q"
            maxLength={255}
            aria-label="Find a vehicle"
            placeholder="2012 Toyota Hilux diesel"
          />
          <button className={css.icon} aria-label="Find">
            <Search aria-hidden="true" />
          </button>
        </form>
        <div className={css.own}>
          <LogInOrOut className={css.session} onLogOut={logOut} />
          <AppLink className={css.icon} href={paths.profile()} aria-label="My account">
            <CircleUserRound aria-hidden="true" />
          </AppLink>
          <BasketLink />
        </div>
      </div>
      {isRefused && (
        <div className={`container ${css.notice}`}>
          <Notice kind="attention" live>
            Not logged out
          </Notice>
        </div>
      )}
    </header>
  )
}

function Places({ pathname }: { pathname: string }) {
  return places.map(({ label, href }) => (
    <AppLink
      key={href}
      className={css.place}
      href={href}
      aria-current={isHere(href, pathname) ? 'page' : undefined}
    >
      {label}
    </AppLink>
  ))
}

/** A place covers the paths below it; the search's own path is only its first page. */
function isHere(href: string, pathname: string): boolean {
  if (href === paths.home()) return pathname === href
  const [, room = ''] = href.split('/')
  return pathname === `/${room}` || pathname.startsWith(`/${room}/`)
}

const BasketCount = lazy(() =>
  import('./BasketCount.tsx').then((module) => ({ default: module.BasketCount })),
)

function BasketLink() {
  const isSignedIn = useSelector(selectIsSignedIn)
  return (
    <AppLink className={css.icon} href={paths.basket()}>
      <span className="visually-hidden">My basket</span>
      <ShoppingBasket aria-hidden="true" />
      {isSignedIn && (
        <Suspense>
          <BasketCount />
        </Suspense>
      )}
    </AppLink>
  )
}
