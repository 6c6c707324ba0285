import type { BankAccount } from '@bandari/sdk'
import { Button } from '@bandari/ui'
import { useState } from 'react'
import { t } from '../../language/translator.ts'
import { decideBankAccount } from '../../providers/bank-accounts.ts'
import { formatMoment } from '../../shared/dates.ts'
import { FactList } from '../../shared/FactList.tsx'
import { FormDialog } from '../../staff/record/FormDialog.tsx'
import { Section } from '../../staff/record/Section.tsx'
import { StaffShow } from '../../staff/record/StaffShow.tsx'
import { useWrite } from '../../staff/record/use-write.ts'
import { useMay } from '../../staff/use-may.ts'
import { AccountChip, decidedLabel, draftedLabel } from './account-labels.tsx'
import css from './BankAccounts.module.css'

export function BankAccountShow() {
  return (
    <StaffShow<BankAccount>
      what="bankAccount"
      listed="bankAccounts"
      filled="details"
      titleOf={({ currency }) => t('staffBank.account.of', { currency })}
      badgesOf={AccountChip}
    >
      {(account) => <Account account={account} />}
    </StaffShow>
  )
}

function Account({ account }: { account: BankAccount }) {
  const { details, former_details: former, state, ended_at: ended, orders, told } = account
  return (
    <>
      <Section title={t('staffBank.account.compare')}>
        <div className={css.columns}>
          {former && (
            <Lines title={t('staffBank.account.before')} lines={former} others={details} />
          )}
          <Lines title={t('staffBank.account.this')} lines={details} others={former} />
        </div>
      </Section>
      <Section title={t('staffBank.account.change')}>
        <FactList
          facts={[
            { name: t('staffBank.account.reason'), value: account.reason },
            { name: t('staffBank.account.drafted'), value: draftedLabel(account) },
            { name: t('staffBank.account.decided'), value: decidedLabel(account) },
            { name: t('staffBank.account.ended'), value: ended && formatMoment(ended) },
            {
              name: t('staffBank.account.orders'),
              value:
                state === 'open'
                  ? t('staffBank.account.ordersOpen', { count: orders })
                  : t('staffBank.account.ordersTold', { count: orders, told }),
            },
          ]}
        />
        {state === 'open' && <Decisions account={account} />}
      </Section>
    </>
  )
}

interface LinesProps {
  title: string
  lines: readonly string[]
  others: readonly string[] | null
}

/** What differs is marked, for whoever compares it figure by figure. */
function Lines({ title, lines, others }: LinesProps) {
  return (
    <div>
      <h3 className={css.heading}>{title}</h3>
      <ul className={css.lines}>
        {lines.map((line) =>
          others === null || others.includes(line) ? (
            <li key={line}>{line}</li>
          ) : (
            <li key={line}>
              <mark>{line}</mark>
            </li>
          ),
        )}
      </ul>
    </div>
  )
}

function Decisions({ account }: { account: BankAccount }) {
  const mayDecide = useMay('decideBankAccount')
  const [asked, setAsked] = useState<'published' | 'dropped' | null>(null)
  if (!mayDecide) return null
  return (
    <div className={css.actions}>
      {account.may_publish && (
        <Button onClick={() => setAsked('published')}>{t('staffBank.account.publish')}</Button>
      )}
      <Button variant="quiet" onClick={() => setAsked('dropped')}>
        {t('staffBank.account.drop')}
      </Button>
      {account.is_own && <span className={css.quiet}>{t('staffBank.account.second')}</span>}
      {asked && <Decide account={account} state={asked} onClose={() => setAsked(null)} />}
    </div>
  )
}

const words = {
  published: {
    title: 'staffBank.account.publishTitle',
    confirm: 'staffBank.account.publish',
    done: 'staffBank.account.isPublished',
  },
  dropped: {
    title: 'staffBank.account.dropTitle',
    confirm: 'staffBank.account.drop',
    done: 'staffBank.account.isDropped',
  },
} as const

interface DecideProps {
  account: BankAccount
  state: 'published' | 'dropped'
  onClose: () => void
}

/** Asks once more, with the account in full: every open order is paid to it from then on. */
function Decide({ account: { id, details, orders }, state, onClose }: DecideProps) {
  const { write, isWriting, refusal } = useWrite()
  const { title, confirm, done } = words[state]
  const effect =
    state === 'published'
      ? t('staffBank.account.publishEffect', { count: orders })
      : t('staffBank.account.dropEffect')
  return (
    <FormDialog
      title={t(title)}
      effect={effect}
      confirm={t(confirm)}
      isHarsh
      isSaving={isWriting}
      refusal={refusal}
      onSubmit={() =>
        write({ act: () => decideBankAccount({ id, state }), done: t(done), onDone: onClose })
      }
      onClose={onClose}
    >
      <Lines title={t('staffBank.account.this')} lines={details} others={null} />
    </FormDialog>
  )
}
