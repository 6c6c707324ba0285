import type { ImportDecisions } from '@bandari/sdk'
import css from './Mapping.module.css'
import { t } from '../../../language/translator.ts'

/** No value is changed in silence: what was read as something else, with its rows. */
export function ChangesRead({ changes }: Pick<ImportDecisions, 'changes'>) {
  if (changes.length === 0) return null
  return (
    <details className={css.changes}>
      <summary>{t('portalImports.changes', { count: changes.length })}</summary>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col">{t('portalListings.import.column')}</th>
            <th scope="col">{t('portalImports.value')}</th>
            <th scope="col">{t('portalImports.readAs')}</th>
          </tr>
        </thead>
        <tbody>
          {changes.map(({ field, heading, from, to, rows }) => (
            <tr key={JSON.stringify([field, from, to])}>
              <th scope="row">{heading}</th>
              <td>
                {from === '' ? t('portalImports.emptyValue') : from} ·{' '}
                {t('portalImports.rows', { rows })}
              </td>
              <td>{to === '' ? t('portalImports.leftOut') : to}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
