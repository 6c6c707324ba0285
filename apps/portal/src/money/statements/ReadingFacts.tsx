import type { BankFileReading } from '@bandari/sdk'
import { Notice } from '@bandari/ui'
import { t } from '../../language/translator.ts'
import { formatDay } from '../../shared/dates.ts'
import css from './Bank.module.css'
import { sumOf } from './entry-labels.tsx'

/** What a file holds and what of it is known already. */
export function ReadingFacts({ reading }: { reading: BankFileReading }) {
  const { accounts, is_own_account, entry_count: all, known_count: known, entries } = reading
  return (
    <>
      <p>{t('staffBank.holds', { all, known, account: accounts.join(', ') })}</p>
      {!is_own_account && <Notice kind="attention">{t('staffBank.notOursText')}</Notice>}
      <section className={css.scroll} aria-label={t('staffBank.firstMovements')}>
        <table>
          <tbody>
            {entries.map((entry, position) => (
              <tr key={`${position} ${entry.reference}`}>
                <td>{formatDay(entry.booked_on)}</td>
                <td>{sumOf(entry)}</td>
                <td>{entry.party}</td>
                <td>{entry.text}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  )
}
