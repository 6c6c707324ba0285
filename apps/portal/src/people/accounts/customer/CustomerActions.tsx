import type { SupportUser } from '@bandari/sdk'
import { Button } from '@bandari/ui'
import { useState } from 'react'
import { t } from '../../../language/translator.ts'
import { useMay } from '../../../staff/use-may.ts'
import { EndSessionsDialog, ResetLinkDialog, ShopViewDialog } from './CustomerDialogs.tsx'
import { MergeDialog } from './MergeDialog.tsx'

type Action = 'reset' | 'sessions' | 'view' | 'merge'

/** What staff do for a customer, never for a colleague. */
export function CustomerActions({ user }: { user: SupportUser }) {
  const [open, setOpen] = useState<Action | null>(null)
  const mayReset = useMay('sendCustomerResetLink')
  const mayEnd = useMay('endCustomerSessions')
  const mayView = useMay('beginShopView')
  const mayMerge = useMay('askAccountMerge')
  const close = () => setOpen(null)
  const actions = [
    { action: 'view', may: mayView, name: t('staffCustomers.view') },
    { action: 'reset', may: mayReset, name: t('staffCustomers.reset') },
    { action: 'sessions', may: mayEnd, name: t('staffCustomers.sessions') },
    { action: 'merge', may: mayMerge, name: t('staffCustomers.merge') },
  ] as const
  return (
    <>
      {actions
        .filter(({ may }) => may)
        .map(({ action, name }) => (
          <Button key={action} wide variant="secondary" onClick={() => setOpen(action)}>
            {name}
          </Button>
        ))}
      {open === 'reset' && <ResetLinkDialog user={user} onClose={close} />}
      {open === 'sessions' && <EndSessionsDialog user={user} onClose={close} />}
      {open === 'view' && <ShopViewDialog user={user} onClose={close} />}
      {open === 'merge' && <MergeDialog user={user} onClose={close} />}
    </>
  )
}
