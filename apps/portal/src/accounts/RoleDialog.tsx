import type { SupportUser } from '@bandari/sdk'
import { Field, SelectInput } from '@bandari/ui'
import { useState } from 'react'
import { roleNames } from '../staff/record/decision-words.ts'
import { DecisionDialog } from '../staff/record/DecisionDialog.tsx'
import { useSaveRecord } from '../staff/record/use-save-record.ts'
import { roleIn, roleOptions } from './account-words.ts'

interface RoleDialogProps {
  user: SupportUser
  onClose: () => void
}

/** Makes somebody staff, changes what they may do, or takes it away. */
export function RoleDialog({ user, onClose }: RoleDialogProps) {
  const { save, isSaving, refusal } = useSaveRecord<SupportUser>('support/staff')
  const [role, setRole] = useState(user.staff_role ?? '')
  const [mistake, setMistake] = useState<string | null>(null)
  const name = `${user.first_name} ${user.last_name}`

  const confirm = (reason: string) => {
    const isSame = roleIn(role) === user.staff_role
    setMistake(isSame ? 'This is the role already.' : null)
    if (isSame) return
    const wanted = roleIn(role)
    const changes = { staff_role: wanted, reason }
    const done = wanted ? `${name}: ${roleNames[wanted]}.` : `${name} is no longer staff.`
    save({ record: user, changes, done, onDone: onClose })
  }
  return (
    <DecisionDialog
      words={{
        title: `The role of ${name}`,
        effect: 'It counts from the next click on, wherever they are signed in.',
        confirm: 'Set the role',
        hint: 'Kept in the record; colleagues read it.',
      }}
      isSaving={isSaving}
      refusal={refusal}
      onClose={onClose}
      onConfirm={confirm}
    >
      <Field label="Role" error={mistake}>
        {(control) => (
          <SelectInput
            {...control}
            choices={roleOptions}
            value={role}
            onChange={({ currentTarget: { value } }) => setRole(value)}
          />
        )}
      </Field>
    </DecisionDialog>
  )
}
