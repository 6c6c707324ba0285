import type { ShopView, SupportUser } from '@bandari/sdk'
import { useState } from 'react'
import { useDataProvider } from 'react-admin'
import { t } from '../../../language/translator.ts'
import type { PortalDataProvider } from '../../../providers/data-provider.ts'
import { formatMoment } from '../../../shared/dates.ts'
import { DecisionDialog } from '../../../staff/record/DecisionDialog.tsx'
import { FormDialog } from '../../../staff/record/FormDialog.tsx'
import { useWrite } from '../../../staff/record/use-write.ts'

interface CustomerDialogProps {
  user: Pick<SupportUser, 'id' | 'email'>
  onClose: () => void
}

export function ResetLinkDialog({ user: { id, email }, onClose }: CustomerDialogProps) {
  const { sendCustomerResetLink } = useDataProvider<PortalDataProvider>()
  const { write, isWriting, refusal } = useWrite()
  return (
    <DecisionDialog
      words={{
        title: t('staffCustomers.reset.title'),
        effect: t('staffCustomers.reset.effect', { email }),
        confirm: t('staffCustomers.reset.confirm'),
        hint: t('staffAccounts.kept'),
      }}
      isSaving={isWriting}
      refusal={refusal}
      onConfirm={(reason) =>
        write({
          act: () => sendCustomerResetLink({ id, reason }),
          done: ({ mailed }) =>
            mailed ? t('staffCustomers.reset.done', { email }) : t('staffCustomers.reset.before'),
          onDone: onClose,
        })
      }
      onClose={onClose}
    />
  )
}

export function EndSessionsDialog({ user: { id, email }, onClose }: CustomerDialogProps) {
  const { endCustomerSessions } = useDataProvider<PortalDataProvider>()
  const { write, isWriting, refusal } = useWrite()
  return (
    <DecisionDialog
      words={{
        title: t('staffCustomers.sessions.title'),
        effect: t('staffCustomers.sessions.effect', { email }),
        confirm: t('staffCustomers.sessions.confirm'),
        isHarsh: true,
        hint: t('staffAccounts.kept'),
      }}
      isSaving={isWriting}
      refusal={refusal}
      onConfirm={(reason) =>
        write({
          act: () => endCustomerSessions({ id, reason }),
          done: ({ ended }) => t('staffCustomers.sessions.done', { count: ended }),
          onDone: onClose,
        })
      }
      onClose={onClose}
    />
  )
}

/** The view begins with a link of its own: browsers keep a tab from opening by itself once a call has been waited for. */
export function ShopViewDialog({ user: { id, email }, onClose }: CustomerDialogProps) {
  const { beginShopView } = useDataProvider<PortalDataProvider>()
  const { write, isWriting, refusal } = useWrite()
  const [view, setView] = useState<ShopView | null>(null)
  if (view) {
    return (
      <FormDialog
        title={t('staffCustomers.view.title')}
        effect={t('staffCustomers.view.done', { moment: formatMoment(view.until) })}
        confirm={null}
        isSaving={false}
        refusal={null}
        onSubmit={onClose}
        onClose={onClose}
      >
        <a href={view.url} target="_blank" rel="noopener noreferrer" onClick={onClose}>
          {t('staffCustomers.view.open')}
        </a>
      </FormDialog>
    )
  }
  return (
    <DecisionDialog
      words={{
        title: t('staffCustomers.view.title'),
        effect: t('staffCustomers.view.effect', { email }),
        confirm: t('staffCustomers.view.confirm'),
        hint: t('staffAccounts.kept'),
      }}
      isSaving={isWriting}
      refusal={refusal}
      onConfirm={(reason) =>
        write({
          act: () => beginShopView({ id, reason }),
          done: ({ until }) => t('staffCustomers.view.done', { moment: formatMoment(until) }),
          onDone: setView,
        })
      }
      onClose={onClose}
    />
  )
}
