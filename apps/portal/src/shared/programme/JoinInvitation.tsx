import { buttonClass, EmptyState } from '@bandari/ui'
import Handshake from '@mui/icons-material/HandshakeOutlined'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { t } from '../../language/translator.ts'

/** What a supporter's page says to somebody who has not joined. */
export function JoinInvitation({ children }: { children: ReactNode }) {
  return (
    <EmptyState
      icon={<Handshake />}
      title={t('portal.notJoined')}
      action={
        <Link className={buttonClass()} to={paths.becomeSeller()}>
          {t('portal.menu.becomeSeller')}
        </Link>
      }
    >
      {children}
    </EmptyState>
  )
}
