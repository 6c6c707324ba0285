import { useTranslate } from '@bandari/i18n/react'
import { Card } from '@bandari/ui'
import type { ReactNode } from 'react'
import { NeedsScript } from '../shared/page/NeedsScript.tsx'
import { PageHead } from '../shared/page/PageHead.tsx'
import css from './AuthLayout.module.css'

/** One card in the middle: every screen about the account. */
export interface AuthLayoutProps {
  /** The page's name, for the window. */
  title: string
  children: ReactNode
}

export function AuthLayout({ title, children }: AuthLayoutProps) {
  const t = useTranslate()
  return (
    <div className={`container ${css.page}`}>
      <PageHead title={title} />
      <Card className={css.card}>
        <NeedsScript what={t('auth.yourAccount')} />
        {children}
      </Card>
    </div>
  )
}
