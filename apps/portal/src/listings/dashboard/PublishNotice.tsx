import { ErrorAlert, Notice } from '@bandari/ui'
import { Link } from 'react-router-dom'
import { paths } from '../../paths.ts'
import css from './Dashboard.module.css'
import { missingWords } from './messages.ts'
import type { PublishOutcome } from './use-publish.ts'

/** The result, with links to the listings that lack something. */
export function PublishNotice({ outcome }: { outcome: PublishOutcome }) {
  const { lacking, failure } = outcome
  if (failure !== '') return <ErrorAlert title="Nothing was changed">{failure}</ErrorAlert>
  const title = titleOf(outcome)
  if (lacking.length === 0) return <Notice kind="success" live title={title} />
  return (
    <Notice kind="attention" live title={title}>
      <ul className={css.lacking}>
        {lacking.map(({ id, prodClass, name, missing }) => (
          <li key={id}>
            <Link to={paths.listing(prodClass, id)}>{name}</Link> lacks {missingWords(missing)}
          </li>
        ))}
      </ul>
    </Notice>
  )
}

/** `2 listings are live, 1 cannot go live yet`. */
function titleOf({ wanted, done, lacking }: PublishOutcome): string {
  const listings = done === 1 ? '1 listing is' : `${done} listings are`
  const those = `${listings} ${wanted === 'live' ? 'live' : 'back to draft'}`
  if (lacking.length === 0) return those
  if (done > 0) return `${those}, ${lacking.length} cannot go live yet`
  return lacking.length === 1
    ? 'The listing cannot go live yet'
    : `The ${lacking.length} listings cannot go live yet`
}
