import type { BankFileReading } from '@bandari/sdk'
import { t } from '../../language/translator.ts'
import css from './Bank.module.css'

interface FirstRowsProps {
  reading: Pick<BankFileReading, 'headings' | 'rows'>
}

/** The first rows of a CSV, as they stand there. */
export function FirstRows({ reading: { headings, rows } }: FirstRowsProps) {
  return (
    <section className={css.scroll} aria-label={t('staffBank.firstRows')}>
      <table>
        <thead>
          <tr>
            {headings.map((heading) => (
              <th key={heading} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, row) => (
            <tr key={`${row} ${cells[0]}`}>
              {headings.map((heading, place) => (
                <td key={heading}>{cells[place]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
