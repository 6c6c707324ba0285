import type { SupportUser } from '@bandari/sdk'
import { StaffShow } from '../../staff/record/StaffShow.tsx'
import { AccountChip } from './AccountChip.tsx'
import { AccountSheet } from './AccountSheet.tsx'

export function AccountShow() {
  return (
    <StaffShow<SupportUser>
      what="account"
      listed="accounts"
      filled="sign_ins"
      titleOf={({ first_name, last_name }) => `${first_name} ${last_name}`}
      badgesOf={badgesOf}
    >
      {(user) => <AccountSheet user={user} />}
    </StaffShow>
  )
}

function badgesOf(user: SupportUser) {
  return <AccountChip user={user} />
}
