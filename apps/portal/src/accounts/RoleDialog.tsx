import type { SupportUser } from '@bandari/sdk'
import { Field, SelectInput } from '@bandari/ui'
import { useState } from 'react'
import { roleNames } from '../staff/record/decision-words.ts'
import { RecordDecision } from '../staff/record/RecordDecision.tsx'
import { roleIn, roleOptions } from './account-words.ts'

interface RoleDialogProps {
  user: SupportUser
  onClose: () => void
}

/** Makes somebody staff, changes what they may do, or takes it away. */
export function RoleDialog({ user, onClose }: RoleDialogProps) {
  const [role, setRole] = useState(user.staff_role ?? '')
  const [mistake, setMistake] = useState<string | null>(null)
  const name = `${user.first_name} ${user.last_name}`
  const wanted = roleIn(role)

  const changes = () => {
    const isSame = wanted === user.staff_role
    setMistake(isSame ? 'This is the role already.' : null)
    return isSame ? null : { staff_role: wanted }
  }
  return (
    <RecordDecision
      resource="support/staff"
      record={user}
      words={{
        title: `The role of ${name}`,
        effect: 'It counts from the next click on, wherever they are signed in.',
        confirm: 'Set the role',
        hint: 'Kept in the record; colleagues read it.',
        done: wanted ? `${name}: ${roleNames[wanted]}.` : `${name} is no longer staff.`,
      }}
      changes={changes}
      onClose={onClose}
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
    </RecordDecision>
  )
}
