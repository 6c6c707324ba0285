import type { Import, ImportError } from '@bandari/sdk'
import { Card, Pager } from '@bandari/ui'
import { useDataProvider } from 'react-admin'
import { paths } from '../../paths.ts'
import type { PortalDataProvider } from '../../providers/data-provider.ts'
import { RouterLink } from '../../shared/RouterLink.tsx'
import { toFirstPage } from '../../shared/to-first-page.tsx'
import { DownloadButton } from './DownloadButton.tsx'
import type { ReportProps } from './ImportReport.tsx'
import css from './Imports.module.css'
import { t } from '../../language/translator.ts'

const perPage = 25

/** By row and column. An answer holds the first 500; all of them are in the file. */
export function ErrorTable({ found, page }: ReportProps) {
  const { downloadImportErrors } = useDataProvider<PortalDataProvider>()
  const { id, errors, error_count: count } = found
  if (count === 0) return null
  const rows = errors.slice((page - 1) * perPage, page * perPage)
  const elsewhere = toFirstPage(page, { data: rows, error: null }, paths.importListings(id))
  if (elsewhere) return elsewhere
  return (
    <section className={css.stack} aria-labelledby="import-errors">
      <div className={css.head}>
        <h2 id="import-errors" className={css.heading}>
          {titleOf(found)}
        </h2>
        <DownloadButton download={() => downloadImportErrors(id)}>
          {t('portalListings.import.downloadErrors')}
        </DownloadButton>
      </div>
      <Card padded={false}>
        <Rows errors={rows} />
      </Card>
      <div className={css.pager}>
        <p className={css.quiet}>
          {errors.length < count &&
            t('portalListings.import.firstErrors', { count: errors.length })}
        </p>
        <Pager
          page={page}
          pages={Math.ceil(errors.length / perPage)}
          hrefFor={(number) => paths.importListings(id, number)}
          linkComponent={RouterLink}
          label={t('portalListings.import.errorPages')}
        />
      </div>
    </section>
  )
}

function titleOf({ error_count, invalid_rows }: Import): string {
  return t('portalListings.import.errors', { errors: error_count, rows: invalid_rows })
}

function Rows({ errors }: { errors: readonly ImportError[] }) {
  return (
    <table className={css.table} aria-label={t('portalListings.import.errorTable')}>
      <thead>
        <tr>
          <th scope="col">{t('portalListings.import.row')}</th>
          <th scope="col">{t('portalListings.import.column')}</th>
          <th scope="col">{t('portalListings.import.value')}</th>
          <th scope="col">{t('portalListings.import.error')}</th>
        </tr>
      </thead>
      <tbody>
        {errors.map(({ row, column, value, message }) => (
          <tr key={`${row} ${column} ${message}`}>
            <th scope="row" data-label={t('portalListings.import.row')}>
              {row}
            </th>
            <td className={css.column}>
              {column === '' ? t('portalListings.import.wholeRow') : column}
            </td>
            <td className={css.value}>
              {value === '' ? (
                <span className={css.quiet}>{t('portalListings.import.empty')}</span>
              ) : (
                value
              )}
            </td>
            <td className={css.message}>{message}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
