import { useTranslate } from '@bandari/i18n/react'
import { lazy, type ReactNode, Suspense } from 'react'
import { Header } from './Header.tsx'
import { lazyComponent } from '../shared/page/lazy-component.tsx'
import { useHydrated } from '../shared/page/use-hydrated.ts'
import css from './Shell.module.css'

/** Last on every page and the same on all: its text is there at once, its code comes after the main content. */
const Footer = lazyComponent(() => import('./Footer.tsx').then(({ Footer }) => Footer))

/** Loaded separately: nobody can use it before the page is alive, and few need it after. */
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
  const isHydrated = useHydrated()
  return (
    <div className={css.shell}>
      <a className="skip-link" href="#main">
        {t('shell.skip')}
      </a>
      {header}
      <main className={css.main} id="main" tabIndex={-1}>
        {children}
      </main>
      {footer}
      {isHydrated && (
        <Suspense>
          <LanguageSuggestion />
        </Suspense>
      )}
    </div>
  )
}
