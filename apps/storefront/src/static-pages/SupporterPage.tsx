import type { PlainMessageId } from '@bandari/i18n'
import { useTranslate } from '@bandari/i18n/react'
import { buttonClass } from '@bandari/ui'
import type { ReactNode } from 'react'
import { AppLink } from '../shared/page/AppLink.tsx'
import { InfoPage } from '../shared/page/InfoPage.tsx'
import { paths, type SupporterPage as Page } from '../shared/addresses/paths.ts'
import css from './SupporterPage.module.css'

const pages: readonly { page: Page; label: PlainMessageId }[] = [
  { page: 'home', label: 'programme.overview' },
  { page: 'how', label: 'programme.howItWorks' },
  { page: 'compensation', label: 'programme.compensation' },
  { page: 'tools', label: 'programme.tools' },
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
  const t = useTranslate()
  return (
    <InfoPage
      {...rest}
      path={paths.supporterProgramme(page)}
      trail={
        page === 'home'
          ? []
          : [{ label: t('shell.supporterProgramme'), href: paths.supporterProgramme() }]
      }
      actions={
        <AppLink className={buttonClass()} href={paths.profile()}>
          {t('programme.join')}
        </AppLink>
      }
    >
      <nav className={css.pages} aria-label={t('shell.supporterProgramme')}>
        {pages.map(({ page: other, label }) => (
          <AppLink
            key={other}
            className={css.page}
            href={paths.supporterProgramme(other)}
            aria-current={other === page ? 'page' : undefined}
          >
            {t(label)}
          </AppLink>
        ))}
      </nav>
      {children}
    </InfoPage>
  )
}
