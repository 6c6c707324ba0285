import type { MergePreview, SupportUser } from '@bandari/sdk'
import { Field, TextInput } from '@bandari/ui'
import { useRef, useState } from 'react'
import { useDataProvider } from 'react-admin'
import { t } from '../../../language/translator.ts'
import type { PortalDataProvider } from '../../../providers/data-provider.ts'
import { DecisionDialog } from '../../../staff/record/DecisionDialog.tsx'
import { FormDialog } from '../../../staff/record/FormDialog.tsx'
import { useWrite } from '../../../staff/record/use-write.ts'
import { MergeEffect } from '../../merges/MergeEffect.tsx'

interface MergeDialogProps {
  user: Pick<SupportUser, 'id' | 'email'>
  onClose: () => void
}

/** Names the account that ends, shows what would move, and asks for the merge. */
export function MergeDialog({ user, onClose }: MergeDialogProps) {
  const [preview, setPreview] = useState<MergePreview | null>(null)
  return preview ? (
    <AskDialog {...{ user, preview, onClose }} />
  ) : (
    <LookDialog {...{ user, onClose }} onFound={setPreview} />
  )
}

function LookDialog({
  user: { id, email },
  onFound,
  onClose,
}: MergeDialogProps & { onFound: (preview: MergePreview) => void }) {
  const { previewAccountMerge } = useDataProvider<PortalDataProvider>()
  const field = useRef<HTMLInputElement>(null)
  const [other, setOther] = useState('')
  const [mistake, setMistake] = useState<string | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  const [isLooking, setLooking] = useState(false)

  const look = async () => {
    const isMissing = other.trim() === ''
    setMistake(isMissing ? t('staffCustomers.merge.otherMissing') : null)
    setRefusal(null)
    if (isMissing) return field.current?.focus()
    setLooking(true)
    try {
      onFound(await previewAccountMerge({ id, ended: other.trim() }))
    } catch (error) {
      setRefusal(error instanceof Error ? error.message : String(error))
    } finally {
      setLooking(false)
    }
  }
  return (
    <FormDialog
      title={t('staffCustomers.merge.title')}
      effect={t('staffCustomers.merge.effect', { email })}
      confirm={t('staffCustomers.merge.look')}
      isSaving={isLooking}
      refusal={refusal}
      onSubmit={() => void look()}
      onClose={onClose}
    >
      <Field
        label={t('staffCustomers.merge.other')}
        hint={t('staffCustomers.merge.otherHint')}
        error={mistake}
      >
        {(control) => (
          <TextInput
            {...control}
            ref={field}
            autoComplete="off"
            maxLength={255}
            value={other}
            onChange={({ currentTarget: { value } }) => setOther(value)}
          />
        )}
      </Field>
    </FormDialog>
  )
}

function AskDialog({
  user: { email },
  preview: { kept, ended, effect },
  onClose,
}: MergeDialogProps & { preview: MergePreview }) {
  const { askAccountMerge } = useDataProvider<PortalDataProvider>()
  const { write, isWriting, refusal } = useWrite()
  const shown = (
    <MergeEffect
      title={t('staffCustomers.merge.moves', { email: ended.email })}
      nothing={t('staffCustomers.merge.movesNothing')}
      hindered={t('staffCustomers.merge.hindered')}
      effect={effect}
    />
  )
  if (effect.hindrances.length > 0) {
    return (
      <FormDialog
        title={t('staffCustomers.merge.title')}
        effect={t('staffCustomers.merge.effect', { email })}
        confirm={null}
        isSaving={false}
        refusal={null}
        onSubmit={onClose}
        onClose={onClose}
      >
        {shown}
      </FormDialog>
    )
  }
  return (
    <DecisionDialog
      words={{
        title: t('staffCustomers.merge.title'),
        effect: t('staffCustomers.merge.effect', { email }),
        confirm: t('staffCustomers.merge.confirm'),
        hint: t('staffAccounts.kept'),
      }}
      isSaving={isWriting}
      refusal={refusal}
      onConfirm={(reason) =>
        write({
          act: () => askAccountMerge({ kept_id: kept.id, ended_id: ended.id, reason }),
          done: t('staffCustomers.merge.done'),
          onDone: onClose,
        })
      }
      onClose={onClose}
    >
      {shown}
    </DecisionDialog>
  )
}
