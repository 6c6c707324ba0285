import { useTranslate } from '@bandari/i18n/react'
import { type ReactNode, Suspense } from 'react'
import { useSelector } from 'react-redux'
import { Header } from './Header.tsx'
import { lazyComponent, lazyPart } from '../shared/page/lazy-component.tsx'
import { withMessages } from '../shared/page/lazy-messages.ts'
import { selectIsSignedIn } from '../api/session-slice.ts'
import { useHydrated } from '../shared/page/use-hydrated.ts'
import css from './Shell.module.css'

/** Last on every page and the same on all: its text is there at once, its code comes after the main content. */
const Footer = lazyComponent(() => import('./Footer.tsx').then((module) => module.Footer))

/** Loaded where the document's first script found another language to offer, and for an account, which may name one. */
const LanguageSuggestion = lazyPart(() =>
  import('./LanguageSuggestion.tsx').then((module) => ({ default: module.LanguageSuggestion })),
)

/** What a page says of its network, which the first visit does not wait for. */
const Connection = lazyPart(() =>
  withMessages(['offline'], import('../offline/Connection.tsx')).then((module) => ({
    default: module.Connection,
  })),
)

/** Header and footer of every page. */
export interface Frame {
  header: ReactNode
  footer: ReactNode
}

export const frame: Frame = {
  header: <Header />,
  footer: <Footer />,
}

export function Shell({ header, footer, children }: Frame & { children: ReactNode }) {
  const t = useTranslate()
  const isSignedIn = useSelector(selectIsSignedIn)
  const isHydrated = useHydrated()
  const isOffered =
    isHydrated && (isSignedIn || 'languageOffer' in document.documentElement.dataset)
  return (
    <div className={css.shell}>
      <a className="skip-link" href="#main">
        {t('shell.skip')}
      </a>
      <div className={css.offer}>
        {isOffered && (
          <Suspense>
            <LanguageSuggestion />
          </Suspense>
        )}
      </div>
      {header}
      {isHydrated && (
        <Suspense>
          <Connection />
        </Suspense>
      )}
      <main className={css.main} id="main" tabIndex={-1}>
        {children}
      </main>
      {footer}
    </div>
  )
}
