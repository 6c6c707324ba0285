import { useTranslate } from '@bandari/i18n/react'
import type { ReactNode } from 'react'
import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'
import { LanguageSuggestion } from './LanguageSuggestion.tsx'
import css from './Shell.module.css'

export function Shell({ children }: { children: ReactNode }) {
  const t = useTranslate()
  return (
    <div className={css.shell}>
      <a className="skip-link" href="#main">
        {t('shell.skip')}
      </a>
      <Header />
      <main className={css.main} id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer />
      <LanguageSuggestion />
    </div>
  )
}
