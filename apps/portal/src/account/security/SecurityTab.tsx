import { KeysCard } from './KeysCard.tsx'
import { PasswordCard } from './PasswordCard.tsx'
import { SecondFactorCard } from './SecondFactorCard.tsx'
import { SessionsCard } from './SessionsCard.tsx'
import css from './Security.module.css'

/** What keeps others out of the account, and who is in. */
export function SecurityTab() {
  return (
    <div className={css.stack}>
      <SecondFactorCard />
      <PasswordCard />
      <SessionsCard />
      <KeysCard />
    </div>
  )
}
