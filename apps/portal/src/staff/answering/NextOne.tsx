import { buttonClass } from '@bandari/ui'
import { Link } from 'react-router-dom'
import { t } from '../../language/translator.ts'
import type { Queue } from './next-one.ts'
import { useNextOne } from './use-next-one.ts'

/** Beside the heading: the next that waits for oneself or for nobody yet; `n` leads there, too. */
export function NextOne({ queue, id }: { queue: Queue; id: number }) {
  const { path, state, others } = useNextOne(queue, id)
  if (path === null) return null
  return (
    <Link
      to={path}
      state={state}
      data-next-one=""
      className={buttonClass({ variant: 'secondary', size: 'small' })}
    >
      {t('staffAnswers.next', { count: others })}
    </Link>
  )
}
