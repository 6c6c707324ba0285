import type { SupportUser } from '@bandari/sdk'
import { Field, SelectInput } from '@bandari/ui'
import { useState } from 'react'
import { RecordDecision } from '../../staff/record/RecordDecision.tsx'
import { roleNames } from '../../staff/record/role-names.data.ts'
import { roleIn, roleOptions } from './account-labels.ts'
import { t } from '../../language/translator.ts'

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
    setMistake(isSame ? t('staffAccounts.role.same') : null)
    return isSame ? null : { staff_role: wanted }
  }
  return (
    <RecordDecision
      resource="support/staff"
      record={user}
      words={{
        title: t('staffAccounts.role.title', { name }),
        effect: t('staffAccounts.role.effect'),
        confirm: t('staffAccounts.role.confirm'),
        hint: t('staffAccounts.kept'),
        done: wanted
          ? t('staffAccounts.role.done', { name, role: t(roleNames[wanted]) })
          : t('staffAccounts.role.doneNone', { name }),
      }}
      changes={changes}
      onClose={onClose}
    >
      <Field label={t('staffAccounts.role')} error={mistake}>
        {(control) => (
          <SelectInput
            {...control}
            choices={roleOptions()}
            value={role}
            onChange={({ currentTarget: { value } }) => setRole(value)}
          />
        )}
      </Field>
    </RecordDecision>
  )
}
