import { ErrorAlert, Notice } from '@bandari/ui'
import { Link } from 'react-router-dom'
import { paths } from '../../../paths.ts'
import css from './Dashboard.module.css'
import { missingFieldsLabel } from './messages.ts'
import type { PublishOutcome } from './use-publish.ts'
import { t } from '../../../language/translator.ts'
import { Rich } from '@bandari/i18n/react'

/** The result, with links to the listings that lack something. */
export function PublishNotice({ outcome }: { outcome: PublishOutcome }) {
  const { lacking, failure } = outcome
  if (failure !== '')
    return <ErrorAlert title={t('portalListings.unchanged')}>{failure}</ErrorAlert>
  const title = titleOf(outcome)
  if (lacking.length === 0) return <Notice kind="success" live title={title} />
  return (
    <Notice kind="attention" live title={title}>
      <ul className={css.lacking}>
        {lacking.map(({ id, prodClass, name, missing }) => (
          <li key={id}>
            <Rich
              id="portalListings.lacksWhat"
              parts={{ link: <Link to={paths.listing(prodClass, id)} /> }}
              values={{ name, fields: missingFieldsLabel(missing) }}
            />
          </li>
        ))}
      </ul>
    </Notice>
  )
}

/** `2 listings are live, 1 cannot go live yet`. */
function titleOf({ wanted, done, lacking }: PublishOutcome): string {
  const isLive = wanted === 'live'
  const left = lacking.length
  if (left === 0)
    return t(isLive ? 'portalListings.published' : 'portalListings.unpublished', { done })
  if (done === 0) return t('portalListings.cannotPublish', { left })
  const id = isLive ? 'portalListings.publishedSome' : 'portalListings.unpublishedSome'
  return t(id, { done, left })
}
