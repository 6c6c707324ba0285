import type { SortPayload } from 'react-admin'
import { t } from '../../language/translator.ts'
import type { ListView } from '../../shared/views/list-views.ts'
import { type Queue, waitingIn } from './next-one.ts'

/** The views of a queue by whose work it is. */
export function assignmentViews(queue: Queue): ListView[] {
  const { filter, sort }: { filter: Readonly<Record<string, unknown>>; sort: SortPayload } =
    waitingIn[queue]
  return [
    { name: t('staffAnswers.view.everybodys'), filter, sort },
    { name: t('staffAnswers.view.mine'), filter: { ...filter, is_mine: true }, sort },
    { name: t('staffAnswers.view.nobodys'), filter: { ...filter, is_nobodys: true }, sort },
  ]
}
