import { ErrorAlert, Skeleton } from '@bandari/ui'
import { t } from '../../language/translator.ts'
import { companyCalls } from '../../providers/company.ts'
import { useOperation } from '../../providers/use-operation.ts'
import { CaseHistory } from './CaseHistory.tsx'
import { CredentialCard } from './CredentialCard.tsx'
import { CredentialForm } from './CredentialForm.tsx'
import css from './Credentials.module.css'

/** One's own papers as a seller, one more, and what has happened so far. */
export function Credentials() {
  const { data, error, refetch } = useOperation('getVendorCase', {})
  if (error) {
    const title = t('portalCompany.papersFailed')
    return (
      <ErrorAlert title={title} onRetry={() => void refetch()}>
        {error.message}
      </ErrorAlert>
    )
  }
  if (!data) return <Skeleton shape="block" height="160px" />
  const papers = data.papers.filter(({ is_latest }) => is_latest)
  return (
    <>
      <section className={css.part} aria-labelledby="seller-papers">
        <h2 id="seller-papers" className={css.title}>
          {t('portalCompany.papers')}
        </h2>
        <p className={css.quiet}>{t('portalCompany.papersLead')}</p>
        {papers.length > 0 && (
          <ul className={css.list} aria-labelledby="seller-papers">
            {papers.map((paper) => (
              <CredentialCard
                key={paper.id}
                paper={paper}
                load={() => companyCalls.downloadCredential(paper.id)}
              />
            ))}
          </ul>
        )}
        <CredentialForm />
      </section>
      <CaseHistory history={data.history} />
    </>
  )
}
