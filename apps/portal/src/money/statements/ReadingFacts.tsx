import type { BankFileReading } from '@bandari/sdk'
import { Checkbox, Notice } from '@bandari/ui'
import { t } from '../../language/translator.ts'
import { formatDay } from '../../shared/dates.ts'
import { formatMoney } from '../../shared/format.ts'
import css from './Bank.module.css'
import { sumOf } from './entry-labels.tsx'
import { StatementFacts } from './StatementFacts.tsx'

interface ReadingFactsProps {
  reading: BankFileReading
  isConfirmed: boolean
  mistake: string | null
  onConfirm: (isConfirmed: boolean) => void
}

/** What a file holds, what of it is known already, and what has to be confirmed. */
export function ReadingFacts({ reading, isConfirmed, mistake, onConfirm }: ReadingFactsProps) {
  const { accounts, is_own_account, entry_count: all, known_count: known, statements } = reading
  const { alike_count: alike, to_confirm: doubts } = reading
  const more = reading.statement_count - statements.length
  return (
    <>
      <p>{t('staffBank.holds', { all, known, account: accounts.join(', ') })}</p>
      {!is_own_account && <Notice kind="attention">{t('staffBank.notOursText')}</Notice>}
      {statements.map((facts, position) => (
        <StatementFacts key={`${position} ${facts.number}`} facts={facts} />
      ))}
      {more > 0 && <p>{t('staffBank.moreStatements', { count: more })}</p>}
      <p className={css.quiet}>{t('staffBank.rule')}</p>
      {alike > 0 && <Notice kind="attention">{t('staffBank.alike', { count: alike })}</Notice>}
      <FirstMovements reading={reading} />
      <Doubts reading={reading} />
      {doubts.length > 0 && (
        <Checkbox
          label={t('staffBank.confirm')}
          checked={isConfirmed}
          error={mistake}
          onChange={({ currentTarget: { checked } }) => onConfirm(checked)}
        />
      )}
    </>
  )
}

/** Whole, whatever their length: whoever imports them reads what the bank wrote. */
function FirstMovements({ reading: { entries } }: { reading: BankFileReading }) {
  return (
    <ul className={css.movements} aria-label={t('staffBank.firstMovements')}>
      {entries.map((entry, position) => (
        <li key={`${position} ${entry.reference}`}>
          <span className={css.movement}>
            <span>{formatDay(entry.booked_on)}</span>
            <strong>{sumOf(entry)}</strong>
          </span>
          {[entry.party, entry.reference, entry.text].filter(Boolean).map((words, place) => (
            <span key={place} className={css.quiet}>
              {words}
            </span>
          ))}
        </li>
      ))}
    </ul>
  )
}

function Doubts({ reading }: { reading: BankFileReading }) {
  const { to_confirm: doubts, balance_break: broken, statements } = reading
  const currency = statements[0]?.currency ?? ''
  return (
    <>
      {doubts.includes('currency') && (
        <Notice kind="attention">{t('staffBank.guessedCurrency', { currency })}</Notice>
      )}
      {broken && (
        <Notice kind="attention">
          {t('staffBank.balanceBreak', {
            row: broken.row,
            printed: formatMoney({ amount: broken.printed, currency: broken.currency }),
            counted: formatMoney({ amount: broken.counted, currency: broken.currency }),
          })}
        </Notice>
      )}
    </>
  )
}
