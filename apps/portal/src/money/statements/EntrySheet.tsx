import type { BankEntryDecision, BankEntryOrder, BankEntryRecord } from '@bandari/sdk'
import { Button, Notice } from '@bandari/ui'
import { useState } from 'react'
import { t } from '../../language/translator.ts'
import { formatDay, formatMoment } from '../../shared/dates.ts'
import { type Fact, FactList } from '../../shared/FactList.tsx'
import { formatMoney } from '../../shared/format.ts'
import { Section } from '../../staff/record/Section.tsx'
import sheet from '../../staff/record/Sheet.module.css'
import { useMay } from '../../staff/use-may.ts'
import { AssignDialog } from './AssignDialog.tsx'
import css from './Bank.module.css'
import { restOf, stateLooks, sumOf } from './entry-labels.tsx'
import { FindOrder } from './FindOrder.tsx'
import { OrderChoice } from './OrderChoice.tsx'
import { ReasonDialog } from './ReasonDialog.tsx'

type EntryDialog =
  | { what: 'assign'; offer: BankEntryOrder | null }
  | { what: 'dismiss' }
  | { what: 'undo'; decision: number }

/** A movement: what the bank says, the orders it may be meant for, and what was decided. */
export function EntrySheet({ entry }: { entry: BankEntryRecord }) {
  const [asked, setAsked] = useState<EntryDialog | null>(null)
  const close = () => setAsked(null)
  const assign = (offer: BankEntryOrder) => setAsked({ what: 'assign', offer })
  return (
    <div className={sheet.sheet}>
      <div className={sheet.side}>
        <Section title={t('staffBank.whatToDo')} className={css.panel}>
          <p>{t(stateLooks[entry.state].hint)}</p>
          <Actions entry={entry} onAsk={setAsked} />
        </Section>
      </div>
      <div className={sheet.main}>
        {entry.is_repeated && <Notice kind="attention">{t('staffBank.repeated')}</Notice>}
        <Section title={t('staffBank.facts')}>
          <FactList facts={factsOf(entry)} />
        </Section>
        {!isDecided(entry) && (
          <Section title={t('staffBank.offers')}>
            <Offers entry={entry} onAssign={assign} />
          </Section>
        )}
        {!isDecided(entry) && Number(entry.amount) > 0 && (
          <Section title={t('staffBank.find')}>
            <FindOrder key={entry.turn} entry={entry} onAssign={assign} />
          </Section>
        )}
        {entry.decisions.length > 0 && (
          <Section title={t('staffBank.decisions')}>
            <Decisions entry={entry} onAsk={setAsked} />
          </Section>
        )}
      </div>
      {asked?.what === 'assign' && (
        <AssignDialog entry={entry} offer={asked.offer} onClose={close} />
      )}
      {asked && asked.what !== 'assign' && (
        <ReasonDialog
          entry={entry}
          what={asked.what}
          decision={asked.what === 'undo' ? asked.decision : null}
          onClose={close}
        />
      )}
    </div>
  )
}

interface AskingProps {
  entry: BankEntryRecord
  onAsk: (asked: EntryDialog) => void
}

function Actions({ entry, onAsk }: AskingProps) {
  const last = entry.decisions.findLast(stands)
  if (!useMay('assignBankEntry')) return null
  return (
    <>
      {!isDecided(entry) && Number(entry.amount) > 0 && (
        <Button wide onClick={() => onAsk({ what: 'assign', offer: null })}>
          {t('staffBank.assign')}
        </Button>
      )}
      {!isDecided(entry) && (
        <Button variant="secondary" wide onClick={() => onAsk({ what: 'dismiss' })}>
          {t('staffBank.dismiss')}
        </Button>
      )}
      {last && (
        <Button
          variant="secondary"
          wide
          onClick={() => onAsk({ what: 'undo', decision: last.turn })}
        >
          {t('staffBank.undo')}
        </Button>
      )}
    </>
  )
}

/** The last remaining one is taken back by the button next to them. */
function Decisions({ entry, onAsk }: AskingProps) {
  const mayDecide = useMay('assignBankEntry')
  const last = entry.decisions.findLast(stands)
  return (
    <ul className={css.list}>
      {entry.decisions.map((decision) => (
        <Decision
          key={decision.turn}
          decision={decision}
          movement={entry}
          onUndo={
            mayDecide && stands(decision) && decision !== last
              ? () => onAsk({ what: 'undo', decision: decision.turn })
              : null
          }
        />
      ))}
    </ul>
  )
}

/** No part of the movement is left to decide on. */
function isDecided({ state }: BankEntryRecord): boolean {
  return state === 'recorded' || state === 'set-aside'
}

/** A decision that no later one took back. */
function stands({ kind, is_undone: isUndone }: BankEntryDecision): boolean {
  return kind !== 'undone' && !isUndone
}

function factsOf(entry: BankEntryRecord): Fact[] {
  const { charges, currency } = entry
  return [
    { name: t('staffBank.amount'), value: sumOf(entry) },
    { name: t('staffBank.rest'), value: entry.state === 'rest' && restOf(entry) },
    { name: t('staffBank.bookedOn'), value: formatDay(entry.booked_on) },
    { name: t('staffBank.party'), value: entry.party || t('staffBank.noParty') },
    { name: t('staffBank.text'), value: entry.text },
    {
      name: t('staffBank.charges'),
      value: Number(charges) > 0 && formatMoney({ amount: charges, currency }),
    },
    { name: t('staffBank.reference'), value: entry.reference },
    { name: t('staffBank.account'), value: entry.account },
  ].map(({ name, value }) => ({ name, value: value === false ? null : value }))
}

interface OffersProps {
  entry: BankEntryRecord
  onAssign: (offer: BankEntryOrder) => void
}

function Offers({ entry, onAssign }: OffersProps) {
  if (entry.offers.length === 0) return <p>{t('staffBank.noOffers')}</p>
  return (
    <ul className={css.list}>
      {entry.offers.map((offer) => (
        <OrderChoice
          key={offer.order_id}
          entry={entry}
          order={offer}
          basis={offer.basis}
          onAssign={onAssign}
        />
      ))}
    </ul>
  )
}

const decided = {
  assigned: 'staffBank.decided.assigned',
  dismissed: 'staffBank.decided.dismissed',
  undone: 'staffBank.decided.undone',
} as const

interface DecisionProps {
  decision: BankEntryDecision
  movement: BankEntryRecord
  /** Null for the last one, which has its button above. */
  onUndo: (() => void) | null
}

function Decision({ decision, movement, onUndo }: DecisionProps) {
  const { kind, order_number, counts_as, currency, advice, reason, at, by, amount } = decision
  const isPart = amount !== null && amount !== movement.amount
  return (
    <li className={css.words}>
      <strong>{t(decided[kind])}</strong>
      {order_number !== null && counts_as !== null && currency !== null && (
        <span>
          {t('staffBank.countedAs', {
            number: order_number,
            sum: formatMoney({ amount: counts_as, currency }),
          })}
        </span>
      )}
      {isPart && (
        <span>
          {t('staffBank.partOf', { sum: formatMoney({ amount, currency: movement.currency }) })}
        </span>
      )}
      {advice !== null && <span>{advice}</span>}
      {reason !== null && <span>{reason}</span>}
      <span className={css.quiet}>{t('staffBank.by', { at: formatMoment(at), name: by })}</span>
      {decision.is_undone && <span className={css.quiet}>{t('staffBank.isUndone')}</span>}
      {onUndo && (
        <span>
          <Button variant="quiet" size="small" onClick={onUndo}>
            {t('staffBank.undoThis')}
          </Button>
        </span>
      )}
    </li>
  )
}
