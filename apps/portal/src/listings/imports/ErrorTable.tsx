import type { Import, ImportError } from '@bandari/sdk'
import { Card, Pager } from '@bandari/ui'
import { useDataProvider } from 'react-admin'
import { paths } from '../../paths.ts'
import type { PortalDataProvider } from '../../providers/data-provider.ts'
import { RouterLink } from '../../shared/RouterLink.tsx'
import { DownloadButton } from './DownloadButton.tsx'
import type { ReportProps } from './ImportReport.tsx'
import css from './Imports.module.css'
import { countOf } from './import-words.ts'

const perPage = 25

/** By row and column. An answer holds the first 500; all of them are in the file. */
export function ErrorTable({ found, page }: ReportProps) {
  const { downloadImportErrors } = useDataProvider<PortalDataProvider>()
  const { id, errors, error_count: count } = found
  if (count === 0) return null
  const pages = Math.max(1, Math.ceil(errors.length / perPage))
  const here = Math.min(page, pages)
  return (
    <section className={css.stack} aria-labelledby="import-errors">
      <div className={css.head}>
        <h2 id="import-errors" className={css.heading}>
          {titleOf(found)}
        </h2>
        <DownloadButton download={() => downloadImportErrors(id)}>
          Download errors (CSV)
        </DownloadButton>
      </div>
      <Card padded={false}>
        <Rows errors={errors.slice((here - 1) * perPage, here * perPage)} />
      </Card>
      <div className={css.pager}>
        <p className={css.quiet}>
          {errors.length < count ? `The first ${errors.length}; all are in the file.` : ''}
        </p>
        <Pager
          page={here}
          pages={pages}
          hrefFor={(number) => paths.importListings(id, number)}
          linkComponent={RouterLink}
          label="Pages of errors"
        />
      </div>
    </section>
  )
}

function titleOf({ error_count, invalid_rows }: Import): string {
  return `${countOf(error_count, 'error')} in ${countOf(invalid_rows, 'row')}`
}

function Rows({ errors }: { errors: readonly ImportError[] }) {
  return (
    <table className={css.table} aria-label="Errors by row and column">
      <thead>
        <tr>
          <th scope="col">Row</th>
          <th scope="col">Column</th>
          <th scope="col">Value</th>
          <th scope="col">What is wrong</th>
        </tr>
      </thead>
      <tbody>
        {errors.map(({ row, column, value, message }) => (
          <tr key={`${row} ${column} ${message}`}>
            <th scope="row" data-label="Row">
              {row}
            </th>
            <td className={css.column}>{column === '' ? 'Whole row' : column}</td>
            <td className={css.value}>
              {value === '' ? <span className={css.quiet}>Empty</span> : value}
            </td>
            <td className={css.message}>{message}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
