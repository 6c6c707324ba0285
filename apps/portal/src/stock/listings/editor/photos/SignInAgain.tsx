import { session } from '@bandari/sdk'
import { Button } from '@bandari/ui'
import { useLocation, useNavigate } from 'react-router-dom'
import { paths } from '../../../../paths.ts'
import { t } from '../../../../language/translator.ts'

/** Links to the sign-in, which leads back to this listing. */
export function SignInAgain() {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const signIn = () => {
    session.end()
    void navigate(paths.signIn, { state: { nextPathname: pathname, nextSearch: search } })
  }
  return (
    <Button size="small" variant="secondary" wide onClick={signIn}>
      {t('portalEditor.photo.login')}
    </Button>
  )
}
