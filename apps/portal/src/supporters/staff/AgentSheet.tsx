import type { SupportAgent } from '@bandari/sdk'
import { Link } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { formatDay } from '../../shared/dates.ts'
import { type Fact, FactList } from '../../shared/FactList.tsx'
import { formatMoney } from '../../shared/format.ts'
import { AgentActions } from './AgentActions.tsx'
import { Section } from '../../staff/record/Section.tsx'
import { AgentPayoutDetails } from './AgentPayoutDetails.tsx'
import { AgentEntries } from './AgentEntries.tsx'
import css from './AgentSheet.module.css'
import { AgentRecruits } from './AgentRecruits.tsx'
import { t } from '../../language/translator.ts'

/** One supporter's ledger: what they are owed, and every entry that it is made of (decisions 14). */
export function AgentSheet({ agent }: { agent: SupportAgent }) {
  return (
    <div className={css.sheet}>
      <Section title={t('staffSupporters.balance')} className={css.money}>
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
        <Section title={t('staffSupporters.supporter')}>
          <FactList facts={factsOf(agent)} />
        </Section>
        <AgentPayoutDetails agent={agent} />
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
    { name: t('staffSupporters.pending'), amount: pending },
    { name: t('staffSupporters.approved'), amount: approved },
    { name: t('staffSupporters.payable'), amount: payable },
    { name: t('staffSupporters.paid'), amount: paid },
  ]
}

function factsOf(agent: SupportAgent): Fact[] {
  const { email, mobile, referrer } = agent
  return [
    { name: t('staffSupporters.code'), value: agent.code },
    { name: t('staffSupporters.position'), value: agent.position },
    { name: t('staffSupporters.email'), value: <a href={`mailto:${email}`}>{email}</a> },
    { name: t('staffSupporters.mobile'), value: <a href={`tel:${mobile}`}>{mobile}</a> },
    { name: t('staffSupporters.joined'), value: formatDay(agent.started_at) },
    { name: t('staffSupporters.referrer'), value: referrer && <Referrer {...referrer} /> },
  ]
}

/** A link when they are a supporter too. */
function Referrer({ agent_id, name, email }: NonNullable<SupportAgent['referrer']>) {
  if (agent_id === null) return `${name}, ${email}`
  return <Link to={paths.supportAgent(agent_id)}>{name}</Link>
}
