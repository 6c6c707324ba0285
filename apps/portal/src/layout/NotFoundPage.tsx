import { EmptyState } from '@bandari/ui'
import { Button } from '@mui/material'
import { Link } from 'react-router-dom'
import { paths } from '../paths.ts'
import { Page } from './Page.tsx'
import { t } from '../language/translator.ts'

/** Buyer spec §2, the not-found screen. */
export function NotFoundPage() {
  return (
    <Page title={t('portal.notFoundTitle')}>
      <EmptyState
        title={t('portal.notFound')}
        action={
          <Button component={Link} to={paths.home} variant="contained">
            {t('portal.goHome')}
          </Button>
        }
      >
        {t('portal.notFoundWhy')}
      </EmptyState>
    </Page>
  )
}
