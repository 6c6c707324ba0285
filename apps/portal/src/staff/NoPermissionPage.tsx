import { EmptyState } from '@bandari/ui'
import { Button } from '@mui/material'
import { Link } from 'react-router-dom'
import { Page } from '../layout/Page.tsx'
import { paths } from '../paths.ts'
import { t } from '../language/translator.ts'

/** Shown when somebody opens a staff page without its permission. */
export function NoPermissionPage() {
  return (
    <Page title={t('staff.noPermission')}>
      <EmptyState
        title={t('staff.forStaff')}
        action={
          <Button component={Link} to={paths.profile} variant="contained">
            {t('staff.goToAccount')}
          </Button>
        }
      >
        {t('staff.noPermissionWhy')}
      </EmptyState>
    </Page>
  )
}
