import type { ReactNode } from 'react'
import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'
import css from './Shell.module.css'

export function Shell({ children }: { children: ReactNode }) {
  return (
    <div className={css.shell}>
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      <Header />
      <main className={css.main} id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer />
    </div>
  )
}
