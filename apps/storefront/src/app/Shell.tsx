import { useTranslate } from '@bandari/i18n/react'
import { lazy, type ReactNode, Suspense } from 'react'
import { useSelector } from 'react-redux'
import { Header } from './Header.tsx'
import { lazyComponent } from '../shared/page/lazy-component.tsx'
import { selectIsSignedIn } from '../api/session-slice.ts'
import { useHydrated } from '../shared/page/use-hydrated.ts'
import css from './Shell.module.css'

/** Last on every page and the same on all: its text is there at once, its code comes after the main content. */
const Footer = lazyComponent(() => import('./Footer.tsx').then(({ Footer }) => Footer))

/** Loaded where the document's first script found another language to offer, and for an account, which may name one. */
const LanguageSuggestion = lazy(() =>
  import('./LanguageSuggestion.tsx').then((module) => ({ default: module.LanguageSuggestion })),
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
  const isOffered =
    useHydrated() && (isSignedIn || 'languageOffer' in document.documentElement.dataset)
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
      <main className={css.main} id="main" tabIndex={-1}>
        {children}
      </main>
      {footer}
    </div>
  )
}
