import { Notice } from '@bandari/ui'
import { usePermissions } from 'react-admin'
import { t } from '../language/translator.ts'
import type { Permissions } from '../providers/auth-provider.ts'
import { sells } from '../providers/sells.ts'

/** Whether somebody is on a team as a reader: what changes something is not offered then. */
export function useReadsOnly(): boolean {
  const { permissions } = usePermissions<Permissions>()
  return sells(permissions, 'read') && !sells(permissions, 'list')
}

/** Says so above what a reader looks at. */
export function ReadsOnly() {
  return useReadsOnly() && <Notice>{t('portal.readsOnly')}</Notice>
}
