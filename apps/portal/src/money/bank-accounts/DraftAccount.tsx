import { Field, TextArea, TextInput } from '@bandari/ui'
import Edit from '@mui/icons-material/EditNoteOutlined'
import { Button } from '@mui/material'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { t } from '../../language/translator.ts'
import { paths } from '../../paths.ts'
import { draftBankAccount } from '../../providers/bank-accounts.ts'
import { FormDialog } from '../../staff/record/FormDialog.tsx'
import { useWrite } from '../../staff/record/use-write.ts'
import { useMay } from '../../staff/use-may.ts'

export function DraftAccount() {
  const [isOpen, setOpen] = useState(false)
  if (!useMay('draftBankAccount')) return null
  return (
    <>
      <Button variant="outlined" startIcon={<Edit />} onClick={() => setOpen(true)}>
        {t('staffBank.account.draft')}
      </Button>
      {isOpen && <DraftDialog onClose={() => setOpen(false)} />}
    </>
  )
}

/** The account line by line; somebody else publishes it. */
function DraftDialog({ onClose }: { onClose: () => void }) {
  const { said, set, mistakeAt, submit, form, isWriting, refusal } = useDraft()
  return (
    <FormDialog
      ref={form}
      title={t('staffBank.account.draft')}
      effect={t('staffBank.account.draftEffect')}
      confirm={t('staffBank.account.draftConfirm')}
      isSaving={isWriting}
      refusal={refusal}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field
        label={t('staffBank.account.currency')}
        hint={t('staffBank.account.currencyHint')}
        error={mistakeAt('currency')}
      >
        {(control) => (
          <TextInput
            {...control}
            name="currency"
            maxLength={3}
            autoCapitalize="characters"
            value={said.currency}
            onChange={set}
          />
        )}
      </Field>
      <Field
        label={t('staffBank.account.details')}
        hint={t('staffBank.account.detailsHint')}
        error={mistakeAt('details')}
      >
        {(control) => (
          <TextArea
            {...control}
            name="details"
            rows={5}
            maxLength={1300}
            spellCheck={false}
            value={said.details}
            onChange={set}
          />
        )}
      </Field>
      <Field label={t('staffBank.account.reason')} error={mistakeAt('reason')}>
        {(control) => (
          <TextInput
            {...control}
            name="reason"
            maxLength={500}
            value={said.reason}
            onChange={set}
          />
        )}
      </Field>
    </FormDialog>
  )
}

const nothing = { currency: 'USD', details: '', reason: '' }

type Name = keyof typeof nothing

const names = ['currency', 'details', 'reason'] as const satisfies readonly Name[]

function useDraft() {
  const navigate = useNavigate()
  const form = useRef<HTMLFormElement>(null)
  const { write, isWriting, refusal } = useWrite()
  const [said, setSaid] = useState(nothing)
  const [isTried, setTried] = useState(false)
  const isMissing = (name: Name) => said[name].trim() === ''
  const mistakeAt = (name: Name) =>
    isTried && isMissing(name) ? t('staffBank.account.missing') : null
  const set = ({ target }: { target: { name: string; value: string } }) =>
    setSaid({ ...said, [target.name]: target.value })
  const submit = () => {
    setTried(true)
    const gap = names.find(isMissing)
    if (gap) return form.current?.querySelector<HTMLElement>(`[name="${gap}"]`)?.focus()
    write({
      act: () => draftBankAccount({ ...said, currency: said.currency.trim().toUpperCase() }),
      done: t('staffBank.account.isDrafted'),
      onDone: ({ id }) => void navigate(paths.bankAccount(id)),
    })
  }
  return { said, set, mistakeAt, submit, form, isWriting, refusal }
}
