import { buttonClass } from '@bandari/ui'
import type { ReactNode } from 'react'
import { AppLink } from '../shared/AppLink.tsx'
import { InfoPage } from '../shared/InfoPage.tsx'
import { paths, type SupporterPage as Page } from '../shared/paths.ts'
import css from './SupporterPage.module.css'

const pages: readonly { page: Page; label: string }[] = [
  { page: 'home', label: 'Overview' },
  { page: 'how', label: 'How it works' },
  { page: 'compensation', label: 'Compensation' },
  { page: 'tools', label: 'Tools' },
]

interface SupporterPageProps {
  page: Page
  title: string
  lead: string
  description: string
  children: ReactNode
}

/** The frame of the four /supporter-programme pages: the ways between them, and into the programme. */
export function SupporterPage({ page, children, ...rest }: SupporterPageProps) {
  return (
    <InfoPage
      {...rest}
      path={paths.supporterProgramme(page)}
      trail={
        page === 'home' ? [] : [{ label: 'Supporter programme', href: paths.supporterProgramme() }]
      }
      actions={
        <AppLink className={buttonClass()} href={paths.profile()}>
          Join from your account
        </AppLink>
      }
    >
      <nav className={css.pages} aria-label="Supporter programme">
        {pages.map(({ page: other, label }) => (
          <AppLink
            key={other}
            className={css.page}
            href={paths.supporterProgramme(other)}
            aria-current={other === page ? 'page' : undefined}
          >
            {label}
          </AppLink>
        ))}
      </nav>
      {children}
    </InfoPage>
  )
}
