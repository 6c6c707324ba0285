import type { CommissionEntry } from '@bandari/sdk'
import { Card } from '@bandari/ui'
import { formatDay } from '../dates.ts'
import { formatMoney } from '../format.ts'
import { basisLabel, entryTitle, type Reader } from './entry-labels.ts'
import { StateChip } from './StateChip.tsx'
import css from './EntryTable.module.css'
import { t } from '../../language/translator.ts'

interface EntryTableProps {
  entries: readonly CommissionEntry[]
  reader?: Reader
}

/** On a phone or between other cards, two columns show what six show on a desktop. */
export function EntryTable({ entries, reader = 'supporter' }: EntryTableProps) {
  return (
    <Card padded={false} className={css.box}>
      <table className={css.table} aria-label={t('portal.entries')}>
        <thead>
          <tr>
            <th scope="col" className={css.wide}>
              {t('portal.entry.date')}
            </th>
            <th scope="col">{t('portal.entry.entry')}</th>
            <th scope="col" className={css.wide}>
              {t('portal.entry.position')}
            </th>
            <th scope="col" className={css.wide}>
              {t('portal.entry.share')}
            </th>
            <th scope="col" className={css.wide}>
              {t('portal.entry.state')}
            </th>
            <th scope="col" className={css.number}>
              {t('portal.entry.amount')}
            </th>
          </tr>
        </thead>
        <tbody>
          {entries.map((entry) => (
            <EntryRow key={entry.id} entry={entry} reader={reader} />
          ))}
        </tbody>
      </table>
    </Card>
  )
}

function EntryRow({ entry, reader }: { entry: CommissionEntry; reader: Reader }) {
  const { date, position, amount, currency, note } = entry
  const basis = basisLabel(entry)
  const day = <time dateTime={date}>{formatDay(date)}</time>
  return (
    <tr>
      <td className={`${css.wide} ${css.whole}`}>{day}</td>
      <th scope="row" className={css.entry}>
        {entryTitle(entry, reader)}
        {note !== '' && <span className={css.note}>{note}</span>}
        <span className={`${css.note} ${css.narrow}`}>{day}</span>
        {basis !== '' && <span className={`${css.note} ${css.narrow}`}>{basis}</span>}
      </th>
      <td className={css.wide}>{position}</td>
      <td className={`${css.wide} ${css.whole}`}>{basis}</td>
      <td className={css.wide}>
        <StateChip entry={entry} />
      </td>
      <td className={css.number}>
        <strong className={css.whole}>{formatMoney({ amount, currency })}</strong>
        <span className={css.narrow}>
          <StateChip entry={entry} />
        </span>
      </td>
    </tr>
  )
}
