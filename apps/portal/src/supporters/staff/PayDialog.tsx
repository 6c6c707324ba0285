import type { SupportAgent } from '@bandari/sdk'
import { useNavigate } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { payAgent } from '../../providers/payouts.ts'
import { formatMoney } from '../../shared/format.ts'
import { payoutAccount } from '../../shared/programme/payout-account.ts'
import { FormDialog } from '../../staff/record/FormDialog.tsx'
import { useWrite } from '../../staff/record/use-write.ts'
import { t } from '../../language/translator.ts'

interface PayDialogProps {
  agent: SupportAgent
  onClose: () => void
}

/** Where it goes, or that nobody knows. */
function effectOf({ name, payout_details: details }: SupportAgent): string {
  return details
    ? t('staffSupporters.pay.effectTo', { name, account: payoutAccount(details) })
    : t('staffSupporters.pay.effectNowhere', { name })
}

/** Makes a payout of the whole payable balance and leads to it; a second person marks it as paid. */
export function PayDialog({ agent, onClose }: PayDialogProps) {
  const navigate = useNavigate()
  const { write, isWriting, refusal } = useWrite()
  const sum = formatMoney({ amount: agent.payable, currency: agent.currency })

  const submit = () =>
    write({
      act: () => payAgent(agent.id),
      done: t('staffSupporters.pay.done', { sum, name: agent.name }),
      onDone: ({ open_batch_id: batch }) => {
        onClose()
        if (batch !== null) void navigate(paths.supportPayout(batch))
      },
    })
  return (
    <FormDialog
      title={t('staffSupporters.pay.title', { sum })}
      effect={effectOf(agent)}
      confirm={t('staffSupporters.pay.confirm')}
      isSaving={isWriting}
      refusal={refusal}
      onSubmit={submit}
      onClose={onClose}
    />
  )
}
