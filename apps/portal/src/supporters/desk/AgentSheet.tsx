import type { SupportAgent } from '@bandari/sdk'
import { Link } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { formatDay } from '../../shared/dates.ts'
import { type Fact, FactList } from '../../shared/FactList.tsx'
import { formatMoney } from '../../shared/format.ts'
import { AgentActions } from './AgentActions.tsx'
import { Section } from '../../staff/record/Section.tsx'
import { AgentEntries } from './AgentEntries.tsx'
import css from './AgentSheet.module.css'
import { AgentRecruits } from './AgentRecruits.tsx'

/** One supporter's ledger: what they are owed, and every entry that it is made of (decisions 14). */
export function AgentSheet({ agent }: { agent: SupportAgent }) {
  return (
    <div className={css.sheet}>
      <Section title="Balance" className={css.money}>
        <dl className={css.balances}>
          {balancesOf(agent).map(({ name, amount }) => (
            <div key={name} className={css.balance}>
              <dt>{name}</dt>
              <dd>{formatMoney({ amount, currency: agent.currency })}</dd>
            </div>
          ))}
        </dl>
        <AgentActions agent={agent} />
      </Section>
      <div className={css.side}>
        <Section title="Supporter">
          <FactList facts={factsOf(agent)} />
        </Section>
        <AgentRecruits agent={agent} />
      </div>
      <div className={css.entries}>
        <AgentEntries agent={agent} />
      </div>
    </div>
  )
}

function balancesOf({ pending, approved, payable, paid }: SupportAgent) {
  return [
    { name: 'Pending', amount: pending },
    { name: 'Approved', amount: approved },
    { name: 'Payable', amount: payable },
    { name: 'Paid', amount: paid },
  ]
}

function factsOf(agent: SupportAgent): Fact[] {
  const { email, mobile, referrer } = agent
  return [
    { name: 'Promo code', value: agent.code },
    { name: 'Position', value: agent.position },
    { name: 'E-mail', value: <a href={`mailto:${email}`}>{email}</a> },
    { name: 'Mobile', value: <a href={`tel:${mobile}`}>{mobile}</a> },
    { name: 'Joined', value: formatDay(agent.started_at) },
    { name: 'Referrer', value: referrer && <Referrer {...referrer} /> },
  ]
}

/** A link when they are a supporter too. */
function Referrer({ agent_id, name, email }: NonNullable<SupportAgent['referrer']>) {
  if (agent_id === null) return `${name}, ${email}`
  return <Link to={paths.supportAgent(agent_id)}>{name}</Link>
}
