import type { Handler } from '../../core/contract.ts'
import { refuse } from '../../core/refusal.ts'
import { detail } from '../../core/problem.ts'
import { answerList } from '../lists/answer-list.ts'
import { readList } from '../lists/list-sql.store.ts'
import { supportMailView } from './support-mail.view.ts'
import { countMails, listMailRows, mailColumns } from './support-mails.store.ts'

const newestFirst = { field: 'id', descending: true } as const

export const listSupportMails: Handler<'listSupportMails'> = async (
  { db },
  { query: parameters },
) => {
  const reading = readList(parameters, mailColumns, newestFirst)
  if ('problem' in reading) return refuse(400, detail(reading.problem))
  const { query } = reading
  const total = await countMails(db, query)
  const body = (await listMailRows(db, query)).map(supportMailView)
  return answerList('mails', { query, total, body })
}
