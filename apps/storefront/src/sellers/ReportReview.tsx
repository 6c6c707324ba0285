import { useTranslate } from '@bandari/i18n/react'
import { Button } from '@bandari/ui'
import { Suspense, useState } from 'react'
import { useSelector } from 'react-redux'
import { selectIsSignedIn } from '../api/session-slice.ts'
import { paths } from '../shared/addresses/paths.ts'
import { AppLink } from '../shared/page/AppLink.tsx'
import { lazyPart } from '../shared/page/lazy-component.tsx'
import { withMessages } from '../shared/page/lazy-messages.ts'
import css from './SellerPage.module.css'

const ReportDialog = lazyPart(async () => {
  const module = await withMessages(['reviewReport'], import('./ReportDialog.tsx'))
  return { default: module.ReportDialog }
})

interface ReportReviewProps {
  id: number
  /** Who wrote it. */
  name: string
  /** The page that somebody comes back to after signing in. */
  path: string
}

/** Whoever is signed in tells customer service; others sign in first. */
export function ReportReview({ id, name, path }: ReportReviewProps) {
  const t = useTranslate()
  const isSignedIn = useSelector(selectIsSignedIn)
  const [isOpen, setOpen] = useState(false)
  if (!isSignedIn) {
    return (
      <AppLink
        className={css.report}
        href={paths.signIn(path)}
        rel="nofollow"
        aria-label={t('seller.reportOf', { name })}
      >
        {t('seller.report')}
      </AppLink>
    )
  }
  return (
    <>
      <Button
        variant="quiet"
        className={css.report}
        aria-haspopup="dialog"
        aria-label={t('seller.reportOf', { name })}
        onClick={() => setOpen(true)}
      >
        {t('seller.report')}
      </Button>
      <Suspense>{isOpen && <ReportDialog id={id} onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}
