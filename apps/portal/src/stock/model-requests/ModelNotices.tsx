import type { ModelRequest } from '@bandari/sdk'
import { Notice } from '@bandari/ui'
import { Link } from 'react-router-dom'
import { t } from '../../language/translator.ts'
import { paths } from '../../paths.ts'
import { useOperation } from '../../providers/use-operation.ts'
import css from './ModelRequests.module.css'

/** What was answered, for as long as a draft of it is there; nothing more where it is not known. */
export function ModelNotices() {
  const { data } = useOperation('listModelRequests', {})
  const answered = data?.data.filter(
    (request) => isAnswered(request) && draftsOf(request).length > 0,
  )
  if (!answered || answered.length === 0) return null
  return (
    <div className={css.notices}>
      {answered.slice(0, mostShown).map((request) => (
        <AnswerNotice key={request.id} request={request} />
      ))}
    </div>
  )
}

const mostShown = 3

function isAnswered({ state }: ModelRequest): boolean {
  return state === 'used' || state === 'refused'
}

function draftsOf({ listings }: ModelRequest) {
  return listings.filter(
    ({ prod_live, prod_class }) => prod_live === 'draft' && prod_class === 'vehicles',
  )
}

function AnswerNotice({ request }: { request: ModelRequest }) {
  const { state, make, model, answer, reason } = request
  const isUsed = state === 'used'
  const name = `${make} ${model}`
  return (
    <Notice
      kind={isUsed ? 'success' : 'attention'}
      title={
        isUsed
          ? t('portalModels.answered', { name: answer ?? name })
          : t('portalModels.notAdded', { name })
      }
    >
      <p>
        {isUsed
          ? t('portalModels.answeredWhat')
          : t('portalModels.refusedWhy', { reason: reason ?? '' })}
      </p>
      <ul>
        {draftsOf(request)
          .slice(0, mostShown)
          .map(({ id, title }) => (
            <li key={id}>
              <Link to={paths.vehicleEditor(id)}>{title}</Link>
            </li>
          ))}
      </ul>
    </Notice>
  )
}
