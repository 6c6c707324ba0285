import type { CommissionEntry } from '@bandari/sdk'
import { Card, formatMoney } from '@bandari/ui'
import { formatDay } from '../shared/dates.ts'
import { basisWords, entryTitle } from './entry-words.ts'
import { StateChip } from './StateChip.tsx'
import css from './Statement.module.css'

/** On a phone two columns say what six do on a desk. */
export function EntryTable({ entries }: { entries: readonly CommissionEntry[] }) {
  return (
    <Card padded={false}>
      <table className={css.table} aria-label="Entries, newest first">
        <thead>
          <tr>
            <th scope="col" className={css.wide}>
              Date
            </th>
            <th scope="col">Entry</th>
            <th scope="col" className={css.wide}>
              Position
            </th>
            <th scope="col" className={css.wide}>
              Share
            </th>
            <th scope="col" className={css.wide}>
              State
            </th>
            <th scope="col" className={css.number}>
              Amount
            </th>
          </tr>
        </thead>
        <tbody>
          {entries.map((entry) => (
            <EntryRow key={entry.id} entry={entry} />
          ))}
        </tbody>
      </table>
    </Card>
  )
}

function EntryRow({ entry }: { entry: CommissionEntry }) {
  const { date, position, amount, currency, note } = entry
  const basis = basisWords(entry)
  const day = <time dateTime={date}>{formatDay(date)}</time>
  return (
    <tr>
      <td className={`${css.wide} ${css.whole}`}>{day}</td>
      <th scope="row" className={css.entry}>
        {entryTitle(entry)}
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
